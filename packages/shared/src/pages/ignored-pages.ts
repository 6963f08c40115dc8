import type {SiteConfig} from '@lectern/types'
import {createFileMatcher} from '../files/file-matcher.js'
import {placeOf} from '../url/page-languages.js'
import {addBaseUrl, applyTrailingSlash} from '../url/url-path.js'

/**
 * Makes the test whether an author has left a page out of a list, by its route path.
 *
 * @param patterns - Globs over paths with base URL; the slash at their end does not count. One that names
 *   a page in the default language names it in all.
 */
export function createIgnoredPages(
  patterns: readonly string[],
  siteConfig: Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash' | 'i18n'>
): (routePath: string) => boolean {
  const {baseUrl, trailingSlash, i18n} = siteConfig
  const baseUrls = [...new Set([baseUrl, placeOf(i18n.defaultLocale, siteConfig).baseUrl])]
  const isNamed = createFileMatcher({include: patterns, exclude: []})
  return (routePath) =>
    baseUrls.some((base) => {
      const shown = addBaseUrl(applyTrailingSlash(routePath, trailingSlash), base)
      return isNamed(shown) || isNamed(shown.replace(/(?<=.)\/$/, ''))
    })
}
