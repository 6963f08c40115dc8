import type {Bundles, SiteProblem, SourcePosition} from '@lectern/types'
import type {ImportedContent} from './bundle-input.js'

/** The bundles of a site. */
export interface BundleResult {
  /** Absent if nothing in the site can be bundled. */
  bundles?: Bundles
  /** Whether the bundles come from an earlier build. */
  isCached: boolean
  /** Problems in stylesheets. They don't prevent the use of the bundles. */
  problems: readonly SiteProblem[]
  /**
   * Errors in modules. If there are any, the bundles contain empty modules and are used only for
   * checks.
   */
  failures: readonly SiteProblem[]
  /** Absolute paths of the server bundle's files that contain an empty module. */
  stubbed: ReadonlySet<string>
  /** Absolute folder of bundles that are used only for checks. The caller removes it. */
  temporaryDir?: string
  /** Imported Markdown files, by absolute path. */
  imports: ReadonlyMap<string, ImportedContent>
  /** Creates a function that finds the site's code by its position in the server bundle. */
  openLocator(): Promise<SourceLocator>
}

/** A position in a module of the server bundle. */
export interface BundledPosition {
  /** Absolute. */
  file: string
  /** 1-based. */
  line: number
  /** 1-based. */
  column: number
}

/** Returns the position in the site's code that a position in the server bundle comes from. */
export type SourceLocator = (position: BundledPosition) => SourcePosition | undefined
