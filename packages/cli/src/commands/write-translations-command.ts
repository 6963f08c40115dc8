import type {Command} from 'commander'
import {printProblems} from '../report/print-problems.js'
import type {WrittenFile} from '@lectern/site-tools/translations/write-translations'
import {CommandFailure} from '../report/command-failure.js'
import {
  addSiteCommand,
  type CommandContext,
  enterSite,
  type SiteFlags
} from '../options/site-command.js'
import {describeInstalledGenerator} from '../site/describe-generator.js'

interface TranslationFlags extends SiteFlags {
  locale?: string
  override?: boolean
  messagePrefix?: string
}

/** `site write-translations` */
export function addWriteTranslationsCommand(program: Command, context: CommandContext): void {
  addSiteCommand(program, 'write-translations')
    .description('create or update translation files')
    .option('-l, --locale <locale>', 'locale to write (default: the default locale)')
    .option('--override', 'replace existing translations with the source strings')
    .option('--message-prefix <text>', 'prefix for new strings, e.g. "(fr) "')
    // For existing scripts, which use Docusaurus's spelling.
    .option('--messagePrefix <text>', 'alias for --message-prefix')
    .action((siteDir: string, flags: TranslationFlags) => run(siteDir, flags, context))
}

async function run(
  siteArgument: string,
  flags: TranslationFlags,
  {process, terminal}: CommandContext
): Promise<void> {
  const {siteDir} = enterSite(siteArgument, {}, process)
  const {config, verbose = false} = flags
  try {
    const [{loadCommandSite}, {writeTranslations}] = await Promise.all([
      import('@lectern/core/site/load-command-site'),
      import('@lectern/site-tools/translations/write-translations')
    ])
    const site = await loadCommandSite({
      siteDir,
      generator: describeInstalledGenerator(),
      configFile: config,
      locale: flags.locale
    })
    const {written, problems} = await writeTranslations(site, flags)
    for (const line of written.flatMap(describeFile)) terminal.print(line)
    printProblems(problems, siteDir, terminal, verbose)
  } catch (error) {
    throw new CommandFailure(error, {siteDir, isVerbose: verbose, lastOutput: ''})
  }
}

/** Describes the result for a file, including unused strings. */
function describeFile({file, count, added, unused}: WrittenFile): string[] {
  const parts = [
    `${count} ${count === 1 ? 'string' : 'strings'}`,
    ...(added.length > 0 ? [`${added.length} new`] : []),
    ...(unused.length > 0 ? [`${unused.length} unused`] : [])
  ]
  return [`${file}: ${parts.join(', ')}`, ...unused.map((key) => `  unused: ${key}`)]
}
