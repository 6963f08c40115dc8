import {expect, test} from 'vitest'
import {htmlAttributeName, reactAttributes} from './attribute-names.js'

test('attributes use React names in props and HTML names in tags', () => {
  const props = reactAttributes({
    hreflang: 'en',
    crossorigin: true,
    'http-equiv': 'a',
    'data-a': 'b'
  })
  expect(props).toEqual({hrefLang: 'en', crossOrigin: true, httpEquiv: 'a', 'data-a': 'b'})
  expect(Object.keys(props).map(htmlAttributeName)).toEqual([
    'hreflang',
    'crossorigin',
    'http-equiv',
    'data-a'
  ])
})
