import type {CheckedLocale} from '../site/checked-locale.js'
import {createSourceFinder, type SourceFinder, type FinderSettings} from './source-finder.js'

/**
 * Creates a finder that locates findings in the sources of their locale, with that locale's
 * URLs.
 */
export function createLocaleFinder(
  locales: readonly CheckedLocale[],
  shared: Pick<FinderSettings, 'texts' | 'configFiles'>
): SourceFinder {
  const finders = locales.map((locale) => ({
    routes: new Set(locale.routes),
    finder: createSourceFinder({...locale, ...shared})
  }))
  return {
    findInPage: (written, route) =>
      finders.find(({routes}) => routes.has(route))?.finder.findInPage(written, route),
    findInConfig(written) {
      for (const {finder} of finders) {
        const found = finder.findInConfig(written)
        if (found) return found
      }
      return undefined
    }
  }
}
