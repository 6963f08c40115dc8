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
  /** Codes of packages that have no catalog: the name of the package, a colon, the name of the problem. */
  others: `${string}:${string}`
}

/** Permanent code of a problem, such as `broken-link` or `birds:nest-missing`. */
export type ProblemCode = ProblemCodes[keyof ProblemCodes]

/** A problem that the author of the site can fix. */
export interface SiteProblem {
  /** Permanent code, which authors can search for. */
  code: ProblemCode
  /** One sentence that names the subject and the problem, without “Error:” and position. */
  message: string
  /** Where to fix it. Absent only if no file is involved. */
  position?: SourcePosition
  /** How to fix it: one imperative sentence. */
  hint?: string
  /** The edit that fixes it, if there's one clear candidate. Tools can apply it. */
  fix?: ProblemFix
  /**
   * Policy of the problem: the default of its catalog, or the value of an option. If it's not set, the
   * configuration decides; problems that the configuration has no option for stop the build.
   */
  policy?: ProblemPolicy
}

/** An edit at the position of a problem. */
export interface ProblemFix {
  /** Target of the edit: the URL or path of a link, or the key of a property. */
  kind: 'key' | 'link'
  /** Replacement. If it's not set, the property is removed. */
  replacement?: string
}

/** Effect of a problem: `fail` stops the build, `warn` reports it, `ignore` drops it. */
export type ProblemPolicy = 'fail' | 'warn' | 'ignore'
