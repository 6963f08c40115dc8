import {expect, test} from 'vitest'
import {htmlAttributeName, reactAttributes} from './attribute-names.js'

test("attributes have React's names in props, and HTML's names in tags", () => {
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
