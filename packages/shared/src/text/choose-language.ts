/**
 * Chooses the translation for a locale: the one with the same name, or else one with the same
 * language and script, such as `zh-Hans` for `zh-CN` (CLDR likely subtags).
 *
 * @param names - Language tags of the available translations.
 */
export function chooseLanguage(locale: string, names: readonly string[]): string | undefined {
  if (names.includes(locale)) return locale
  const wanted = describeLanguage(locale)
  return wanted === undefined ? undefined : names.find((name) => describeLanguage(name) === wanted)
}

/**
 * Returns the language and script of a tag, e.g. `zh-Hans` for `zh-CN`. Returns `undefined` for
 * invalid tags.
 */
function describeLanguage(tag: string): string | undefined {
  try {
    const {language, script} = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    // Locales can have any name, but only valid language tags can match.
    return undefined
  }
}
