import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'

/**
 * The translation file for a language in a folder: the file with its name, else a file of the same
 * language and script, such as `zh-Hans` for `zh-CN` (CLDR, likely subtags).
 *
 * @param names - Language tags that there are texts for.
 */
export function chooseLanguage(locale: string, names: readonly string[]): string | undefined {
  if (names.includes(locale)) return locale
  const wanted = describeLanguage(locale)
  return wanted === undefined ? undefined : names.find((name) => describeLanguage(name) === wanted)
}

/** `zh-Hans` for `zh-CN`; `undefined` for what is no language tag. */
function describeLanguage(tag: string): string | undefined {
  try {
    const {language, script} = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    // A site may call its locale as it likes; then it has the texts of its own file alone.
    return undefined
  }
}

/** Of a language without texts, for which `site write-translations` is to list those in English. */
const UNKNOWN = ''

/**
 * Texts of the theme and of the generator's plugins in a language, by ID; none for English, in which
 * they are written; the English ones for languages without a file.
 *
 * @param folder - Absolute; holds one JSON file for each language.
 */
export function readLanguageMessages(
  locale: string,
  folder: string
): Readonly<Record<string, string>> {
  // Most sites are in English: nothing is read for them.
  if (locale === 'en') return {}
  const names = readdirSync(folder).map((file) => path.basename(file, '.json'))
  const name = chooseLanguage(locale, names) ?? UNKNOWN
  if (name === 'en') return {}
  const text = readFileSync(path.join(folder, `${name === UNKNOWN ? 'en' : name}.json`), 'utf8')
  return JSON.parse(text) as Record<string, string>
}
