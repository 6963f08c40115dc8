import {expect, test} from 'vitest'
import {findStaleProblems} from './status-problems.js'

test('reports a stale translation at the position of the translation', () => {
  const translation = 'i18n/fr/docusaurus-plugin-content-docs/current/intro.md'
  const files = [
    {source: 'docs/intro.md', translation, isStale: true},
    {source: 'docs/new.md', isStale: false}
  ]
  const status = {locale: 'fr', trees: [{tree: 'docs', files}], missingStrings: {}}
  expect(findStaleProblems(status)).toEqual([
    {
      code: 'translation-stale',
      message: 'The `fr` translation of docs/intro.md is stale.',
      position: {file: translation},
      hint: 'Update the translation and commit it.'
    }
  ])
})
