import type {EntryKind, SiteProblem} from '@lectern/types'

/** A plugin, theme or preset that a configuration names. */
export interface ProjectEntry {
  name: string
  kind: EntryKind
}

/** A project as a build sees it before it compiles. */
export interface ScannedProject {
  entries: readonly ProjectEntry[]
  /** Labels of the plugins and themes that run. */
  plugins: readonly string[]
  pages: number
  /** Names of the components that themes and plugins have. */
  themeComponents: readonly string[]
  /** Names of the components in the site's `src/theme`. */
  ownComponents: readonly string[]
}

/** Result of a build of a project that keeps its output. */
export interface DryRun {
  /** Errors and warnings of all stages. */
  problems: readonly SiteProblem[]
  /** Whether the build succeeds. */
  isBuilt: boolean
  /** Absent if the configuration can't be read. */
  project?: ScannedProject
}
