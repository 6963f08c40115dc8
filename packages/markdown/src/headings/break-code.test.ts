import type {Element} from 'hast'
import {expect, test} from 'vitest'
import {renderHtml} from '../tree/render-html.js'
import {breakCode} from './break-code.js'

function breakIn(tagName: string, value: string): string {
  const node: Element = {
    type: 'element',
    tagName,
    properties: {},
    children: [{type: 'text', value}]
  }
  return renderHtml([breakCode(node)])
}

test.each([
  ['short', 'short'],
  ['themeConfig.navbar', 'themeConfig.navbar'],
  ['site.themeConfig.navbar.items', 'site.<wbr>themeConfig.<wbr>navbar.<wbr>items'],
  ['MAX_NUMBER_OF_BIRDS_PER_NEST', 'MAX_<wbr>NUMBER_<wbr>OF_<wbr>BIRDS_<wbr>PER_<wbr>NEST'],
  ['createHeronFromEnvironment()', 'create<wbr>Heron<wbr>From<wbr>Environment()'],
  [
    'src/readVeryLongNamesOfHerons.ts',
    'src/<wbr>read<wbr>Very<wbr>Long<wbr>Names<wbr>Of<wbr>Herons.<wbr>ts'
  ],
  ['site build --out-dir a', 'site build --out-dir a'],
  ['...aVeryLongNameWithDots', '...a<wbr>Very<wbr>Long<wbr>Name<wbr>With<wbr>Dots'],
  ['averylongnamewithoutanyparts', 'averylongnamewithoutanyparts']
])('%s', (text, html) => {
  expect(breakIn('code', text)).toBe(`<code>${html}</code>`)
})

test('text outside of code is unchanged', () => {
  expect(breakIn('em', 'site.themeConfig.navbar.items')).toBe(
    '<em>site.themeConfig.navbar.items</em>'
  )
})
