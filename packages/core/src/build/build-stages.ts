import type {OutputPlan} from '../output/output-plan.js'
import type {BuildResult} from './build-options.js'
import type {UsableBundles} from './bundle-stage.js'
import type {CompiledSite} from './compile-site.js'
import type {EmittedSite} from './emit-site.js'
import type {PluginFiles} from './generate-plugin-files.js'
import type {PlannedSite} from './plan-site.js'
import type {RenderedPages} from './render-site.js'
import type {ScannedLocale} from './scan-locale.js'

/** The results of all stages before rendering. */
export interface PlannedBuild {
  scanned: ScannedLocale
  compiled: CompiledSite
  bundled: UsableBundles
  planned: PlannedSite
}

/** A site with a published output. */
export interface FinishedBuild extends PlannedBuild {
  pages: RenderedPages
  files: PluginFiles
  emitted: EmittedSite
  warnings: BuildResult['warnings']
  /** All files that were known before plugins finished the output. */
  plan: OutputPlan
}
