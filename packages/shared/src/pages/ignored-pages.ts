import type {SiteConfig} from '@lectern/types'
import {createFileMatcher} from '../files/file-matcher.js'
import {localeSite} from '../url/page-alternates.js'
import {addBaseUrl, applyTrailingSlash} from '../url/url-path.js'

/**
 * Creates a function that returns whether the author excluded a route path from a list.
 *
 * @param patterns - Globs for paths with base URL. Trailing slashes are ignored. Patterns for pages
 * in the default language apply to all languages.
 */
export function createIgnoredPages(
  patterns: readonly string[],
  siteConfig: Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash' | 'i18n'>
): (routePath: string) => boolean {
  const {baseUrl, trailingSlash, i18n} = siteConfig
  const baseUrls = [...new Set([baseUrl, localeSite(i18n.defaultLocale, siteConfig).baseUrl])]
  const isNamed = createFileMatcher({include: patterns, exclude: []})
  return (routePath) =>
    baseUrls.some((base) => {
      const shown = addBaseUrl(applyTrailingSlash(routePath, trailingSlash), base)
      return isNamed(shown) || isNamed(shown.replace(/(?<=.)\/$/, ''))
    })
}
