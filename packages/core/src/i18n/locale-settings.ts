import type {LocaleSettings} from '@lectern/types'

/** Settings of a locale as configured. All are optional. */
export type GivenLocaleSettings = {
  [Key in keyof LocaleSettings]?: LocaleSettings[Key] | undefined
}

/** The site's default locale and base URL. The base URL starts and ends with `/`. */
interface SiteDefaults {
  defaultLocale: string
  baseUrl: string
}

/**
 * Fills in defaults for a locale's settings. Its name, direction and calendar come from CLDR data
 * through `Intl`. The default locale uses the site's base URL, and the others use subfolders.
 *
 * @param locale - A well-formed language tag (BCP 47), unless `given.htmlLang` is one.
 */
export function completeLocaleSettings(
  locale: string,
  given: GivenLocaleSettings,
  {defaultLocale, baseUrl}: SiteDefaults
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

/** Returns whether a string is a well-formed language tag (BCP 47, RFC 5646 §2.1). */
export function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    // `Intl` throws an error if the string isn't a well-formed tag.
    return false
  }
}

/**
 * Returns the calendar in a language tag, such as `fa-u-ca-persian`. Only uses `Intl.Locale` if
 * necessary, because it delays the start by 10 ms.
 */
function calendarOf(tag: string): string {
  const asked = /-u-/i.test(tag) ? new Intl.Locale(tag).calendar : undefined
  return asked ?? 'gregory'
}

/** Returns a language's name in that language, such as `Français`, for menus. */
function languageName(tag: string): string {
  // Loading language names takes 50 ms, and most sites are in English.
  if (tag === 'en') return 'English'
  const name = new Intl.DisplayNames([tag], {type: 'language'}).of(withoutExtensions(tag)) ?? tag
  const [first = '', ...rest] = name
  return first.toLocaleUpperCase(tag) + rest.join('')
}

/**
 * Removes extensions such as `-u-ca-persian` from a tag. They aren't part of a language's name
 * (ECMA-402 §12.5.1), and newer engines reject them.
 */
function withoutExtensions(tag: string): string {
  return tag.replace(/-[\da-z]-.*/i, '')
}

/**
 * Fields of `Intl.Locale` that TypeScript doesn't declare. Older engines have a getter instead of a
 * method.
 */
interface TextDirection {
  textInfo?: {direction?: string}
  getTextInfo?(): {direction?: string}
}

function directionOf(tag: string): 'ltr' | 'rtl' {
  const locale = new Intl.Locale(tag) as unknown as TextDirection
  const {direction} = locale.getTextInfo?.() ?? locale.textInfo ?? {}
  return direction === 'rtl' ? 'rtl' : 'ltr'
}
