import {addBaseUrl} from '@lectern/shared/url/url-path'
import type {SitemapOptions} from './sitemap-options.js'

/**
 * Returns the rules for crawlers (RFC 9309). With `noIndex`, crawlers aren't blocked, because they
 * have to read a page to see that it has `noindex`.
 *
 * @param baseUrls - Base URLs of all locales on the host. Excluded paths apply to every locale.
 * @param sitemaps - Absolute URLs of sitemaps. Empty if the site doesn't have one.
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
