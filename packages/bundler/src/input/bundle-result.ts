import type {Bundles, SiteProblem} from '@lectern/types'
import type {ImportedContent} from './bundle-input.js'

/** The bundles of a site. */
export interface BundleResult {
  bundles: Bundles
  /** Whether an earlier build made them. */
  isCached: boolean
  /** Problems in stylesheets that don't keep the bundles from being used. */
  problems: readonly SiteProblem[]
  /** Markdown files that modules import, by absolute file. */
  imports: ReadonlyMap<string, ImportedContent>
}
