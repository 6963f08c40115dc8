import fs from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import {chooseLanguage} from '@lectern/shared/text/choose-language'

/** Strings of a theme, by ID. */
type Messages = Readonly<Record<string, string>>

/** Folder with Docusaurus's strings in the language in which they're written. */
const SOURCE = 'base'
/** Files whose strings Lectern's components use. Search has its own. */
const FILES = ['theme-common.json', 'theme-live-codeblock.json', 'plugin-pwa.json']
/** Strings that differ only in case from Lectern's, which don't depend on styles. */
const SAME_IN_ENGLISH = /^theme\.admonition\./
/** Ending of the keys that describe a string for translators. */
const DESCRIPTION = '___DESCRIPTION'

/**
 * Reads the strings of Docusaurus's theme in a language. The result is empty for languages into
 * which Docusaurus isn't translated.
 */
export function readDocusaurusMessages(locale: string): Messages {
  const folder = path.join(findTranslations(), 'locales')
  const names = fs.readdirSync(folder).filter((name) => name !== SOURCE)
  const name = chooseLanguage(locale, ['en', ...names])
  if (name === undefined) return {}
  const messages = FILES.flatMap((file) => Object.entries(readFile(folder, name, file)))
  return Object.fromEntries(
    name === 'en' ? messages.filter(([id]) => !SAME_IN_ENGLISH.test(id)) : messages
  )
}

/** Start of the IDs of the theme's strings. */
const OF_THEME = 'theme.'

/**
 * Removes the theme's strings in English, in which Docusaurus's code is written. Components that a
 * project has copied and edited then show their own strings.
 */
export function omitWrittenMessages(messages: Messages, locale: string): Messages {
  if (chooseLanguage(locale, ['en']) === undefined) return messages
  return Object.fromEntries(Object.entries(messages).filter(([id]) => !id.startsWith(OF_THEME)))
}

function findTranslations(): string {
  const {resolve} = createRequire(import.meta.url)
  return path.dirname(resolve('@docusaurus/theme-translations/package.json'))
}

function readFile(folder: string, language: string, name: string): Messages {
  const file = path.join(folder, language === 'en' ? SOURCE : language, name)
  const messages = JSON.parse(fs.readFileSync(file, 'utf8')) as Messages
  return Object.fromEntries(Object.entries(messages).filter(([id]) => !id.endsWith(DESCRIPTION)))
}

/** Strings with a value that Lectern's components don't have. */
const UNUSED = ['theme.colorToggle.ariaLabel']

/**
 * Converts strings of Docusaurus's theme to the ones that Lectern's components use. Docusaurus
 * composes the text about a page's last update from several strings.
 */
export function adaptMessages(messages: Messages): Messages {
  const sentence = messages['theme.lastUpdated.lastUpdatedAtBy']
  const used = Object.entries(messages).filter(
    ([id, text]) => !(UNUSED.includes(id) && text.includes('{mode}'))
  )
  if (sentence === undefined) return Object.fromEntries(used)
  const {'theme.lastUpdated.atDate': atDate = '', 'theme.lastUpdated.byUser': byUser = ''} =
    messages
  const compose = (date: string, user: string) =>
    sentence.replace('{atDate}', date).replace('{byUser}', user).trim()
  return {
    ...Object.fromEntries(used),
    'theme.lastUpdated.atDate': compose(atDate, ''),
    'theme.lastUpdated.byUser': compose('', byUser),
    'theme.lastUpdated.atDateByUser': compose(atDate, byUser)
  }
}
