import type {Bundles, SiteProblem} from '@lectern/types'
import type {ImportedContent} from './bundle-input.js'

/** The bundles of a site. */
export interface BundleResult {
  /** Absent if nothing in the site can be bundled. */
  bundles?: Bundles
  /** Whether they come from an earlier build. */
  isCached: boolean
  /** Problems in stylesheets. The bundles can still be used. */
  problems: readonly SiteProblem[]
  /** Errors in modules. The bundles have empty modules instead, and are only used for checks. */
  failures: readonly SiteProblem[]
  /** Files of the server bundle that contain an empty module. Absolute. */
  stubbed: ReadonlySet<string>
  /** Absolute folder of bundles that are only used for checks, and removed afterwards. */
  temporaryDir?: string
  /** Imported Markdown files, by absolute file. */
  imports: ReadonlyMap<string, ImportedContent>
}
