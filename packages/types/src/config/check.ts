/** Name of a `site check` rule. Names never change, because configurations refer to them. */
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

/** Level of a rule. If a finding has the level `error`, `site check` exits with code 1. */
export type CheckLevel = 'error' | 'warn' | 'off'

/** A filter for findings to ignore. A finding has to match all fields that are set. */
export interface IgnoredFinding {
  /** Rule of the finding. */
  rule?: CheckRule
  /** Glob for paths of pages without base URL, such as `/archive/**`. */
  page?: string
  /** Glob for the URL, ID or title that the finding is about. */
  target?: string
}

/** Maximum size of a page in bytes. Compressible parts are measured after compression with gzip. */
export interface PageBudget {
  /** HTML document, compressed with gzip. */
  html?: number
  /** Scripts that load with the page, compressed with gzip. */
  js?: number
  /** Stylesheets, compressed with gzip. */
  css?: number
  /** Images, uncompressed. */
  images?: number
}

/** The settings of `site check`. */
export interface CheckSettings {
  /** Levels of rules, if they differ from the defaults. */
  rules: Readonly<Partial<Record<CheckRule, CheckLevel>>>
  /** Findings to ignore. */
  ignore: readonly IgnoredFinding[]
  /**
   * Page budgets by plugin, such as `docs` or `docs/community`, or by path pattern, such as
   * `/blog/**`. Later entries win.
   */
  budgets: Readonly<Record<string, PageBudget>>
}
