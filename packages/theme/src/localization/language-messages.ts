import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {chooseLanguage} from '@lectern/shared/text/choose-language'

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
