import type {Bundles, SiteProblem} from '@lectern/types'
import type {ImportedContent} from './bundle-input.js'

/** The bundles of a site. */
export interface BundleResult {
  /** Absent if nothing of the site can be bundled. */
  bundles?: Bundles
  /** Whether an earlier build made them. */
  isCached: boolean
  /** Problems in stylesheets that don't keep the bundles from being used. */
  problems: readonly SiteProblem[]
  /** Errors in modules. The bundles have empty modules instead, and are only used for checks. */
  failures: readonly SiteProblem[]
  /** Files of the server bundle that contain an empty module; absolute. */
  stubbed: ReadonlySet<string>
  /** Folder of bundles that serve only for checks, to be removed afterwards; absolute. */
  temporaryDir?: string
  /** Markdown files that modules import, by absolute file. */
  imports: ReadonlyMap<string, ImportedContent>
}
