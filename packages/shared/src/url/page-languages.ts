import type {Route, SiteConfig} from '@lectern/types'
import {pageUrl} from './page-url.js'

/** A page in one of the site's languages. */
export interface PageLanguage {
  /** Language tag, or `x-default` for all other languages. */
  hreflang: string
  /** Absolute URL. */
  url: string
}

type LanguageSite = Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash' | 'i18n'>

/**
 * Lists the URLs of a page in its languages, for search engines. A language on a separate host has
 * its own URL; the others share the site's URL.
 *
 * @param missing - Languages without the page, as in `missingLocales` of its route.
 */
export function listPageLanguages(
  routePath: string,
  site: LanguageSite,
  missing: Route['missingLocales'] = {}
): PageLanguage[] {
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

/** Returns the path of a language of a site, relative to a different one. */
export function localeSite(
  locale: string,
  {url, baseUrl, trailingSlash, i18n}: LanguageSite
): Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash'> {
  const settings = i18n.localeConfigs[locale]
  return {
    url: settings?.url ?? i18n.url ?? url,
    baseUrl: settings?.baseUrl ?? baseUrl,
    trailingSlash
  }
}
