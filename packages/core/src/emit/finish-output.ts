import type {SummaryLine} from '@lectern/types'
import {hashContent} from '@lectern/shared/content-hash'
import {blame, type LoadedPlugin} from '../plugins/load-plugins.js'
import {finishedKey, type OutputPlan} from './output-plan.js'

/** What plugins made of an output. */
export interface Finish {
  /** Of two files of one name the first counts. */
  plan: OutputPlan
  summary: readonly SummaryLine[]
}

interface FinishSettings {
  plugins: readonly LoadedPlugin[]
  /** What the output has already: it is not given up for what plugins make. */
  taken: OutputPlan
}

/** Ask all plugins for the files that they make of the whole output in a folder. */
export async function finishOutput(
  folder: string,
  {plugins, taken}: FinishSettings
): Promise<Finish> {
  const finished = await Promise.all(
    plugins.map(({plugin, label}) =>
      blame(label, 'finishOutput', async () => (await plugin.finishOutput?.(folder)) ?? {files: []})
    )
  )
  const files = finished
    .flatMap((one) => one.files)
    .filter(({file}) => !taken.has(file))
    .reverse()
  return {
    plan: new Map(
      files.map(({file, text}) => [file, {kind: 'text', key: finishedKey(hashContent(text)), text}])
    ),
    summary: finished.flatMap(({summary = []}) => summary)
  }
}
