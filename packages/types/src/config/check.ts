/** A rule of `site check`. Names are permanent, since configurations set levels by name. */
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

/** The level of a rule. An `error` gives `site check` exit code 1. */
export type CheckLevel = 'error' | 'warn' | 'off'

/** Findings to ignore. A finding is ignored if it matches every given field. */
export interface IgnoredFinding {
  /** Rule that reported the finding. */
  rule?: CheckRule
  /** Glob for the path of the page, without base URL: `/archive/**`. */
  page?: string
  /** Glob for the URL, ID or title that the finding is about. */
  target?: string
}

/** The maximum size of a page, in bytes. Compressible parts are measured with gzip. */
export interface PageBudget {
  /** HTML document, gzip. */
  html?: number
  /** Scripts that the page loads at once, gzip. */
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
  /** By plugin (`docs`, `docs/community`) or path pattern (`/blog/**`). The later one wins. */
  budgets: Readonly<Record<string, PageBudget>>
}
