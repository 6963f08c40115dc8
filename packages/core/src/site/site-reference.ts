import type {SiteContext} from '@lectern/types'

/** Where a thread finds a site's own functions, which cannot be sent to it. */
export interface SiteReference {
  siteDir: string
  mode: SiteContext['mode']
  configFile?: string
  baseUrl?: string
  locale?: string
  isTolerant?: boolean
  cacheDir: string
  generatorDirs: readonly string[]
  /** Hash of the code that loads modules of the site. */
  loaderHash: string
  /** Module of the port `Compatibility`; absolute. */
  compatibility?: string
}
