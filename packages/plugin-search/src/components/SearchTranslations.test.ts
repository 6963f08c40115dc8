import {expect, test} from 'vitest'
import translations from './SearchTranslations.js'

test('a search bar of the site gets the texts that DocSearch shows', () => {
  expect(translations).toMatchObject({
    button: {buttonText: 'Search docs'},
    modal: {searchBox: {cancelButtonText: 'Cancel'}},
    placeholder: 'Search docs'
  })
})
