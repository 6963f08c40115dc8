/** A position in a source file. Lines and columns are 1-based, and columns count UTF-16 code units. */
export interface SourcePosition {
  /** Path relative to the site root, with forward slashes. */
  file: string
  /** Line. */
  line?: number
  /** Column. */
  column?: number
  /** Last line of the code excerpt. Defaults to `line`. */
  endLine?: number
}

/**
 * Problem codes by package. Each package adds the codes of its catalog:
 *
 * ```ts
 * declare module '@lectern/types' {
 *   interface ProblemCodes {
 *     birds: keyof typeof problemCatalog
 *   }
 * }
 * ```
 */
export interface ProblemCodes {
  /**
   * Codes of packages without a catalog. They consist of the package's name, a colon and the
   * problem's name.
   */
  others: `${string}:${string}`
}

/** Permanent code of a problem, such as `broken-link` or `birds:nest-missing`. */
export type ProblemCode = ProblemCodes[keyof ProblemCodes]

/** A problem that the author of the site can fix. */
export interface SiteProblem {
  /** Permanent code that authors can search for. */
  code: ProblemCode
  /** A sentence with the subject and the problem. It doesn't contain “Error:” or the position. */
  message: string
  /** Position at which the problem can be fixed. Only absent if no file is involved. */
  position?: SourcePosition
  /** How to fix the problem, as an imperative sentence. */
  hint?: string
  /**
   * An edit that fixes the problem. Set if there's only one likely candidate. Tools can apply it.
   */
  fix?: ProblemFix
  /**
   * Policy of the problem: its default, or the value of an option. If it's not set, the
   * configuration determines the policy. Problems without an option fail the build.
   */
  policy?: ProblemPolicy
}

/** An edit at the position of a problem. */
export interface ProblemFix {
  /** Target of the edit: the URL or path of a link, or the key of a property. */
  kind: 'key' | 'link'
  /** Replacement for the target. If it isn't set, the property is removed. */
  replacement?: string
}

/**
 * Effect of a problem: `fail` fails the build, `warn` reports the problem, and `ignore` hides it.
 */
export type ProblemPolicy = 'fail' | 'warn' | 'ignore'
