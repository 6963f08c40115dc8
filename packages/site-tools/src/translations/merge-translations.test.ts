import {expect, test} from 'vitest'
import {mergeTranslations} from './merge-translations.js'

const declared = {
  a: {message: 'Hello', description: 'A greeting'},
  b: {message: 'Bye'}
}

test('keeps translated strings, and adds new ones in the language of the site', () => {
  const existing = {a: {message: 'Bonjour', description: 'old'}, gone: {message: 'Parti'}}
  expect(mergeTranslations(declared, existing, {messagePrefix: '(fr) '})).toEqual({
    content: {
      a: {message: 'Bonjour', description: 'A greeting'},
      b: {message: '(fr) Bye'},
      gone: {message: 'Parti'}
    },
    added: ['b'],
    unused: ['gone']
  })
})

test("with override, all strings are reset to the site's", () => {
  const existing = {a: {message: 'Bonjour'}}
  const {content, added} = mergeTranslations(declared, existing, {override: true})
  expect(content.a).toEqual({message: 'Hello', description: 'A greeting'})
  expect(added).toEqual(['b'])
})
