import type {Element, ElementContent, Nodes, Properties} from 'hast'
import {expect, test} from 'vitest'
import {escapeAttribute, escapeText, joinValue, renderHtml} from './render-html.js'

function element(
  tagName: string,
  properties: Properties = {},
  ...children: (ElementContent | string)[]
): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) => (typeof child === 'string' ? text(child) : child))
  }
}

const text = (value: string): ElementContent => ({type: 'text', value})

test.each<[string, Nodes, string]>([
  ['text is escaped', text('a < b & c'), 'a &lt; b &amp; c'],
  [
    'elements hold their children',
    element('p', {}, 'a', element('b', {}, 'c')),
    '<p>a<b>c</b></p>'
  ],
  ['void elements have no end', element('img', {src: 'a.png'}), '<img src="a.png">'],
  ['HTML of the author stays', {type: 'raw', value: '<b>'}, '<b>'],
  ['comments are left out', {type: 'comment', value: 'hidden'}, ''],
  ['scripts are code', element('script', {}, 'a < b && c'), '<script>a < b && c</script>'],
  ['styles are code', element('style', {}, 'a > b {}'), '<style>a > b {}</style>'],
  [
    'templates hold their content',
    {...element('template'), content: {type: 'root', children: [element('b', {}, 'a')]}},
    '<template><b>a</b></template>'
  ],
  [
    'JSX is what it holds',
    {
      ...{type: 'mdxJsxFlowElement', name: 'Box', attributes: []},
      children: [element('b', {}, 'a')]
    },
    '<b>a</b>'
  ]
])('%s', (_title, node, expected) => {
  expect(renderHtml([node])).toBe(expected)
})

const PROPERTIES: readonly (readonly [Properties, string])[] = [
  [{className: ['a', 'b']}, ' class="a b"'],
  [{accept: ['.png', '.jpg']}, ' accept=".png, .jpg"'],
  [{htmlFor: ['x']}, ' for="x"'],
  [{hidden: true, disabled: false, dataNest: null, lang: undefined}, ' hidden'],
  [{download: true}, ' download'],
  [{ariaHidden: 'false'}, ' aria-hidden="false"'],
  [{tabIndex: 0}, ' tabindex="0"'],
  [{alt: ''}, ' alt=""'],
  [{title: 'a "b" <c> & d'}, ' title="a &quot;b&quot; &lt;c&gt; &amp; d"'],
  [{dataOwlNest: 'x'}, ' data-owl-nest="x"']
]

test.each(PROPERTIES)('writes the properties %j as attributes', (properties, attributes) => {
  expect(renderHtml([element('a', properties)])).toBe(`<a${attributes}></a>`)
})

test('attributes have SVG names inside SVG, and HTML names in foreign content', () => {
  const html = element('foreignObject', {}, element('p', {className: ['a']}))
  const svg = element('svg', {viewBox: '0 0 1 1'}, element('path', {strokeWidth: '2'}), html)
  expect(renderHtml([svg, element('p', {tabIndex: 1})])).toBe(
    '<svg viewBox="0 0 1 1"><path stroke-width="2"></path>' +
      '<foreignObject><p class="a"></p></foreignObject></svg><p tabindex="1"></p>'
  )
})

test('omits links and footnotes of text in a link', () => {
  const footnote = element('sup', {}, element('a', {dataFootnoteRef: true}, '1'))
  const heading = ['See ', element('a', {href: '/a'}, element('code', {}, 'a')), footnote].map(
    (child) => (typeof child === 'string' ? text(child) : child)
  )
  expect(renderHtml(heading, {dropLinks: true})).toBe('See <code>a</code>')
  expect(renderHtml([element('sup', {}, '2')], {dropLinks: true})).toBe('<sup>2</sup>')
})

test('returns a value that needs no escaping unchanged', () => {
  expect([escapeText('owl "x"'), escapeAttribute('owl')]).toEqual(['owl "x"', 'owl'])
  expect([joinValue(['a', 'b'], false), joinValue(['a', 'b'], true), joinValue(3, true)]).toEqual([
    'a b',
    'a, b',
    '3'
  ])
})
