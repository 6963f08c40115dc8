/** What to check. */
export interface CheckOptions {
  /** Absolute. */
  siteDir: string
  /** Absolute. */
  outDir: string
  configFile?: string
  /** Goes before the one of the configuration. */
  baseUrl?: string
  /** File or address of the addresses of the last deployed site. */
  against?: string
}
