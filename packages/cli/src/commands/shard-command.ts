import path from 'node:path'
import {createProgress, formatDuration} from '@lectern/core/report/progress'
import {splitLocales, type LocaleFlags} from '../options/locale-option.js'
import {type CommandContext, type OutputFlags, enterSite} from '../options/site-command.js'
import {printProblems} from '../report/print-problems.js'
import {withBuildEnvironment} from './build-environment.js'

/** Options of `site build --shard`. */
export interface ShardFlags extends OutputFlags, LocaleFlags {
  baseUrl?: string
  minify: boolean
  shard?: string | true
  shardDir?: string
  plan?: string
}

/** Default folder of shards. */
const SHARDS = 'shards'

/** Builds one part of a site and prints the result. */
export async function runShard(
  firstArgument: string,
  flags: ShardFlags,
  context: CommandContext
): Promise<void> {
  const {process, terminal} = context
  const [{buildShard}, {readShardNumber, formatShard}] = await Promise.all([
    import('@lectern/core/shards/build-shard'),
    import('@lectern/core/shards/shard-number')
  ])
  const {siteArgument, locales} = splitLocales(firstArgument, flags, process.cwd())
  const folders = enterSite(siteArgument, flags, process)
  const {config: configFile, baseUrl, minify, verbose: isVerbose = false} = flags
  const now = () => performance.now()
  const progress = createProgress(terminal, now)
  const at = (folder: string) => path.resolve(process.cwd(), folder)
  const settings = {...context, siteDir: folders.siteDir, isVerbose, progress}
  await withBuildEnvironment(settings, async (environment) => {
    const shard = readShardNumber(flags.shard === true ? undefined : flags.shard, process.env)
    const result = await buildShard(
      {
        ...{...folders, configFile, baseUrl, locales, minify, shard},
        shardDir: at(flags.shardDir ?? SHARDS),
        planFile: flags.plan === undefined ? undefined : at(flags.plan)
      },
      environment
    )
    printProblems(result.warnings, folders.siteDir, terminal, flags.verbose)
    const {pages, sitePages, compiled, remote} = result
    const {green, bold} = terminal.colors
    const folder = path.relative(process.cwd(), result.folder) || '.'
    terminal.print(
      [
        '',
        `${green('Built')} ${bold(`shard ${formatShard(shard)}`)} in ${formatDuration(now())}`,
        `  pages     ${pages} of ${sitePages} rendered`,
        `  content   ${compiled} compiled`,
        `  output    ${folder}`,
        ...(remote ? [`  ${remote.name.padEnd(9)} ${remote.text}`] : [])
      ].join('\n')
    )
  })
}
