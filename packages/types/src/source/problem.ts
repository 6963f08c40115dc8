/** A place in a source file. Lines and columns are 1-based; `column` counts UTF-16 code units. */
export interface SourcePosition {
  /** Relative to the site folder, posix separators. */
  file: string
  line?: number
  column?: number
  /** Last line of the excerpt worth showing; defaults to `line`. */
  endLine?: number
}

/** Something wrong with the site that its author can fix. */
export interface SiteProblem {
  /** Permanent kebab-case word, so that authors can search for it. */
  code: string
  /** What is wrong, naming the thing: one sentence, no “Error:”, no position. */
  message: string
  /** Where to fix it; absent only when no file is at fault. */
  position?: SourcePosition
  /** What to try next: one imperative sentence. */
  hint?: string
  /** What an option of the plugin that found it lets happen; absent where the configuration decides. */
  policy?: ProblemPolicy
}

/** What the configuration lets happen when a problem is found. */
export type ProblemPolicy = 'fail' | 'warn' | 'ignore'
