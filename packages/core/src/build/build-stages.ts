import type {OutputPlan} from '../output/output-plan.js'
import type {BuildResult} from './build-options.js'
import type {UsableBundles} from './bundle-stage.js'
import type {CompiledSite} from './compile-site.js'
import type {EmittedSite} from './emit-site.js'
import type {PluginFiles} from './generate-plugin-files.js'
import type {PlannedSite} from './plan-site.js'
import type {RenderedPages} from './render-site.js'
import type {ScannedLocale} from './scan-locale.js'

/** Results of all stages before pages are rendered. */
export interface PlannedBuild {
  scanned: ScannedLocale
  compiled: CompiledSite
  bundled: UsableBundles
  planned: PlannedSite
}

/** A build whose output has been published. */
export interface FinishedBuild extends PlannedBuild {
  pages: RenderedPages
  files: PluginFiles
  emitted: EmittedSite
  warnings: BuildResult['warnings']
  /** All files that are known before plugins finish the output. */
  plan: OutputPlan
}
