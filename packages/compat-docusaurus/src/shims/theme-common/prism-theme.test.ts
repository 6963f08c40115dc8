import {expect, test} from 'vitest'
import {getPrismCssVariables, usePrismTheme} from './prism-theme.js'

test('only the colors of plain code become custom properties', () => {
  const plain = {color: '#111', backgroundColor: '#eee', fontStyle: 'italic'}
  expect(getPrismCssVariables({plain, styles: []})).toEqual({
    '--prism-color': '#111',
    '--prism-background-color': '#eee'
  })
})

test('a code block that a site renders itself uses the colors of the stylesheet', () => {
  expect(usePrismTheme().styles).toEqual([])
  expect(getPrismCssVariables(usePrismTheme())['--prism-background-color']).toMatch(/^var\(--ifm-/)
})
