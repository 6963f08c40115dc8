import type {Route, SiteConfig} from '@lectern/types'
import {pageUrl} from './page-url.js'

/** A language version of a page. */
export interface PageLanguage {
  /** Language tag, or `x-default` for all other languages. */
  hreflang: string
  /** Absolute URL. */
  url: string
}

type LanguageSite = Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash' | 'i18n'>

/**
 * Lists the URLs of a page in all languages, for search engines. Languages on a separate host have
 * their own origin.
 *
 * @param missing - Languages that don't have the page, as in its route's `missingLocales`.
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

/** Returns the path from one language of a site to another. */
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
