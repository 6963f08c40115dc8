import {useSiteData} from '@lectern/client'

/** Returns a formatter for dates in the current locale and its calendar. */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const {currentLocale, localeConfigs} = useSiteData().siteConfig.i18n
  const {htmlLang = currentLocale, calendar} = localeConfigs[currentLocale] ?? {}
  return new Intl.DateTimeFormat(htmlLang, {calendar, ...options})
}
