/** Options of a check. */
export interface CheckOptions {
  /** Absolute. */
  siteDir: string
  /** Absolute. */
  outDir: string
  configFile?: string
  /** Overrides the option of the configuration. */
  baseUrl?: string
  /** File or URL of the saved URL list. */
  against?: string
}
