import type {CheckedLanguage} from '../site/checked-language.js'
import {createSourceFinder, type SourceFinder, type FinderSettings} from './source-finder.js'

/**
 * Creates a finder that locates findings in the sources of their language, with that language's
 * URLs.
 */
export function createLanguageFinder(
  languages: readonly CheckedLanguage[],
  shared: Pick<FinderSettings, 'texts' | 'configFiles'>
): SourceFinder {
  const finders = languages.map((language) => ({
    routes: new Set(language.routes),
    finder: createSourceFinder({...language, ...shared})
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
