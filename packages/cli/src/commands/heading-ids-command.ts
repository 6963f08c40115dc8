import fs from 'node:fs'
import path from 'node:path'
import {type Command, Option} from 'commander'
import type {HeadingIdSyntax} from '@lectern/markdown/heading-ids'
import {CommandFailure} from '../report/command-failure.js'
import {
  addSiteCommand,
  type CommandContext,
  enterFolder,
  type SiteFlags
} from '../options/site-command.js'
import {findNamedFiles} from '../site/find-named-files.js'
import {describeInstalledGenerator} from '../site/describe-generator.js'
import {relativePath} from '@lectern/shared/files/relative-path'

interface HeadingIdFlags extends SiteFlags {
  maintainCase?: boolean
  overwrite?: boolean
  syntax?: HeadingIdSyntax
  migrate?: boolean
}

const SYNTAXES: readonly HeadingIdSyntax[] = ['classic', 'mdx-comment']

/** `site write-heading-ids` */
export function addHeadingIdsCommand(program: Command, context: CommandContext): void {
  const command = addSiteCommand(program, 'write-heading-ids')
    .description('add explicit IDs to headings in Markdown files')
    .argument('[files...]', 'Markdown files, folders or globs (default: all pages)')
    .option('--maintain-case', 'keep uppercase letters in IDs')
    .option('--overwrite', 'replace existing IDs')
    .addOption(new Option('--syntax <name>', 'syntax of IDs (default: by file)').choices(SYNTAXES))
    .option('--migrate', 'rewrite existing IDs with the syntax')
    .action((siteDir: string, files: string[], flags: HeadingIdFlags) => {
      const chosen = chooseFiles(siteDir, files, context.process.cwd())
      const [missing] = chosen.missing
      if (missing !== undefined) command.error(`error: no Markdown files match '${missing}'`)
      return run(chosen, flags, context)
    })
}

async function run(
  {siteDir, files}: ChosenFiles,
  flags: HeadingIdFlags,
  {process, terminal}: CommandContext
): Promise<void> {
  enterFolder(siteDir, process)
  try {
    const {writeHeadingIds} = await import('@lectern/markdown/heading-ids')
    const sources = files.length > 0 ? files : await listSources(siteDir, flags)
    let changed = 0
    for (const file of sources) {
      const text = fs.readFileSync(file, 'utf8')
      const format = /\.mdx$/i.test(file) ? 'mdx' : 'md'
      const written = writeHeadingIds(text, {...flags, format})
      if (written === text) continue
      fs.writeFileSync(file, written)
      terminal.print(`Updated ${relativePath(siteDir, file)}`)
      changed += 1
    }
    if (changed === 0) terminal.print('No changes: all headings have IDs.')
  } catch (error) {
    throw new CommandFailure(error, {siteDir, isVerbose: flags.verbose ?? false, lastOutput: ''})
  }
}

interface ChosenFiles extends ReturnType<typeof findNamedFiles> {
  siteDir: string
}

/**
 * Splits the arguments into the site root and files. The root comes first and is optional. A folder
 * without a configuration isn't the root if the current folder has one.
 */
function chooseFiles(siteArgument: string, files: readonly string[], cwd: string): ChosenFiles {
  const first = path.resolve(cwd, siteArgument)
  const isRoot = isFolder(first) && (hasConfig(first) || !hasConfig(cwd))
  const siteDir = isRoot ? first : cwd
  return {siteDir, ...findNamedFiles(isRoot ? files : [siteArgument, ...files], siteDir)}
}

function isFolder(file: string): boolean {
  return fs.statSync(file, {throwIfNoEntry: false})?.isDirectory() ?? false
}

function hasConfig(folder: string): boolean {
  return fs.readdirSync(folder).some((name) => /^(?:site|docusaurus)\.config\.\w+$/.test(name))
}

/**
 * Lists the Markdown sources of a site's pages as sorted absolute paths. Files that plugins generate
 * aren't listed, because edits of them would be lost.
 */
async function listSources(siteDir: string, {config}: SiteFlags): Promise<string[]> {
  const [{loadCommandSite}, {scanSite}] = await Promise.all([
    import('@lectern/core/site/load-command-site'),
    import('@lectern/core/scan/scan-site')
  ])
  const site = await loadCommandSite({
    siteDir,
    generator: describeInstalledGenerator(),
    configFile: config
  })
  const {manifest} = await scanSite(site, () => 0)
  const sources = manifest.routes.flatMap(({contents}) => contents.map(({source}) => source))
  return [...new Set(sources)]
    .filter((source) => !source.startsWith('.site/'))
    .sort()
    .map((source) => path.resolve(siteDir, source))
}
