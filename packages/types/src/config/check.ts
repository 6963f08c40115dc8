/** A rule of `site check`. Names never change, since configurations refer to them. */
export type CheckRule =
  | 'broken-link'
  | 'broken-anchor'
  | 'missing-asset'
  | 'redirect-loop'
  | 'redirect-chain'
  | 'redirect-target-missing'
  | 'orphan-page'
  | 'duplicate-title'
  | 'duplicate-description'
  | 'duplicate-id'
  | 'missing-alt'
  | 'missing-title'
  | 'missing-lang'
  | 'mixed-content'
  | 'broken-external-link'
  | 'external-link-unreachable'
  | 'lost-url'
  | 'lost-anchor'
  | 'budget-exceeded'
  | 'output-stale'

/**
 * The level of a rule. If there are findings with the level `error`, `site check` exits with code
 * 1.
 */
export type CheckLevel = 'error' | 'warn' | 'off'

/** A filter for findings to ignore. All fields that are set have to match. */
export interface IgnoredFinding {
  /** Rule of the finding. */
  rule?: CheckRule
  /** Glob for page paths, without base URL: `/archive/**`. */
  page?: string
  /** Glob for the URL, ID or title in the finding. */
  target?: string
}

/** The maximum size of a page, in bytes. Compressible parts are measured with gzip. */
export interface PageBudget {
  /** HTML document, gzip. */
  html?: number
  /** Scripts that load with the page, gzip. */
  js?: number
  /** Stylesheets, gzip. */
  css?: number
  /** Images, uncompressed. */
  images?: number
}

/** The settings of `site check`. */
export interface CheckSettings {
  /** Levels that differ from the defaults. */
  rules: Readonly<Partial<Record<CheckRule, CheckLevel>>>
  /** Findings to ignore. */
  ignore: readonly IgnoredFinding[]
  /**
   * Page budgets by plugin (`docs`, `docs/community`) or path pattern (`/blog/**`). Later entries
   * win.
   */
  budgets: Readonly<Record<string, PageBudget>>
}
