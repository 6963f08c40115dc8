import type {RenderedSite, Route, SiteConfig} from '@lectern/types'
import {createFileMatcher} from '@lectern/shared/file-matcher'
import {pageUrl} from '@lectern/shared/page-url'
import {addBaseUrl, applyTrailingSlash, isSamePath} from '@lectern/shared/url-path'

/**
 * The pages that search engines may list: no error page, none whose head says `noindex` or names another
 * address as its own, none that an author left out.
 *
 * @param ignorePatterns - Globs over paths with base URL; the slash at their end does not count.
 */
export function listRoutes(
  {routes, isIndexed}: Pick<RenderedSite, 'routes' | 'isIndexed'>,
  ignorePatterns: readonly string[],
  siteConfig: SiteConfig
): Route[] {
  const {baseUrl, trailingSlash} = siteConfig
  const isIgnored = createFileMatcher({include: ignorePatterns, exclude: []})
  return routes.filter((route) => {
    const shown = addBaseUrl(applyTrailingSlash(route.path, trailingSlash), baseUrl)
    return (
      route.path !== '/404.html' &&
      isIndexed(route.path) &&
      isCanonical(route, siteConfig) &&
      !isIgnored(shown) &&
      !isIgnored(shown.replace(/(?<=.)\/$/, ''))
    )
  })
}

/** A page of an old version may say that the one of the last version counts. */
function isCanonical({path, head}: Route, siteConfig: SiteConfig): boolean {
  const canonical = head.findLast(
    ({tag, attributes}) => tag === 'link' && attributes?.rel === 'canonical'
  )
  const href = canonical?.attributes?.href
  return typeof href !== 'string' || isSamePath(href, pageUrl(path, siteConfig))
}
