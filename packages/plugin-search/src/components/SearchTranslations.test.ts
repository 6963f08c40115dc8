import {expect, test} from 'vitest'
import translations from './SearchTranslations.js'

test('a custom search bar gets the strings that DocSearch shows', () => {
  expect(translations).toMatchObject({
    button: {buttonText: 'Search docs'},
    modal: {searchBox: {cancelButtonText: 'Cancel'}},
    placeholder: 'Search docs'
  })
})
