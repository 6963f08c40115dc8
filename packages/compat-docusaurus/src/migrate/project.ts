import type {EntryKind, SiteProblem} from '@lectern/types'

/** A plugin, theme or preset of a configuration. */
export interface ProjectEntry {
  name: string
  kind: EntryKind
}

/** A project after the scan and before compilation. */
export interface ScannedProject {
  entries: readonly ProjectEntry[]
  /** Labels of the active plugins and themes. */
  plugins: readonly string[]
  pages: number
  /** Names of the components that themes and plugins provide. */
  themeComponents: readonly string[]
  /** Names of the components in the site's `src/theme`. */
  ownComponents: readonly string[]
}

/** Result of a build that writes no output. */
export interface DryRun {
  /** Errors and warnings of all stages. */
  problems: readonly SiteProblem[]
  /** Whether the build succeeds. */
  isBuilt: boolean
  /** Missing if the configuration can't be read. */
  project?: ScannedProject
}
