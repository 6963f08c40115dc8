import {usePath, useSiteData, translate} from '@lectern/client'
import {localeSite} from '@lectern/shared/url/page-alternates'
import {pageUrl} from '@lectern/shared/url/page-url'

export interface LocaleSelectProps {
  query: string
}

/** Selects the language to search. Each language has a separate search page. */
export function LocaleSelect({query}: LocaleSelectProps) {
  const {currentLocale, siteConfig} = useSiteData()
  const path = usePath()
  const {locales, localeConfigs} = siteConfig.i18n
  if (locales.length < 2) return null
  const choose = (locale: string) => {
    const target = localeSite(locale, siteConfig)
    const url = pageUrl(path, target.url === siteConfig.url ? {...target, url: ''} : target)
    location.assign(`${url}?q=${encodeURIComponent(query)}`)
  }
  return (
    <select
      aria-label={translate({id: 'theme.SearchPage.language', message: 'Language'})}
      value={currentLocale}
      onChange={({target}) => choose(target.value)}
    >
      {locales.map((locale) => (
        <option key={locale} value={locale} lang={localeConfigs[locale]?.htmlLang ?? locale}>
          {localeConfigs[locale]?.label ?? locale}
        </option>
      ))}
    </select>
  )
}
