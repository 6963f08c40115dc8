import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'

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

/**
 * Stands for locales without a translation. They use the English strings, which
 * `site write-translations` lists.
 */
const UNKNOWN = ''

/**
 * Reads the translated strings of the theme and the built-in plugins, by ID. The result is empty for
 * English, the source language. Locales without a translation get the English strings.
 *
 * @param folder - Absolute path of the folder with one JSON file per language.
 */
export function readLanguageMessages(
  locale: string,
  folder: string
): Readonly<Record<string, string>> {
  // Most sites are in English and need no translations.
  if (locale === 'en') return {}
  const names = readdirSync(folder).map((file) => path.basename(file, '.json'))
  const name = chooseLanguage(locale, names) ?? UNKNOWN
  if (name === 'en') return {}
  const text = readFileSync(path.join(folder, `${name === UNKNOWN ? 'en' : name}.json`), 'utf8')
  return JSON.parse(text) as Record<string, string>
}
