/** A position in a source file. Lines and columns are 1-based, and columns count UTF-16 code units. */
export interface SourcePosition {
  /** Path relative to the site root, with forward slashes. */
  file: string
  /** Line. */
  line?: number
  /** Column. */
  column?: number
  /** Last line of the excerpt to show. If it's not set, `line`. */
  endLine?: number
}

/** A problem that the author of the site can fix. */
export interface SiteProblem {
  /** Permanent code in kebab-case, which authors can search for. */
  code: string
  /** One sentence that names the subject and the problem, without “Error:” and position. */
  message: string
  /** Where to fix it. Absent only if no file is involved. */
  position?: SourcePosition
  /** How to fix it: one imperative sentence. */
  hint?: string
  /** Policy from an option of the plugin. If it's not set, the configuration decides. */
  policy?: ProblemPolicy
}

/** What a problem does: `fail` stops the build, `warn` reports it, `ignore` drops it. */
export type ProblemPolicy = 'fail' | 'warn' | 'ignore'
