import type {SiteContext} from '@lectern/types'

/**
 * Data with which worker threads load a site's functions, which can't be sent to threads directly.
 */
export interface SiteReference {
  siteDir: string
  mode: SiteContext['mode']
  configFile?: string
  baseUrl?: string
  locale?: string
  isTolerant?: boolean
  cacheDir: string
  generatorDirs: readonly string[]
  /** Hash of the code that loads the site's modules. */
  loaderHash: string
  /** Absolute path of the module that implements `Compatibility`. */
  compatibility?: string
  /** Positions of plugins that don't affect functions. Threads don't create them. */
  skippedPlugins?: readonly number[]
}
