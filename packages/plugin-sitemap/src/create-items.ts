import type {Route, SiteConfig} from '@lectern/types'
import {listPageAlternates} from '@lectern/shared/url/page-alternates'
import {canonicalPath, pageUrl} from '@lectern/shared/url/page-url'
import type {SitemapItem} from './sitemap-item.js'
import type {SitemapOptions} from './sitemap-options.js'

interface ItemSettings {
  options: Pick<SitemapOptions, 'lastmod' | 'changefreq' | 'priority'>
  siteConfig: SiteConfig
  /** Returns when a page's source was last modified (ISO 8601, UTC). */
  findDate(route: Route): string | undefined
}

/** Creates the default sitemap items. */
export function createItems(
  routes: readonly Route[],
  {options, siteConfig, findDate}: ItemSettings
): SitemapItem[] {
  const {lastmod, changefreq, priority} = options
  return routes.map((route) => {
    const date = lastmod === null ? undefined : findDate(route)
    const links = listLanguages(route, siteConfig)
    return {
      url: pageUrl(canonicalPath(route, siteConfig), siteConfig),
      lastmod: lastmod === 'date' ? date?.slice(0, 10) : date,
      changefreq,
      priority,
      ...(links.length > 0 && {links})
    }
  })
}

/** Lists the URLs of a page in other languages, which are also in the head of the page. */
function listLanguages(route: Route, siteConfig: SiteConfig): NonNullable<SitemapItem['links']> {
  const own = listOwnLanguages(route.head)
  if (own.length > 0 || siteConfig.i18n.locales.length < 2) return own
  const languages = listPageAlternates(
    canonicalPath(route, siteConfig),
    siteConfig,
    route.missingLocales
  )
  return languages.map(({hreflang, url}) => ({lang: hreflang, url}))
}

function listOwnLanguages(head: Route['head']): NonNullable<SitemapItem['links']> {
  return head.flatMap(({tag, attributes = {}}) => {
    const {rel, hreflang, href} = attributes
    const isLanguage = tag === 'link' && rel === 'alternate'
    return isLanguage && typeof hreflang === 'string' && typeof href === 'string'
      ? [{lang: hreflang, url: href}]
      : []
  })
}
