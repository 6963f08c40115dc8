import {usePath, useSiteData} from '@lectern/client'
import type {SiteConfig} from '@lectern/types'

export interface LocaleSelectProps {
  i18n: Pick<SiteConfig['i18n'], 'locales' | 'defaultLocale' | 'localeConfigs'>
  query: string
}

/** The language to search in: each is a site of its own, with a page of its own. */
export function LocaleSelect({i18n, query}: LocaleSelectProps) {
  const {currentLocale, siteConfig} = useSiteData()
  const path = usePath()
  const {locales, defaultLocale, localeConfigs} = i18n
  if (locales.length < 2) return null
  const choose = (locale: string) => {
    const root = siteConfig.baseUrl.replace(
      currentLocale === defaultLocale ? /$/ : `${currentLocale}/`,
      ''
    )
    const folder = locale === defaultLocale ? '' : `${locale}/`
    location.assign(`${root}${folder}${path.slice(1)}?q=${encodeURIComponent(query)}`)
  }
  return (
    <select
      aria-label="Language"
      value={currentLocale}
      onChange={({target}) => choose(target.value)}
    >
      {locales.map((locale) => (
        <option key={locale} value={locale}>
          {localeConfigs[locale]?.label ?? locale}
        </option>
      ))}
    </select>
  )
}
