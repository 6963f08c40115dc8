import type {LocalePaths} from '@lectern/core/i18n/missing-locales'
import type {DevSite} from './dev-site.js'

/** Finds out which pages the languages of a site have. */
export interface LocalePathsReader {
  /** Returns the paths of a site's pages in each of its languages. A language that can't be read isn't among them. */
  read(site: DevSite): Promise<LocalePaths>
}

interface LocalePathsSettings {
  /** Loads the site in a language, for its pages only. */
  load(locale: string, site: DevSite): Promise<DevSite>
  /** The site in a language that is served already. */
  findServed(locale: string): DevSite | undefined
}

/**
 * Creates a reader that loads each language once. If pages of the shown language are created or
 * deleted, the others are loaded again in the background: an edit doesn't wait for them.
 */
export function createLocalePaths({load, findServed}: LocalePathsSettings): LocalePathsReader {
  const loaded = new Map<string, {key: string; paths: Promise<ReadonlySet<string> | undefined>}>()
  const loadPaths = async (locale: string, site: DevSite) => {
    try {
      return listPaths(await load(locale, site))
    } catch {
      // A request for a page of that language reports the problems.
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

/** A site without a home page redirects from it. */
function listPaths({scanned}: DevSite): ReadonlySet<string> {
  return new Set(['/', ...scanned.manifest.routes.map(({path}) => path)])
}
