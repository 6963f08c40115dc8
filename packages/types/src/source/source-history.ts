import type {SiteProblem} from './problem.js'

/** The last change of a file that its history knows of. */
export interface SourceChange {
  /** ISO 8601, UTC. */
  date: string
  author: string
}

/** What the history of a folder says of the files in it. */
export interface SourceChanges {
  /** The last commit that touched a file at its present path; `undefined` for one in no commit. */
  find(absolutePath: string): SourceChange | undefined
  /** Why there is nothing to find: no repository, or one without its past. */
  problems: readonly SiteProblem[]
}

/**
 * When sources were changed, and by whom. Nothing is read before the first question, and then all at
 * once: ask for a folder before reading its files, and take the answer after.
 */
export interface SourceHistory {
  /** By absolute path; a folder that is not there has no history. Never rejects. */
  read(directory: string): Promise<SourceChanges>
}
