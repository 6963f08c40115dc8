import type {CheckLevel, CheckRule, IgnoredFinding} from './check.js'

/** The settings of `site check` in `site.config.*`. */
export interface UserCheckConfig {
  /** Settings of `site check`. */
  check?: {
    /**
     * Levels of rules, if they differ from the defaults.
     *
     * @default {}
     */
    rules?: Partial<Record<CheckRule, CheckLevel>>
    /**
     * Findings to ignore. A string is a glob for pages.
     *
     * @default []
     */
    ignore?: (string | IgnoredFinding)[]
    /**
     * Maximum page sizes by plugin or path pattern, in bytes or as a string such as `'115 kB'`.
     *
     * @default {}
     */
    budgets?: Record<
      string,
      {
        /** HTML document, compressed with gzip. */
        html?: number | string
        /** Scripts that load with the page, compressed with gzip. */
        js?: number | string
        /** Stylesheets, compressed with gzip. */
        css?: number | string
        /** Images, uncompressed. */
        images?: number | string
      }
    >
  }
}
