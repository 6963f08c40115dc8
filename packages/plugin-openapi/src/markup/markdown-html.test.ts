import fc from 'fast-check'
import {micromark} from 'micromark'
import {gfmAutolinkLiteral, gfmAutolinkLiteralHtml} from 'micromark-extension-gfm-autolink-literal'
import {gfmStrikethrough, gfmStrikethroughHtml} from 'micromark-extension-gfm-strikethrough'
import {gfmTable, gfmTableHtml} from 'micromark-extension-gfm-table'
import {expect, test} from 'vitest'
import {createDescriptionRenderer, renderDescription} from './markdown-html.js'

const complete = (text: string) =>
  micromark(text.trim(), {
    extensions: [gfmAutolinkLiteral(), gfmStrikethrough(), gfmTable()],
    htmlExtensions: [gfmAutolinkLiteralHtml(), gfmStrikethroughHtml(), gfmTableHtml()]
  })

test.each([
  [
    'Number of `bird_id`s, or snake_case.',
    '<p>Number of <code>bird_id</code>s, or snake_case.</p>'
  ],
  ['A.\n\nB `<c>`.', '<p>A.</p>\n<p>B <code>&lt;c&gt;</code>.</p>'],
  ['A | b', '<p>A | b</p>']
])('renders %j like Markdown', (text, html) => {
  expect(renderDescription(text)).toBe(html)
  expect(complete(text)).toBe(html)
})

test('short cuts give the same result as a complete parser', () => {
  const parts = fc.constantFrom(
    ...['a', 'b1', ' ', '  ', '\n', '\n\n', '`', '``', '`c d`', '` e `', '_', '*', '~', '~~', '|'],
    ...['- ', '1. ', '+', '=', '(', ')', '!', '{x}', '"', "'", '&', '<', '>', '.', ':', '@'],
    ...['www.a.b', 'https://a.b', 'a@b.cc', '\\', '    ', '---', '| - |', 'é', '“', '$', '%']
  )
  fc.assert(
    fc.property(fc.array(parts, {maxLength: 12}), (list) => {
      const text = list.join('')
      const html = renderDescription(text, 0)
      // Other differences are the subject of other tests.
      expect(html.replaceAll(' class="openapi-code"', '')).toBe(complete(text))
    }),
    {numRuns: 1000, seed: 7}
  )
})

test('a renderer repeats results only for the same text and level', () => {
  const describe = createDescriptionRenderer()
  const text = '# Birds\n\nSee *below*.'
  for (const level of [1, 2, 1, undefined])
    expect(describe(text, level)).toBe(renderDescription(text, level))
  expect(describe('# Birds', 2)).toBe(renderDescription('# Birds', 2))
})
