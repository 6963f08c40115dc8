import path from 'node:path'
import type {Command} from 'commander'
import {createProgress} from '@lectern/core/report/progress'
import {addLocaleOption, type LocaleFlags, splitLocales} from '../options/locale-option.js'
import {
  addBaseUrlOption,
  addOutputCommand,
  type CommandContext,
  type OutputFlags,
  enterSite
} from '../options/site-command.js'
import {printProblems} from '../report/print-problems.js'
import {withBuildEnvironment} from './build-environment.js'
import {printResult} from './build-command.js'

interface MergeFlags extends OutputFlags, LocaleFlags {
  from: readonly string[]
  baseUrl?: string
  minify: boolean
  profile?: boolean
}

/** `site merge` */
export function addMergeCommand(program: Command, context: CommandContext): void {
  addLocaleOption(addBaseUrlOption(addOutputCommand(program, 'merge')))
    .description('build the site from its shards')
    .requiredOption('--from <folder...>', 'shards, or folders with shards')
    .option('--no-minify', 'merge shards built with `--no-minify`')
    .option('--profile', 'print time and size per stage and plugin')
    .action((siteDir: string, flags: MergeFlags) => runMerge(siteDir, flags, context))
}

async function runMerge(
  firstArgument: string,
  flags: MergeFlags,
  context: CommandContext
): Promise<void> {
  const {process, terminal} = context
  const {mergeShards} = await import('@lectern/core/shards/merge-shards')
  const {config: configFile, baseUrl, minify, verbose: isVerbose = false} = flags
  // The site can follow the folders, as in `--from shards my-site`.
  const split = splitLocales(firstArgument, {locale: flags.from, config: configFile}, process.cwd())
  const {siteDir, outDir} = enterSite(split.siteArgument, flags, process)
  const folders = split.locales.map((folder) => path.resolve(process.cwd(), folder))
  const locales = flags.locale ?? []
  const now = () => performance.now()
  const progress = createProgress(terminal, now)
  await withBuildEnvironment({...context, siteDir, isVerbose, progress}, async (environment) => {
    const result = await mergeShards(
      {siteDir, outDir, configFile, baseUrl, locales, minify, folders},
      environment
    )
    printProblems(result.warnings, siteDir, terminal, flags.verbose)
    await printResult(result, {flags, siteDir, progress, now, terminal})
  })
}
