import type {SummaryLine} from '@lectern/types'
import {finishOutput} from '../emit/finish-output.js'
import type {OutputFolder} from '../output/output-folder.js'
import type {OutputPlan} from '../output/output-plan.js'
import type {WrittenFiles} from '../output/written-file.js'
import {createTranslate} from '../translations/code-messages.js'
import type {BuildEnvironment} from './build-options.js'
import type {ScannedPlace} from './scan-place.js'

/** An output in its place. */
export interface EmittedSite {
  written: WrittenFiles
  summary: readonly SummaryLine[]
}

interface EmitSettings {
  output: OutputFolder
  /** Files that plugins made of pages. */
  made: OutputPlan
  /** Every file that is known before plugins finish the output. */
  plan: OutputPlan
  /** Hashes of rendered files. */
  hashes: ReadonlyMap<string, string>
}

/** The emit stage: lets plugins finish the output and puts it in place. */
export async function emitSite(
  {site}: ScannedPlace,
  {output, made, plan, hashes}: EmitSettings,
  {progress}: BuildEnvironment
): Promise<EmittedSite> {
  let summary: readonly SummaryLine[] = []
  const finish = async (folder: string, written: WrittenFiles) => {
    const finished = await finishOutput(folder, {
      plugins: site.plugins,
      taken: plan,
      written,
      output,
      tools: {translate: createTranslate(site.messages)}
    })
    summary = finished.summary
    return finished.plan
  }
  const written = await progress.stage('emit', () => output.commit(hashes, made, finish))
  return {written, summary}
}
