import type {SiteProblem} from './problem.js'

/** The last change of a file. */
export interface SourceChange {
  /** ISO 8601, UTC. */
  date: string
  /** Name of the author. */
  author: string
  /** Date of the commit that added the file at its current path: ISO 8601, UTC. */
  created?: string
}

/** The history of the files in a folder. */
export interface SourceChanges {
  /** Finds the last commit that changed a file at its current path. `undefined` if the file has no commits. */
  find(absolutePath: string): SourceChange | undefined
  /** Reason for a missing history: no repository, or a shallow clone. */
  problems: readonly SiteProblem[]
}

/**
 * Reads when files were last changed and by whom. The first call reads the history of the whole
 * repository, so call it before reading files and await the result afterwards.
 */
export interface SourceHistory {
  /** Reads the history of a folder by absolute path. A missing folder has no history. Never rejects. */
  read(directory: string): Promise<SourceChanges>
}
