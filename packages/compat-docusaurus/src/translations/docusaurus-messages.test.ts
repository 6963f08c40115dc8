import fs from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import {expect, test} from 'vitest'
import {adaptMessages, omitWrittenMessages, readDocusaurusMessages} from './docusaurus-messages.js'

const {resolve} = createRequire(import.meta.url)
const LOCALES = path.join(
  path.dirname(resolve('@docusaurus/theme-translations/package.json')),
  'locales'
)
const ENGLISH = JSON.parse(
  fs.readFileSync(new URL('../../../theme/src/translations/en.json', import.meta.url), 'utf8')
) as Record<string, string>

const listValues = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort()

test('strings are in the language of the locale, without descriptions for translators', () => {
  const french = readDocusaurusMessages('fr-CA')
  expect(french['theme.tags.tagsPageTitle']).toBe('Tags')
  expect(french['theme.blog.post.readMore']).toBe('Lire plus')
  expect(Object.keys(french).filter((id) => id.includes('___'))).toEqual([])
  const english = readDocusaurusMessages('en')
  expect(english['theme.blog.author.pageTitle']).toBe('{authorName} - {nPosts}')
  expect(english['theme.admonition.note']).toBeUndefined()
  expect(readDocusaurusMessages('tlh')).toEqual({})
})

test('the sentence about the last update has all its parts', () => {
  const messages = adaptMessages({
    'theme.lastUpdated.atDate': ' at {date}',
    'theme.lastUpdated.byUser': ' from {user}',
    'theme.lastUpdated.lastUpdatedAtBy': 'Changed{atDate}{byUser}'
  })
  expect(messages).toMatchObject({
    'theme.lastUpdated.atDate': 'Changed at {date}',
    'theme.lastUpdated.byUser': 'Changed from {user}',
    'theme.lastUpdated.atDateByUser': 'Changed at {date} from {user}'
  })
})

test('strings of a site that aren’t Docusaurus’s keep their form', () => {
  const own = {'theme.lastUpdated.atDate': 'Changed at {date}', 'home.title': 'Home'}
  expect(adaptMessages(own)).toEqual(own)
})

test('a string with the color mode isn’t used', () => {
  const id = 'theme.colorToggle.ariaLabel'
  expect(adaptMessages({[id]: 'Switch (now {mode})'})).toEqual({})
  expect(adaptMessages({[id]: 'Switch'})).toEqual({[id]: 'Switch'})
})

/** The version banner has both values in both strings. */
const SPLIT = /^theme\.docs\.versions\.latestVersion/

test.each(['en', ...fs.readdirSync(LOCALES).filter((name) => name !== 'base')])(
  'strings in the language %s have values that the components have',
  (locale) => {
    const messages = Object.entries(adaptMessages(readDocusaurusMessages(locale)))
    expect(messages.length).toBeGreaterThan(50)
    for (const [id, text] of messages.filter(([id]) => id in ENGLISH && !SPLIT.test(id)))
      expect(listValues(ENGLISH[id]), id).toEqual(expect.arrayContaining(listValues(text)))
  }
)

test('code in English keeps its own strings of the theme', () => {
  const messages = {'theme.NotFound.title': 'Not found', 'home.title': 'Home'}
  expect(omitWrittenMessages(messages, 'en-GB')).toEqual({'home.title': 'Home'})
  expect(omitWrittenMessages(messages, 'fr')).toBe(messages)
})
