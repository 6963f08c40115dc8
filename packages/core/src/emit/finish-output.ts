import {shortenHash} from '@lectern/shared/cache/content-hash'
import type {
  FinishedFiles,
  FinishTools,
  ReplacedFile,
  SiteProblem,
  SummaryLine
} from '@lectern/types'
import {listHiddenFiles} from '../hosts/hosts.js'
import {runPluginHook} from '../plugins/plugin-hooks.js'
import type {LoadedPlugin} from '../plugins/load-plugins.js'
import {keepFirst, generateFiles, readPluginFiles} from './generate-files.js'
import type {OutputFolder} from '../output/output-folder.js'
import {finishedKey, type OutputPlan, type PlannedFile} from '../output/output-plan.js'
import type {WrittenFiles} from '../output/written-file.js'

/** Files that plugins generated from the complete output, and their warnings. */
export interface Finish {
  /** Planned files. If several have the same name, the first one wins. */
  plan: OutputPlan
  summary: readonly SummaryLine[]
  /** Warnings of the plugins. */
  problems: readonly SiteProblem[]
}

interface FinishSettings {
  plugins: readonly LoadedPlugin[]
  /** Existing output files. Plugins can't add files with the same paths. */
  taken: OutputPlan
  /** Existing output files, as they were written. */
  written: WrittenFiles
  output: Pick<OutputFolder, 'holds' | 'write'>
  tools: Omit<FinishTools, 'plugins'>
}

/** Lets all plugins generate or replace files, based on the complete output. */
export async function finishOutput(
  folder: string,
  {plugins, taken, written, output, ...settings}: FinishSettings
): Promise<Finish> {
  const tools: FinishTools = {...settings.tools, plugins}
  const known = describeFiles(taken, written)
  const finished = await Promise.all(
    plugins.map(async ({plugin, label}) => {
      const hook = {label, hook: 'finishOutput'} as const
      const generated = await runPluginHook(label, hook.hook, () =>
        plugin.finishOutput?.(folder, known, tools)
      )
      return {
        files: await readPluginFiles(hook, () => generated?.files),
        replaced: planReplaced(generated?.replaced ?? [], written),
        summary: generated?.summary ?? [],
        problems: generated?.problems ?? []
      }
    })
  )
  const files = keepFirst(finished.flatMap((one) => one.files))
  const generated = await generateFiles(files, taken, {...output, keyOf: finishedKey})
  return {
    plan: new Map([...generated, ...finished.flatMap(({replaced}) => replaced).toReversed()]),
    summary: finished.flatMap(({summary}) => summary),
    problems: finished
      .flatMap(({problems}) => problems)
      .map((problem): SiteProblem => ({...problem, policy: 'warn'}))
  }
}

/** Plans the replacements of output files. If there are several for a file, the first one wins. */
function planReplaced(
  replaced: readonly ReplacedFile[],
  written: WrittenFiles
): [string, PlannedFile][] {
  return replaced
    .filter(({file}) => Object.hasOwn(written, file))
    .map(({file, key, from}) => [file, {kind: 'copy', key: finishedKey(key), from}])
}

/** Describes output files for plugins, without internal fields. */
function describeFiles(plan: OutputPlan, written: WrittenFiles): FinishedFiles {
  const hidden = new Set(listHiddenFiles())
  return new Map(
    Object.entries(written).map(([file, [, size, , hash]]) => {
      const offline = hidden.has(file) ? false : plan.get(file)?.offline
      return [file, {size, hash: shortenHash(hash), ...(offline !== undefined && {offline})}]
    })
  )
}
