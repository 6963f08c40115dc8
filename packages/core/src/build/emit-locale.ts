import {hashValue} from '@lectern/shared/cache/content-hash'
import type {SiteProblem, SummaryLine} from '@lectern/types'
import {hashFunctions} from '../content/markdown/site-functions.js'
import {finishOutput} from '../emit/finish-output.js'
import {redirectOutput} from '../output/redirect-output.js'
import {resolveOutput} from '../output/resolve-output.js'
import type {OutputFolder} from '../output/output-folder.js'
import type {FinishOutput} from '../output/previous-output.js'
import type {OutputPlan} from '../output/output-plan.js'
import type {WrittenFiles} from '../output/written-file.js'
import {createTranslate} from '../translations/code-messages.js'
import type {Site} from '../site/site.js'
import type {BuildEnvironment} from './build-options.js'
import type {CompiledLocale} from './compile-locale.js'
import type {ScannedLocale} from './scan-locale.js'

/** An output that has been moved to its final folder. */
export interface EmittedLocale {
  written: WrittenFiles
  summary: readonly SummaryLine[]
  /** Warnings that plugins report about the output. */
  problems: readonly SiteProblem[]
}

interface EmitSettings {
  output: OutputFolder
  /** Files that plugins generated from pages. */
  generated: OutputPlan
  /** All files that are known before plugins finish the output. */
  plan: OutputPlan
  /** Hashes of the rendered files. */
  hashes: ReadonlyMap<string, string>
}

/** The emit stage, which lets plugins finish the output and publishes it. */
export async function emitLocale(
  {site, scan, target}: ScannedLocale,
  {contents}: Pick<CompiledLocale, 'contents'>,
  {output, generated, plan, hashes}: EmitSettings,
  {progress}: BuildEnvironment
): Promise<EmittedLocale> {
  const finalDir = resolveOutput(target.finalDir)
  let reported: Omit<EmittedLocale, 'written'> = {summary: [], problems: []}
  const finish: FinishOutput = async ({folder, written, pathOf}) => {
    const finished = await finishOutput(folder, {
      plugins: site.plugins,
      taken: plan,
      written,
      output,
      tools: {
        translate: createTranslate(site.messages),
        routes: scan.manifest.routes,
        pathOf,
        inputKey: () => hashInputs(site, contents),
        runAtOutput: (copy, run) => redirectOutput(finalDir, copy, run)
      }
    })
    reported = {summary: finished.summary, problems: finished.problems}
    return finished.plan
  }
  const written = await progress.stage('emit', () => output.commit(hashes, generated, finish))
  return {written, ...reported}
}

/** Hashes the inputs of a site: its settings, packages and content. */
async function hashInputs(site: Site, {bySource}: CompiledLocale['contents']): Promise<string> {
  const keys = [...bySource].map(([source, {key}]) => [source, key])
  return hashValue([await hashFunctions(site), site.siteConfig, keys])
}
