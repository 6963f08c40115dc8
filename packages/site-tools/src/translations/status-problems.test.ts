import {expect, test} from 'vitest'
import {findStaleProblems} from './status-problems.js'

test('a translation that is older than its source is a problem at the translation', () => {
  const translation = 'i18n/fr/docusaurus-plugin-content-docs/current/intro.md'
  const files = [
    {source: 'docs/intro.md', translation, isStale: true},
    {source: 'docs/new.md', isStale: false}
  ]
  const status = {locale: 'fr', trees: [{tree: 'docs', files}], missingTexts: {}}
  expect(findStaleProblems(status)).toEqual([
    {
      code: 'translation-stale',
      message: 'The translation of docs/intro.md to “fr” is older than the file.',
      position: {file: translation},
      hint: 'Bring the translation up to date and commit it.'
    }
  ])
})
