import {addBaseUrl} from '@lectern/shared/url/url-path'
import type {SitemapOptions} from './sitemap-options.js'

/**
 * Returns the rules for crawlers (RFC 9309). A site with `noIndex` doesn't block crawlers, because they have to
 * read its pages to see `noindex`.
 *
 * @param baseUrls - Base URLs of all languages on the host. A page that one language excludes is excluded in
 * all.
 * @param sitemaps - Absolute URLs. Empty for a site without a sitemap.
 */
export function renderRobots(
  rules: SitemapOptions['robotsTxt'],
  baseUrls: readonly string[],
  sitemaps: readonly string[]
): string {
  const disallow = typeof rules === 'object' ? rules.disallow : []
  const lines = [
    'User-agent: *',
    ...baseUrls.flatMap((baseUrl) =>
      disallow.map((path) => `Disallow: ${encodeURI(addBaseUrl(path, baseUrl))}`)
    ),
    ...(disallow.length === 0 ? ['Allow: /'] : []),
    ...(sitemaps.length === 0 ? [] : ['', ...sitemaps.map((sitemap) => `Sitemap: ${sitemap}`)])
  ]
  return `${lines.join('\n')}\n`
}
