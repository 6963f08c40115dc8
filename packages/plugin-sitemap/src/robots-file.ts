import {addBaseUrl} from '@lectern/shared/url/url-path'
import type {SitemapOptions} from './sitemap-options.js'

/**
 * What crawlers are told (RFC 9309). A site that is not to be listed is open to them all the same: they
 * have to read its pages to see that these say `noindex`.
 *
 * @param baseUrls - Of all languages on the host: a page that one language excludes is excluded in
 * all.
 * @param sitemaps - Full addresses; none for a site without one.
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
