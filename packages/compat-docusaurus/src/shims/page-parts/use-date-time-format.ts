import {useSiteData} from '@lectern/client'

/** Returns a formatter for dates in the current locale and its calendar. */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const {currentLocale, localeConfigs} = useSiteData().siteConfig.i18n
  const {htmlLang = currentLocale, calendar} = localeConfigs[currentLocale] ?? {}
  const formats = {calendar, ...options}
  try {
    return new Intl.DateTimeFormat(currentLocale, formats)
  } catch {
    // The locale can have any name if `htmlLang` is set.
    return new Intl.DateTimeFormat(htmlLang, formats)
  }
}
