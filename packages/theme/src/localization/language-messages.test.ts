import {readdirSync, readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {createPluralRules, listPluralForms} from '@lectern/shared/text/plural-form'
import {expect, test} from 'vitest'
import {readLanguageMessages} from './language-messages.js'

const FOLDER = fileURLToPath(new URL('../translations', import.meta.url))
const PACKAGES = fileURLToPath(new URL('../../..', import.meta.url))

const LANGUAGES = readdirSync(FOLDER)
  .map((file) => file.replace('.json', ''))
  .filter((name) => name !== 'en')

const read = (name: string) =>
  JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8')) as Record<string, string>

const english = read('en')
const isPlural = (id: string) => english[id]?.includes('|')
const namesOfValues = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort()

test('every English string of the packages can be translated', () => {
  const declared: Record<string, string> = {}
  for (const file of readdirSync(PACKAGES, {recursive: true, encoding: 'utf8'})) {
    if (!/^[\w-]+\/src\/.*\.tsx?$/.test(file) || /\.test\./.test(file)) continue
    Object.assign(declared, readDeclarations(readFileSync(`${PACKAGES}/${file}`, 'utf8')))
  }
  expect(declared).toEqual(english)
})

/** Reads the strings in source code: ID and message, or an element. */
function readDeclarations(code: string): Record<string, string> {
  const calls = code.matchAll(/id:\s*'(theme\.[\w.]+)',\s*message:\s*(?:'([^']*)'|"([^"]*)")/g)
  const elements = code.matchAll(
    /<Translate\s+id="(theme\.[\w.]+)"[\s\S]*?>\s*(?:\{\s*'([^']*)'\s*\}|([^<{]+?))\s*<\/Translate>/g
  )
  return Object.fromEntries(
    [...calls, ...elements].map(([, id, first, second]) => [
      id ?? '',
      (first ?? second ?? '').replace(/\s+/g, ' ')
    ])
  )
}

test('at least 25 languages besides English are included, one of them right-to-left', () => {
  expect(LANGUAGES.length).toBeGreaterThanOrEqual(25)
  expect(LANGUAGES).toContain('ar')
})

test.each(LANGUAGES)('%s has every string with all values and plural forms', (name) => {
  const strings = read(name)
  expect(Object.keys(strings)).toEqual(Object.keys(english))
  const forms = listPluralForms(createPluralRules(name))
  for (const [id, text] of Object.entries(strings)) {
    expect(text.trim(), id).toBe(text)
    expect(text, id).not.toBe('')
    if (!isPlural(id)) {
      expect(namesOfValues(text), id).toEqual(namesOfValues(english[id]))
      continue
    }
    const own = text.split('|')
    expect(own.length, id).toBe(forms.length)
    // One and two may be spelled out. All other counts are numbers.
    expect(namesOfValues(own.at(-1)), id).toEqual(namesOfValues(english[id]))
    for (const form of own)
      expect(namesOfValues(english[id]), id).toEqual(expect.arrayContaining(namesOfValues(form)))
  }
})

test.each(['en', ...LANGUAGES])(
  'a plural form of %s shows the number if it isn’t always the same',
  (name) => {
    const rules = createPluralRules(name)
    const counts = Array.from({length: 200}, (_, count) => rules.select(count))
    const forms = listPluralForms(rules)
    for (const [id, text] of Object.entries(read(name)).filter(([key]) => isPlural(key))) {
      for (const [index, form] of text.split('|').entries()) {
        if (counts.filter((category) => category === forms[index]).length > 1)
          expect(namesOfValues(form), `${id}: ${form}`).toEqual(namesOfValues(english[id]))
      }
    }
  }
)

test.each(LANGUAGES)("strings of %s aren't left in English", (name) => {
  const same = Object.entries(read(name)).filter(([id, text]) => text === english[id])
  // Some words are the same in English, and some strings only contain symbols and values.
  expect(same.length).toBeLessThan(Object.keys(english).length / 8)
})

test('English has no translations, and languages without a file use the English strings', () => {
  expect(readLanguageMessages('en', FOLDER)).toEqual({})
  expect(readLanguageMessages('en-GB', FOLDER)).toEqual({})
  expect(readLanguageMessages('tlh', FOLDER)).toEqual(english)
  expect(readLanguageMessages('fr-CA', FOLDER)['theme.tags.tagsPageTitle']).toBe('Étiquettes')
})
