import type {LocalePaths} from '@lectern/core/i18n/missing-locales'
import type {DevSite} from './dev-site.js'

/** Determines which pages exist in each locale. */
export interface LocalePathsReader {
  /** Returns the page paths of each locale. Locales that can't be read are omitted. */
  read(site: DevSite): Promise<LocalePaths>
}

interface LocalePathsSettings {
  /** Loads the site in a different locale, to list its pages. */
  load(locale: string, site: DevSite): Promise<DevSite>
  /** Returns the site in a locale that has already been started. */
  findServed(locale: string): DevSite | undefined
}

/**
 * Creates a reader that loads each locale once. If pages are created or deleted in the current
 * locale, the other locales are reloaded in the background. Updates don't wait for them.
 */
export function createLocalePaths({load, findServed}: LocalePathsSettings): LocalePathsReader {
  const loaded = new Map<string, {key: string; paths: Promise<ReadonlySet<string> | undefined>}>()
  const loadPaths = async (locale: string, site: DevSite) => {
    try {
      return listPaths(await load(locale, site))
    } catch {
      // The problems are reported when a page of that locale is requested.
      return undefined
    }
  }
  const readOther = (locale: string, site: DevSite, key: string) => {
    const known = loaded.get(locale)
    if (known?.key === key) return known.paths
    const paths = loadPaths(locale, site)
    const entry = {key, paths: known?.paths ?? paths}
    loaded.set(locale, entry)
    void paths.then(() => {
      entry.paths = paths
    })
    return entry.paths
  }
  return {
    async read(site) {
      const {locales, currentLocale} = site.site.siteConfig.i18n
      if (locales.length < 2) return new Map()
      const own = listPaths(site)
      const key = [...own].join('\n')
      const found = await Promise.all(
        locales.map(async (locale) => {
          const served = locale === currentLocale ? site : findServed(locale)
          return [locale, served ? listPaths(served) : await readOther(locale, site, key)] as const
        })
      )
      return new Map(found.flatMap(([locale, paths]) => (paths ? [[locale, paths]] : [])))
    }
  }
}

/**
 * Lists page paths. The home page is always included, because it's a redirect if the site has no
 * page there.
 */
function listPaths({scan}: DevSite): ReadonlySet<string> {
  return new Set(['/', ...scan.manifest.routes.map(({path}) => path)])
}
