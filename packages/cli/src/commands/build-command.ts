import fs from 'node:fs'
import os from 'node:os'
import type {Command} from 'commander'
import {describeInstalledGenerator} from '../describe-generator.js'
import {printProblems} from '../report/print-problems.js'
import {createProgress} from '@lectern/core/report/progress'
import {CommandFailure} from '../report/command-failure.js'
import {addDocusaurusFlags} from '../options/docusaurus-flags.js'
import {addLocaleOption, type LocaleFlags, splitLocales} from '../options/locale-option.js'
import {
  DEFAULT_SITE,
  addBaseUrlOption,
  addOutputCommand,
  resolveFolders,
  type CommandContext,
  type OutputFlags
} from '../options/site-command.js'

interface BuildFlags extends OutputFlags, LocaleFlags {
  baseUrl?: string
  minify: boolean
  profile?: boolean
  explain?: string
}

/** `site build` */
export function addBuildCommand(program: Command, context: CommandContext): void {
  const command = addLocaleOption(addBaseUrlOption(addOutputCommand(program, 'build')))
    .description('build the site into static files')
    .option('--no-minify', 'leave JavaScript and CSS readable')
    .option('--profile', 'show time and bytes by stage and plugin')
    .option('--explain <url>', 'show what a page is made from, why it was rendered, what it costs')
    .action((siteDir: string, flags: BuildFlags) => runBuild(siteDir, flags, context))
  addDocusaurusFlags(command, context.terminal)
}

/** Build a site and say how it went; what fails is thrown as a `CommandFailure`. */
export async function runBuild(
  firstArgument: string,
  flags: BuildFlags,
  {process, terminal}: CommandContext
): Promise<void> {
  const now = () => performance.now()
  const [{build}, {createTaskPool}, {findOutdatedCopies}, {formatProfile, formatSummary}] =
    await Promise.all([
      import('@lectern/core/build/build'),
      import('@lectern/core/workers/task-pool'),
      import('@lectern/site-tools/swizzle/find-outdated-copies'),
      import('../report/summary.js')
    ])
  const {siteArgument, locales} = splitLocales(firstArgument, flags, process.cwd())
  const {siteDir, outDir} = resolveFolders(siteArgument, flags, process)
  const pool = createTaskPool(Math.max(1, os.availableParallelism()))
  const progress = createProgress(terminal, now)
  try {
    const result = await build(
      {
        siteDir,
        outDir,
        configFile: flags.config,
        baseUrl: flags.baseUrl,
        locales,
        minify: flags.minify,
        explain: flags.explain
      },
      {
        generator: describeInstalledGenerator(),
        pool,
        progress,
        checkThemeCopies: findOutdatedCopies
      }
    )
    printProblems(result.warnings, siteDir, terminal, flags.verbose)
    if (flags.profile) terminal.print(formatProfile(result, progress))
    if (result.explanation) {
      const {formatExplanation} = await import('../report/format-explanation.js')
      terminal.print(formatExplanation(result.explanation, terminal.colors))
    }
    const nextCommand = `site serve${siteArgument === DEFAULT_SITE ? '' : ` ${siteArgument}`}${flags.outDir ? ` --out-dir ${flags.outDir}` : ''}${flags.baseUrl ? ` --base-url ${flags.baseUrl}` : ''}`
    // Time counts from the start of the process, as the person who typed the command sees it.
    const summary = {
      result,
      duration: now(),
      cwd: process.cwd(),
      nextCommand,
      colors: terminal.colors
    }
    terminal.print(formatSummary(summary))
  } catch (error) {
    // A first build leaves nothing; saying that the last output is kept would puzzle.
    const lastOutput = fs.existsSync(outDir) ? ' The last output is untouched.' : ''
    // The cache may be on the full disk as well as the output.
    const {createFullDiskError} = await import('@lectern/core/cache/disk-errors')
    const cause = createFullDiskError(error, outDir) ?? error
    throw new CommandFailure(cause, {siteDir, isVerbose: flags.verbose ?? false, lastOutput})
  } finally {
    await pool.close()
  }
}
