import type {RenderedSite, Route, SiteConfig} from '@lectern/types'
import {createIgnoredPages} from '@lectern/shared/pages/ignored-pages'
import {pageUrl} from '@lectern/shared/url/page-url'
import {isSamePath} from '@lectern/shared/url/url-path'

/**
 * Lists the pages that search engines may index. Leaves out error pages, pages with `noindex` or a
 * different canonical URL, and pages that the options exclude.
 *
 * @param ignorePatterns - Globs of paths including the base URL, as in `createIgnoredPages`.
 */
export function listRoutes(
  {routes, isIndexed}: Pick<RenderedSite, 'routes' | 'isIndexed'>,
  ignorePatterns: readonly string[],
  siteConfig: SiteConfig
): Route[] {
  const isIgnored = createIgnoredPages(ignorePatterns, siteConfig)
  return routes.filter(
    (route) =>
      route.path !== '/404.html' &&
      isIndexed(route.path) &&
      isCanonical(route, siteConfig) &&
      !isIgnored(route.path)
  )
}

/** Tests whether a page is canonical. The canonical page of a doc can be in a different version. */
function isCanonical({path, head}: Route, siteConfig: SiteConfig): boolean {
  const canonical = head.findLast(
    ({tag, attributes}) => tag === 'link' && attributes?.rel === 'canonical'
  )
  const href = canonical?.attributes?.href
  return typeof href !== 'string' || isSamePath(href, pageUrl(path, siteConfig))
}
