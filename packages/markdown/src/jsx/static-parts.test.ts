import {expect, test} from 'vitest'
import {compileTwice, OPTIONS} from '../fixtures/compile-sample.js'
import type {MarkdownOptions} from '@lectern/types'

function compile(text: string, options?: Partial<MarkdownOptions>) {
  const source = {text, format: 'mdx'} as const
  return compileTwice(source, {...OPTIONS, ...options}, {splitParts: true})
}

test('adjacent static blocks form a part, without the blanks between them', async () => {
  const {code, parts, excerptParts} = await compile('# A\n\na *b*\n\n<Chart />\n\n- c\n')
  expect(parts).toEqual([
    [
      {tag: 'h1', props: {id: 'a'}, children: ['A']},
      {tag: 'p', html: 'a <em>b</em>'}
    ],
    [{tag: 'ul', html: '<li>c</li>'}]
  ])
  expect(code).toContain('import {StaticPart as __StaticPart} from "@lectern/client"')
  expect(code.match(/_jsx\(__StaticPart/g)).toHaveLength(2)
  expect(excerptParts).toBeUndefined()
})

test('blocks with footnotes before the truncate marker stay in the module, because the excerpt omits the marks', async () => {
  const {parts, excerptCode} = await compile(
    'a[^1]\n\n<Chart />\n\n{/* truncate */}\n\nb[^1]\n\n[^1]: c\n'
  )
  expect(parts?.map(([node]) => node)).toMatchObject([{tag: 'p'}])
  expect(JSON.stringify(parts)).toContain('fn')
  expect(excerptCode).toContain('a')
  expect(excerptCode).not.toContain('fn')
})

test('an edit of a static block leaves the module as it is', async () => {
  const text = 'Before.\n\n<Chart />\n\nAfter.\n'
  const [before, after] = await Promise.all([
    compile(text),
    compile(text.replace('After.', 'Other words.\n\nAnd a second paragraph.'))
  ])
  expect(after.code).toBe(before.code)
  expect(after.parts).not.toEqual(before.parts)
})

test('JSX with literal attributes can be static', async () => {
  const {parts} = await compile('<div className="x" style={{top: "1px"}}>a</div>\n\n{1 + 1}\n')
  expect(parts).toEqual([[{tag: 'div', props: {className: 'x', style: {top: '1px'}}, html: 'a'}]])
})

test.each([
  ['a component', '<Chart />'],
  ['an expression', 'a {1 + 1}'],
  ['text alone', '{"a"} {1 + 1}'],
  ['a component that renders several elements', '<TOCInline toc={toc} />\n\n{1 + 1}'],
  ['an inline element', '<span>a</span>\n\n{1 + 1}'],
  ['a block inside of a paragraph', 'a <div>b</div> c\n\n{1 + 1}'],
  ['a paragraph inside of a paragraph', '<p>\n\na\n\n</p>\n\n{1 + 1}'],
  ['a code block inside of a paragraph', '<p>\n```js\na\n```\n</p>\n\n{1 + 1}'],
  ['a heading inside of a heading', '# <h2>a</h2>\n\n{1 + 1}'],
  ['a paragraph inside of a table', '<table>\n\na\n\n</table>\n\n{1 + 1}'],
  ['head tags', '<Head><title>a</title></Head>\n\n{1 + 1}']
])('%s stays in the module', async (_, text) => {
  expect((await compile(text)).parts).toBeUndefined()
})

test.each([
  'a <b>b</b> <br/>',
  '<p><button><div>a</div></button></p>',
  '- <p><div>a</div></p>',
  '| a |\n|---|\n| b |',
  '<table><tr><td>a</td></tr></table>'
])('%s is a static part', async (text) => {
  expect((await compile(`${text}\n\n{1 + 1}`)).parts).toHaveLength(1)
})

test('a page with a layout keeps all of its content', async () => {
  const {code, parts} = await compile('export default Layout\n\nWords.')
  expect([parts, code.includes('Words.')]).toEqual([undefined, true])
})

test.each([
  ['CodeBlock', '```js\na\n```\n\n{1 + 1}'],
  ['CodeBlock', '- a\n\n  ```js\n  a\n  ```\n\n{1 + 1}'],
  ['h2', '## A\n\n{1 + 1}'],
  ['a', '> [b](c)\n\n{1 + 1}'],
  ['Card', '<Columns><Card title="a">b</Card></Columns>\n\n{1 + 1}']
])('an overridden %s stays in the module', async (name, text) => {
  expect((await compile(text)).parts).toHaveLength(1)
  expect((await compile(text, {replaced: [name]})).parts).toBeUndefined()
})

test('a site with its own list of components can have static blocks', async () => {
  const {parts} = await compile('*a*\n\n- b\n\n<Chart />', {fold: false, replaced: ['li']})
  expect(parts).toEqual([[{tag: 'p', children: [{tag: 'em', children: ['a']}]}]])
})

test('modules are complete if it’s unclear what a site overrides', async () => {
  const options = {fold: false, replaced: ['*']}
  expect((await compile('Words.\n\n<Chart />', options)).parts).toBeUndefined()
})

test('an excerpt ends at the marker', async () => {
  const record = await compile('a\n\n<Chart />\n\nb\n\n{/* truncate */}\n\nc\n\n<Chart />\n\nd')
  expect([record.parts?.length, record.excerptParts]).toEqual([4, 2])
  expect(record.excerptCode.match(/_jsx\(__StaticPart/g)).toHaveLength(2)
})

test('a paragraph with the marker is in the module', async () => {
  const record = await compile('a\n\nb {/* truncate */} c\n\n<Chart />')
  expect([record.parts?.length, record.excerptParts]).toEqual([1, 1])
  expect(record.excerptCode).toContain('"b ')
})
