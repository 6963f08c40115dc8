import {shortenHash} from '@lectern/shared/cache/content-hash'
import type {
  FinishedFiles,
  FinishTools,
  ReplacedFile,
  SiteProblem,
  SummaryLine
} from '@lectern/types'
import {listHiddenFiles} from '../hosts/hosts.js'
import {blame} from '../plugins/blame.js'
import type {LoadedPlugin} from '../plugins/load-plugins.js'
import {keepFirst, makeFiles, readPluginFiles} from './make-files.js'
import type {OutputFolder} from '../output/output-folder.js'
import {finishedKey, type OutputPlan, type PlannedFile} from '../output/output-plan.js'
import type {WrittenFiles} from '../output/written-file.js'

/** Files that plugins generated from an output. */
export interface Finish {
  /** If two files have one name, the first one wins. */
  plan: OutputPlan
  summary: readonly SummaryLine[]
  /** Warnings. */
  problems: readonly SiteProblem[]
}

interface FinishSettings {
  plugins: readonly LoadedPlugin[]
  /** Files that the output has already. They aren't replaced by files of plugins. */
  taken: OutputPlan
  /** The same, as written. */
  written: WrittenFiles
  output: Pick<OutputFolder, 'holds' | 'write'>
  tools: Omit<FinishTools, 'plugins'>
}

/**
 * Calls all plugins to generate files from the whole output in a folder, including replaced files.
 */
export async function finishOutput(
  folder: string,
  {plugins, taken, written, output, ...settings}: FinishSettings
): Promise<Finish> {
  const tools: FinishTools = {...settings.tools, plugins}
  const known = describeFiles(taken, written)
  const finished = await Promise.all(
    plugins.map(async ({plugin, label}) => {
      const hook = {label, hook: 'finishOutput'} as const
      const made = await blame(label, hook.hook, () => plugin.finishOutput?.(folder, known, tools))
      return {
        files: await readPluginFiles(hook, () => made?.files),
        replaced: planReplaced(made?.replaced ?? [], written),
        summary: made?.summary ?? [],
        problems: made?.problems ?? []
      }
    })
  )
  const files = keepFirst(finished.flatMap((one) => one.files))
  const made = await makeFiles(files, taken, {...output, keyOf: finishedKey})
  return {
    plan: new Map([...made, ...finished.flatMap(({replaced}) => replaced).toReversed()]),
    summary: finished.flatMap(({summary}) => summary),
    problems: finished
      .flatMap(({problems}) => problems)
      .map((problem): SiteProblem => ({...problem, policy: 'warn'}))
  }
}

/** Only files of the output can be replaced. If a file has two replacements, the first one wins. */
function planReplaced(
  replaced: readonly ReplacedFile[],
  written: WrittenFiles
): [string, PlannedFile][] {
  return replaced
    .filter(({file}) => Object.hasOwn(written, file))
    .map(({file, key, from}) => [file, {kind: 'copy', key: finishedKey(key), from}])
}

/** Facts about a file for plugins, without its inputs and its time. */
function describeFiles(plan: OutputPlan, written: WrittenFiles): FinishedFiles {
  const hidden = new Set(listHiddenFiles())
  return new Map(
    Object.entries(written).map(([file, [, size, , hash]]) => {
      const offline = hidden.has(file) ? false : plan.get(file)?.offline
      return [file, {size, hash: shortenHash(hash), ...(offline !== undefined && {offline})}]
    })
  )
}
