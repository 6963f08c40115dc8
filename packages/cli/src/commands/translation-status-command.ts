import path from 'node:path'
import {type Command, Option} from 'commander'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {
  findMissingProblems,
  findStaleProblems
} from '@lectern/site-tools/translations/status-problems'
import type {LocaleStatus} from '@lectern/site-tools/translations/translation-status'
import {CommandFailure} from '../report/command-failure.js'
import {
  addSiteCommand,
  type CommandContext,
  enterSite,
  type SiteFlags
} from '../options/site-command.js'
import {describeInstalledGenerator} from '../site/describe-generator.js'

interface StatusFlags extends SiteFlags {
  locale?: string
  json?: boolean
  failOn?: readonly FailureKind[]
}

const KINDS = ['stale', 'missing'] as const

/** Reason for the command to fail. */
type FailureKind = (typeof KINDS)[number]

/** `site i18n:status` */
export function addTranslationStatusCommand(program: Command, context: CommandContext): void {
  addSiteCommand(program, 'i18n:status')
    .description('show missing and stale translations')
    .option('--locale <locale>', 'limit the report to one locale')
    .option('--json', 'print the report as JSON')
    .addOption(
      new Option('--fail-on <kind...>', 'exit with code 1 for these translations').choices(KINDS)
    )
    .action((siteDir: string, flags: StatusFlags) => run(siteDir, flags, context))
}

async function run(
  siteArgument: string,
  flags: StatusFlags,
  {process, terminal}: CommandContext
): Promise<void> {
  const {siteDir} = enterSite(siteArgument, {}, process)
  try {
    const [{loadCommandSite}, {findTranslationStatus}, {formatTranslationStatus}] =
      await Promise.all([
        import('@lectern/core/site/load-command-site'),
        import('@lectern/site-tools/translations/find-status'),
        import('../report/format-translation-status.js')
      ])
    const generator = describeInstalledGenerator()
    const statuses = await findTranslationStatus({
      siteDir,
      cacheDir: path.join(siteDir, '.site', 'cache'),
      locale: flags.locale,
      load: (locale) => loadCommandSite({siteDir, generator, configFile: flags.config, locale})
    })
    if (flags.json) terminal.print(JSON.stringify(statuses, undefined, 2))
    else for (const line of formatTranslationStatus(statuses)) terminal.print(line)
    failOn(flags.failOn ?? [], statuses)
  } catch (error) {
    const isVerbose = flags.verbose ?? false
    throw new CommandFailure(error, {siteDir, isVerbose, lastOutput: ''})
  }
}

/** Fails with a problem for each stale or missing file, for use in CI. */
function failOn(kinds: readonly FailureKind[], statuses: readonly LocaleStatus[]): void {
  const find = {stale: findStaleProblems, missing: findMissingProblems}
  const problems = kinds.flatMap((kind) => statuses.flatMap(find[kind]))
  if (problems.length > 0) throw new SiteError(problems)
}
