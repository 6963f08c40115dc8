import path from 'node:path'
import {type Command, InvalidArgumentError} from 'commander'
import type {ShardPlan} from '@lectern/core/shards/shard-plan'
import {createProgress} from '@lectern/core/report/progress'
import {
  addBaseUrlOption,
  addSiteCommand,
  enterSite,
  type CommandContext,
  type SiteFlags
} from '../options/site-command.js'
import {addLocaleOption, type LocaleFlags, splitLocales} from '../options/locale-option.js'
import {writeTextFile} from '../report/write-text-file.js'
import {withBuildEnvironment} from './build-environment.js'

interface PlanFlags extends SiteFlags, LocaleFlags {
  shards: number
  baseUrl?: string
  minify: boolean
  json?: boolean
  output?: string
}

/** `site plan` */
export function addPlanCommand(program: Command, context: CommandContext): void {
  addLocaleOption(addBaseUrlOption(addSiteCommand(program, 'plan')))
    .description('split a build into shards of equal cost')
    .requiredOption('--shards <N>', 'number of shards', parseCount)
    .option('--no-minify', 'plan a build with `--no-minify`')
    .option('--json', 'print JSON')
    .option('--output <file>', 'write the JSON to a file')
    .action((siteDir: string, flags: PlanFlags) => runPlan(siteDir, flags, context))
}

function parseCount(text: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count >= 1 && count <= 10_000) return count
  throw new InvalidArgumentError('The number of shards must be an integer from 1 to 10000.')
}

async function runPlan(
  firstArgument: string,
  flags: PlanFlags,
  context: CommandContext
): Promise<void> {
  const {process, terminal} = context
  const {siteArgument, locales} = splitLocales(firstArgument, flags, process.cwd())
  const {siteDir, outDir} = enterSite(siteArgument, {}, process)
  const {planShards} = await import('@lectern/core/shards/plan-shards')
  const {config: configFile, baseUrl, minify, shards: total, verbose: isVerbose = false} = flags
  const progress = flags.json ? undefined : createProgress(terminal, () => performance.now())
  const plan = await withBuildEnvironment({...context, siteDir, isVerbose, progress}, (builder) =>
    planShards({siteDir, outDir, configFile, baseUrl, locales, minify, total}, builder)
  )
  const json = JSON.stringify(plan)
  if (flags.output !== undefined)
    writeTextFile(path.resolve(process.cwd(), flags.output), `${json}\n`)
  terminal.print(flags.json ? json : formatPlan(plan))
}

/** Formats a plan as a table. */
function formatPlan({shards, pages, basis}: ShardPlan): string {
  const rows = shards.map(
    (shard) =>
      `  ${shard.shard.padEnd(9)} ${String(shard.pages).padStart(7)} pages  ${(shard.share * 100).toFixed(1).padStart(5)}%  ${shard.first?.path ?? ''}`
  )
  const unit = basis === 'measured' ? 'measured time' : 'size of the sources'
  return [
    '',
    `Planned ${shards.length} shards for ${pages} pages, balanced by ${unit}`,
    ...rows,
    'Build: npx site build --shard 1/N --shard-dir shards'
  ]
    .join('\n')
    .replace('1/N', `1/${shards.length}`)
}
