import {localeSite} from '@lectern/shared/url/page-alternates'
import type {SiteConfig} from '@lectern/types'

/** Adds the origin and base URL to each language's settings. */
export function completeLocales(
  siteConfig: Pick<SiteConfig, 'url' | 'baseUrl' | 'i18n'>
): SiteConfig['i18n']['localeConfigs'] {
  return Object.fromEntries(
    Object.entries(siteConfig.i18n.localeConfigs).map(([locale, settings]) => {
      const {url, baseUrl} = localeSite(locale, siteConfig)
      return [locale, {...settings, url, baseUrl}] as const
    })
  )
}
