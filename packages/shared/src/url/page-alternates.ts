import type {Route, SiteConfig} from '@lectern/types'
import {pageUrl} from './page-url.js'

/** A page in one of the site's locales, for `hreflang` links. */
export interface PageAlternate {
  /** Language tag, or `x-default` for all other languages. */
  hreflang: string
  /** Absolute URL. */
  url: string
}

type LocalizedSite = Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash' | 'i18n'>

/**
 * Lists the URLs of a page in all locales, for search engines. Locales on a separate host have their
 * own origin.
 *
 * @param missing - Locales that don't have the page, as in its route's `missingLocales`.
 */
export function listPageAlternates(
  routePath: string,
  site: LocalizedSite,
  missing: Route['missingLocales'] = {}
): PageAlternate[] {
  const {locales, localeConfigs, defaultLocale} = site.i18n
  const urlOf = (locale: string) => pageUrl(routePath, localeSite(locale, site))
  const hasPage = (locale: string) => missing[locale] === undefined
  return [
    ...locales.filter(hasPage).map((locale) => ({
      hreflang: localeConfigs[locale]?.htmlLang ?? locale,
      url: urlOf(locale)
    })),
    ...(hasPage(defaultLocale) ? [{hreflang: 'x-default', url: urlOf(defaultLocale)}] : [])
  ]
}

/** Returns the settings that the URLs of a locale depend on. `url` is the origin of its host. */
export function localeSite(
  locale: string,
  {url, baseUrl, trailingSlash, i18n}: LocalizedSite
): Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash'> {
  const settings = i18n.localeConfigs[locale]
  return {
    url: settings?.url ?? i18n.url ?? url,
    baseUrl: settings?.baseUrl ?? baseUrl,
    trailingSlash
  }
}
