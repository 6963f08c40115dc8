/** Options of a check. */
export interface CheckOptions {
  /** Absolute. */
  siteDir: string
  /** Absolute. */
  outDir: string
  configFile?: string
  /** Overrides the configured base URL. */
  baseUrl?: string
  /** File or URL of a saved URL list. */
  against?: string
}
