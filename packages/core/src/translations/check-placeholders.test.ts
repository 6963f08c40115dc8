import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {checkPlaceholders} from './check-placeholders.js'

function check(messages: Readonly<Record<string, string>>, ...originals: Record<string, string>[]) {
  const content = Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, {message}])
  )
  const siteDir = createTemporarySite({'i18n/fr/code.json': JSON.stringify(content, undefined, 2)})
  const localizationDir = path.join(siteDir, 'i18n', 'fr')
  return checkPlaceholders(content, originals, {siteDir, localizationDir})
}

test('reports a placeholder that the original doesn’t have, with its line', () => {
  expect(check({a: 'Bonjour', b: 'Bonjour {nmae}'}, {a: 'Hello', b: 'Hello {name}'})).toEqual([
    {
      code: 'translation-placeholder-unknown',
      policy: 'warn',
      message: 'The string `b` has the unknown placeholder `{nmae}`, so readers see it unchanged.',
      position: {file: 'i18n/fr/code.json', line: 5, column: 3},
      hint: 'Did you mean `{name}`?'
    }
  ])
})

test.each([
  ['Use the placeholders of the original: `{count}`, `{docs}`.', '{count} of {docs}'],
  ['Remove it, because the original has no placeholders.', 'Pages']
])('suggests: %s', (hint, original) => {
  expect(check({a: '{address}'}, {a: original})).toMatchObject([{hint}])
})

test('accepts fewer placeholders, the placeholders of either original, and strings of the site', () => {
  const own = {a: 'Un résultat|{count} résultats', b: 'Rien', c: '{anything}', d: '{docs}'}
  const ofTheme = {a: '{count} results', b: '{count} pages', d: 'Docs'}
  expect(check(own, ofTheme, {d: 'Docs: {docs}'})).toEqual([])
})
