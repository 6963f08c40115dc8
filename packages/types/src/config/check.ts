/** What `site check` looks for; the names are permanent, for authors set levels by them. */
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

/** What a finding means: an error gives `site check` the exit code 1. */
export type CheckLevel = 'error' | 'warn' | 'off'

/** Findings that a site knows of and wants to hear nothing about: those to which all given fields apply. */
export interface IgnoredFinding {
  rule?: CheckRule
  /** Pattern for the path of a page, without base URL: `/archive/**`. */
  page?: string
  /** Pattern for what the finding is about: an address, an id, a title. */
  target?: string
}

/** The most that a page may weigh, in bytes; what browsers get compressed is weighed with gzip. */
export interface PageBudget {
  html?: number
  /** Scripts that the page loads at once, gzip. */
  js?: number
  /** Stylesheets, gzip. */
  css?: number
  /** Images as they are, without compression. */
  images?: number
}

/** What a site says of `site check`. */
export interface CheckSettings {
  rules: Readonly<Partial<Record<CheckRule, CheckLevel>>>
  ignore: readonly IgnoredFinding[]
  /** By plugin (`docs`, `docs/community`) or by a pattern for paths (`/blog/**`); a later one goes before. */
  budgets: Readonly<Record<string, PageBudget>>
}
