import type {LocaleSettings} from '@lectern/types'

/** Settings of one language by the author; all are optional. */
export type GivenLocaleSettings = {
  [Key in keyof LocaleSettings]?: LocaleSettings[Key] | undefined
}

/** The base URL of the site, with `/` at both ends. */
interface SitePlace {
  defaultLocale: string
  baseUrl: string
}

/**
 * Completes the settings of one language. Name, direction and calendar come from the CLDR data of
 * its tag, through `Intl`. The base URL is the site's base URL for the default language, and a
 * subfolder for others.
 *
 * @param locale - A well-formed tag (BCP 47), unless `given.htmlLang` is one.
 */
export function completeLocaleSettings(
  locale: string,
  given: GivenLocaleSettings,
  {defaultLocale, baseUrl}: SitePlace
): LocaleSettings {
  const tag = isLanguageTag(locale) ? locale : (given.htmlLang ?? locale)
  const path = given.path ?? locale
  return {
    label: given.label ?? languageName(tag),
    direction: given.direction ?? directionOf(tag),
    htmlLang: given.htmlLang ?? locale,
    calendar: given.calendar ?? calendarOf(tag),
    path,
    translate: given.translate ?? true,
    ...(given.url !== undefined && {url: given.url}),
    baseUrl:
      given.baseUrl ?? (locale === defaultLocale ? baseUrl : `${baseUrl}${encodeURI(locale)}/`)
  }
}

/** Whether a string is a well-formed language tag (BCP 47, RFC 5646 §2.1). */
export function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    // `Intl` throws for any other string.
    return false
  }
}

/** The calendar in a tag, e.g. in `fa-u-ca-persian`. Searching for one delays a start by 10 ms. */
function calendarOf(tag: string): string {
  const asked = /-u-/i.test(tag) ? new Intl.Locale(tag).calendar : undefined
  return asked ?? 'gregory'
}

/** The language's name in itself, as a menu has it: `Français`. */
function languageName(tag: string): string {
  // Loading the names of all languages takes a start 50 ms, and most sites have this one.
  if (tag === 'en') return 'English'
  const name = new Intl.DisplayNames([tag], {type: 'language'}).of(tag) ?? tag
  const [first = '', ...rest] = name
  return first.toLocaleUpperCase(tag) + rest.join('')
}

/** The part of `Intl.Locale` that TypeScript's library lacks; a getter first, then a method. */
interface TextDirection {
  textInfo?: {direction?: string}
  getTextInfo?(): {direction?: string}
}

function directionOf(tag: string): 'ltr' | 'rtl' {
  const locale = new Intl.Locale(tag) as unknown as TextDirection
  const {direction} = locale.getTextInfo?.() ?? locale.textInfo ?? {}
  return direction === 'rtl' ? 'rtl' : 'ltr'
}
