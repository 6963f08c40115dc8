import type {Command} from 'commander'
import type {SiteConfig} from '@lectern/types'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {DeployResult} from '@lectern/site-tools/deploy/deploy'
import type {DeployTarget} from '@lectern/site-tools/deploy/deploy-target'
import type {SourceRepository} from '@lectern/site-tools/deploy/source-repository'
import {runBuild} from './build-command.js'
import {addDeployContentCommands} from './deploy-content-command.js'
import {CommandFailure} from '../report/command-failure.js'
import {addLocaleOption, type LocaleFlags, splitLocales} from '../options/locale-option.js'
import {
  addBaseUrlOption,
  addOutputCommand,
  enterSite,
  type CommandContext,
  type OutputFlags
} from '../options/site-command.js'
import {describeInstalledGenerator} from '../site/describe-generator.js'

interface DeployFlags extends OutputFlags, LocaleFlags {
  baseUrl?: string
  skipBuild?: boolean
  dryRun?: boolean
  targetDir?: string
  remote?: string
  branch?: string
}

/** `site deploy` */
export function addDeployCommand(program: Command, context: CommandContext): void {
  const deploy = addLocaleOption(addBaseUrlOption(addOutputCommand(program, 'deploy')))
    .description('build the site and push it to a branch')
    .option('--skip-build', 'deploy the existing build')
    .option('--dry-run', 'list the changes without pushing')
    .option('--target-dir <folder>', 'folder inside the branch (default: its root)')
    .option('--remote <url>', 'repository to push to (default: from configuration)')
    .option('--branch <name>', 'branch to push to (default: gh-pages)')
    .action((siteDir: string, flags: DeployFlags) => runDeploy(siteDir, flags, context))
  addDeployContentCommands(deploy, context)
}

async function runDeploy(
  firstArgument: string,
  flags: DeployFlags,
  context: CommandContext
): Promise<void> {
  const {process, terminal} = context
  const {siteArgument, locales} = splitLocales(firstArgument, flags, process.cwd())
  const {siteDir, outDir} = enterSite(siteArgument, flags, process)
  const {env} = process
  if (env.CI_PULL_REQUEST || env.CIRCLE_PULL_REQUEST) {
    terminal.print('Skipped deployment: this is a pull request build.')
    return
  }
  try {
    const [{deploy}, {describeRemote, findDeployTarget}, {readSourceRepository}, {loadSiteConfig}] =
      await Promise.all([
        import('@lectern/site-tools/deploy/deploy'),
        import('@lectern/site-tools/deploy/deploy-target'),
        import('@lectern/site-tools/deploy/source-repository'),
        import('@lectern/core/site/load-site-config')
      ])
    const siteConfig = await loadSiteConfig({
      ...flags,
      siteDir,
      generator: describeInstalledGenerator()
    })
    const source = await readSourceRepository(siteDir)
    const target = findDeployTarget({siteConfig, env, flags, origin: source.origin, siteDir})
    rejectOwnBranch(target, {...source, branch: env.CURRENT_BRANCH ?? source.branch})
    const buildFlags = {...flags, locale: locales, minify: true}
    if (!flags.skipBuild) await runBuild(siteArgument, buildFlags, context)
    const message = env.CUSTOM_COMMIT_MESSAGE ?? describeSource(source)
    const isDryRun = flags.dryRun ?? false
    const result = await deploy({outDir, target, message, isDryRun, env})
    const destination = `branch ${target.branch} of ${describeRemote(target.remote)}`
    terminal.print(describeResult(result, {destination, siteConfig, isDryRun}))
  } catch (error) {
    if (error instanceof CommandFailure) throw error
    throw new CommandFailure(error, {siteDir, isVerbose: flags.verbose ?? false, lastOutput: ''})
  }
}

/** Prevents the site from overwriting its own sources. */
function rejectOwnBranch({remote, branch}: DeployTarget, source: SourceRepository): void {
  if (source.branch !== branch || !isSameRepository(remote, source.origin)) return
  throw new SiteError({
    code: 'deploy-branch-current',
    message: `The deployment branch \`${branch}\` is the current branch. Deploying would overwrite the site's source files.`,
    hint: 'Check out your source branch, or deploy to a different one, e.g. `--branch gh-pages`.'
  })
}

/** Compares repository URLs, ignoring the protocol, the user and the extension `.git`. */
function isSameRepository(one: string, other: string | undefined): boolean {
  const normalize = (url: string) =>
    url
      .replace(/^\w+:\/\//, '')
      .replace(/^[^/@]*@/, '')
      .replace(/:(?:\d+\/)?/, '/')
      .replace(/(?<!\/)\/+$/, '')
      .replace(/\.git$/, '')
      .toLowerCase()
  return other !== undefined && normalize(one) === normalize(other)
}

function describeSource({commit, isDirty}: SourceRepository): string {
  if (commit === undefined) return 'Deploy website'
  return `Deploy website - based on ${commit}${isDirty ? ' with uncommitted changes' : ''}`
}

interface DeployContext {
  destination: string
  siteConfig: Pick<SiteConfig, 'url' | 'baseUrl'>
  isDryRun: boolean
}

function describeResult(
  result: DeployResult,
  {destination, siteConfig, isDryRun}: DeployContext
): string {
  if (result.unreachable !== undefined)
    return `Would deploy ${count(result.added)} to ${destination}. The remote can't be reached, so the build wasn't compared with it: ${result.unreachable}`
  if (!result.commit) return `No changes to deploy: ${destination} is up to date.`
  const counts = `${result.added} added, ${result.changed} changed, ${result.removed} removed`
  if (isDryRun) return `Would deploy to ${destination}: ${counts}. Nothing was pushed.`
  return `Deployed to ${destination}: ${counts}\nSite: ${siteConfig.url}${siteConfig.baseUrl}`
}

function count(files: number): string {
  return `${files} ${files === 1 ? 'file' : 'files'}`
}
