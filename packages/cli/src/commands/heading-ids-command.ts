import fs from 'node:fs'
import path from 'node:path'
import type {Command} from 'commander'
import {readFileStats} from '@lectern/shared/files/file-stats'
import {CommandFailure} from '../report/command-failure.js'
import {addDocusaurusFlags} from '../options/docusaurus-flags.js'
import {
  addSiteCommand,
  type CommandContext,
  enterFolder,
  type SiteFlags
} from '../options/site-command.js'
import {describeInstalledGenerator} from '../site/describe-generator.js'

interface HeadingIdFlags extends SiteFlags {
  maintainCase?: boolean
  overwrite?: boolean
}

/** `site write-heading-ids` */
export function addHeadingIdsCommand(program: Command, context: CommandContext): void {
  const command = addSiteCommand(program, 'write-heading-ids')
    .description('add explicit IDs to headings in Markdown files')
    .argument('[files...]', 'Markdown files (default: all pages)')
    .option('--maintain-case', 'keep uppercase letters in IDs')
    .option('--overwrite', 'replace existing IDs')
    .action((siteDir: string, files: string[], flags: HeadingIdFlags) =>
      run(siteDir, files, flags, context)
    )
  addDocusaurusFlags(command, context.terminal)
}

async function run(
  siteArgument: string,
  files: readonly string[],
  flags: HeadingIdFlags,
  {process, terminal}: CommandContext
): Promise<void> {
  const {siteDir, chosen} = splitArguments(siteArgument, files, process.cwd())
  enterFolder(siteDir, process)
  try {
    const {writeHeadingIds} = await import('@lectern/markdown/heading-ids')
    const sources = chosen.length > 0 ? chosen : await listSources(siteDir, flags)
    let changed = 0
    for (const file of sources) {
      const text = fs.readFileSync(file, 'utf8')
      const format = /\.mdx$/i.test(file) ? 'mdx' : 'md'
      const written = writeHeadingIds(text, {...flags, format})
      if (written === text) continue
      fs.writeFileSync(file, written)
      terminal.print(`Updated ${path.relative(siteDir, file)}`)
      changed += 1
    }
    if (changed === 0) terminal.print('No changes: all headings have IDs.')
  } catch (error) {
    throw new CommandFailure(error, {siteDir, isVerbose: flags.verbose ?? false, lastOutput: ''})
  }
}

/** Splits the arguments into the site root and files. The root comes first and is optional. */
function splitArguments(siteArgument: string, files: readonly string[], cwd: string) {
  const first = path.resolve(cwd, siteArgument)
  const isFile = readFileStats(first) !== undefined
  const siteDir = isFile ? cwd : first
  const named = isFile ? [siteArgument, ...files] : files
  return {siteDir, chosen: named.map((file) => path.resolve(siteDir, file))}
}

/** Lists the Markdown sources of a site's pages as sorted absolute paths. */
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
  return [...new Set(sources)].sort().map((source) => path.resolve(siteDir, source))
}
