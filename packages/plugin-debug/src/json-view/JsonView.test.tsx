import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {JsonView} from './JsonView.js'

const html = renderToStaticMarkup(<JsonView name="Config" value={{title: 'Birds', i18n: {}}} />)

test('a value is shown with its first level expanded', () => {
  const texts = html.split(/<[^>]*>/).filter((text) => text !== '')
  expect(texts).toEqual([
    'Search keys and values',
    'Config',
    '2 keys',
    'title',
    '&quot;Birds&quot;',
    'i18n',
    '0 keys'
  ])
})

test('the search field has a label, and an element for the number of matches', () => {
  const id = /<label for="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`<input id="${id}" type="search"`)
  expect(html).toContain(`<output for="${id}"></output>`)
})
