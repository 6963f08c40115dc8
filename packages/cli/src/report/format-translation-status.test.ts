import type {TreeStatus} from '@lectern/site-tools/translations/translation-status'
import {expect, test} from 'vitest'
import {formatTranslationStatus} from './format-translation-status.js'

const F = 'i18n/fr/docusaurus-plugin-content-docs/'

const trees: readonly TreeStatus[] = [
  {
    tree: 'docs',
    files: [
      {source: 'docs/a.md', translation: `${F}current/a.md`, isStale: true},
      {source: 'docs/b.md', translation: `${F}current/b.md`, isStale: false},
      {source: 'docs/c.md'},
      {source: 'docs/x/d.md', translation: `${F}current/x/d.md`}
    ]
  },
  {tree: 'docs (team)', files: [{source: 'team/a.md'}]}
]

test('a table shows counts, then lists what to translate', () => {
  const missingStrings = {'i18n/fr/code.json': ['greeting']}
  expect(formatTranslationStatus([{locale: 'fr', trees, missingStrings}]).join('\n')).toBe(
    [
      'locale  content      translated  fallback  stale  unknown',
      'fr      docs                  3         1      1        1',
      'fr      docs (team)           0         1      0        0',
      'fr      strings               -         1      -        -',
      '',
      'fr: stale translations',
      `  ${F}current/a.md (docs/a.md)`,
      '',
      'fr: missing strings in i18n/fr/code.json',
      '  greeting'
    ].join('\n')
  )
})

test('a site in one language has no table', () => {
  expect(formatTranslationStatus([])).toEqual(['The site has a single locale.'])
})
