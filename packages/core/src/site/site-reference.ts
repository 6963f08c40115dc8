import type {SiteContext} from '@lectern/types'

/** Data with which a thread finds a site's functions, which can't be sent to it. */
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
