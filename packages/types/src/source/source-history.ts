import type {SiteProblem} from './problem.js'

/** The last change of a file. */
export interface SourceChange {
  /** Date of the change in ISO 8601, UTC. */
  date: string
  /** Name of the author. */
  author: string
  /** The author and everyone who changed the file before. Absent if there are no other authors. */
  contributors?: readonly string[]
  /** Date of the commit that added the file at its current path, in ISO 8601, UTC. */
  created?: string
}

/** The history of the files in a folder. */
export interface SourceChanges {
  /**
   * Finds the last commit that changed a file at its current path. Returns `undefined` if there are
   * no commits.
   */
  find(absolutePath: string): SourceChange | undefined
  /**
   * Problems that make the history unavailable, such as a missing repository or a shallow clone.
   */
  problems: readonly SiteProblem[]
}

/** Files in a commit. */
export interface SourceTree {
  /** Absolute folder that corresponds to the site root. Absent if the files can't be read. */
  folder?: string
  /** Reasons why the files can't be read. */
  problems: readonly SiteProblem[]
}

/**
 * Reads when and by whom files were last changed. The first call reads the history of the whole
 * repository, so start it before reading files and await it afterwards.
 */
export interface SourceHistory {
  /**
   * Reads the history of a folder by absolute path. Missing folders have no history. It never
   * rejects.
   */
  read(directory: string): Promise<SourceChanges>
  /**
   * Reads files of a commit without checking it out. `read` returns the history up to that commit
   * for folders in the result. Builds and servers always provide it.
   *
   * @param ref - Tag, branch or commit.
   * @param paths - Files and folders relative to the site root. The first one has to exist.
   */
  readTree?(ref: string, paths: readonly string[]): Promise<SourceTree>
}
