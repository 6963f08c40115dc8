import type {OutputPlan} from '../output/output-plan.js'
import type {BuildResult} from './build-options.js'
import type {UsableBundles} from './bundle-locale.js'
import type {CompiledLocale} from './compile-locale.js'
import type {EmittedLocale} from './emit-locale.js'
import type {PluginFiles} from './generate-plugin-files.js'
import type {PlannedLocale} from './plan-locale.js'
import type {RenderedPages} from './render-locale.js'
import type {ScannedLocale} from './scan-locale.js'

/** Results of all stages before pages are rendered. */
export interface PlannedBuild {
  scanned: ScannedLocale
  compiled: CompiledLocale
  bundled: UsableBundles
  planned: PlannedLocale
}

/** A build whose output has been published. */
export interface FinishedBuild extends PlannedBuild {
  pages: RenderedPages
  files: PluginFiles
  emitted: EmittedLocale
  warnings: BuildResult['warnings']
  /** All files that are known before plugins finish the output. */
  plan: OutputPlan
}
