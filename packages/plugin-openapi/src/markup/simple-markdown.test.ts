import fc from 'fast-check'
import {micromark} from 'micromark'
import {gfmAutolinkLiteral, gfmAutolinkLiteralHtml} from 'micromark-extension-gfm-autolink-literal'
import {gfmStrikethrough, gfmStrikethroughHtml} from 'micromark-extension-gfm-strikethrough'
import {gfmTable, gfmTableHtml} from 'micromark-extension-gfm-table'
import {expect, test} from 'vitest'
import {renderSimpleMarkdown} from './simple-markdown.js'

const parse = (text: string) =>
  micromark(text, {
    extensions: [gfmAutolinkLiteral(), gfmStrikethrough(), gfmTable()],
    htmlExtensions: [gfmAutolinkLiteralHtml(), gfmStrikethroughHtml(), gfmTableHtml()]
  })

test.each([
  'Number of `bird_id`s, or snake_case.',
  'The **first bird:** is _not_ here, *please* (**wait**).',
  'Two lines,\none paragraph.\n\nThe next “paragraph”.',
  'See [all birds](https://example.com/a_b?c=d#e) and [here](/birds/).'
])('renders %j like a parser', (text) => {
  expect(renderSimpleMarkdown(text)).toBe(parse(text))
})

test.each([
  ...['![A bird](https://example.com)', '[a](javascript:alert(1))', '[a](/b "c")', 'a\n--\nb'],
  ...['**a', '_a_b', '***a***', '2 * 3 * 4', 'a  \nb', '- a', 'a\n- b', '1. a', '| a |\n| - |'],
  ...['https://example.com', '<b>a</b>', '&amp;', '``a``', '\\_a', '# a', '> a', 'a\n\n\nb']
])('leaves %j to a parser', (text) => {
  expect(renderSimpleMarkdown(text)).toBeUndefined()
})

test('what it renders equals the output of a parser', () => {
  const parts = fc.constantFrom(
    ...['a', 'b1', '.', ',', ' ', ' ', '\n', '\n\n', '`c d`', '**e f**', '_g_', '*h*', '**i:**'],
    ...['[j](https://a.b/c_d)', '[k](/l#m)', '“', '(', ')', '_', '*', '`', '!', '|', '-', '=', ':'],
    ...['[', '](', '--', '1.', 'é', '²', '$', "'", '"', '@', 'www.a.b']
  )
  let rendered = 0
  fc.assert(
    fc.property(fc.array(parts, {maxLength: 10}), (list) => {
      const text = list.join('').trim()
      const html = renderSimpleMarkdown(text)
      if (html === undefined) return
      rendered++
      expect(html).toBe(parse(text))
    }),
    {numRuns: Number(process.env.SIMPLE ?? 3000), seed: 7}
  )
  expect(rendered).toBeGreaterThan(500)
})
