import {describe, expect, test} from 'vitest'
import {compileMdx, compileTwice, OPTIONS, visibleText} from '../fixtures/compile-sample.js'

const kindOf = async (text: string, live: readonly string[] = []) =>
  (await compileMdx(text, {live})).kind

describe('a page is static with', () => {
  test.each([
    ['an element of HTML', '<div className="a" hidden>b</div>'],
    ['an attribute in braces', '<td colSpan={2} title={"a"} hidden={true}>b</td>'],
    ['a style that is written out', '<p style={{color: "red", marginTop: "1px"}}>a</p>'],
    ['text in braces', 'Owls {"are"} here{`.`}'],
    ['a number in braces', 'Owls: {3}'],
    ['nothing in braces', 'Owls{null}{true}.'],
    ['a comment in braces', 'Owls {/* hidden */}.'],
    ['a component of the theme', '<Tabs><TabItem value="a">A</TabItem></Tabs>'],
    ['a component of the theme that it imports', `import Tabs from '@theme/Tabs'\n\n<Tabs></Tabs>`],
    ['the contents of the page', '<TOCInline toc={toc} />']
  ])('%s', async (_title, text) => {
    expect(await kindOf(text)).toBe('static')
  })
})

describe('a page is live with', () => {
  test.each([
    ['an imported component', `import Owl from './owl'\n\n<Owl />`],
    ['a component that it declares', 'export const Owl = () => 1\n\n<Owl />'],
    ['a component of a component', '<Tabs.Item />'],
    ['a custom element', '<owl-nest></owl-nest>'],
    ['a fragment', '<>Owl</>'],
    ['an expression that is computed', 'Owls: {1 + 1}'],
    ['a value that React does not show', 'Owls: {{a: 1}}'],
    ['an event handler', '<button onClick={() => alert(1)}>a</button>'],
    ['spread attributes', '<div {...props}>a</div>'],
    ['a style of numbers', '<p style={{margin: 3}}>a</p>'],
    ['an attribute that is an object', '<p title={{a: 1}}>a</p>']
  ])('%s', async (_title, text) => {
    expect(await kindOf(text)).toBe('live')
  })
})

test('a page is live if the site overrides a component in it', async () => {
  const text = '<Details summary="a">b</Details>'
  expect([await kindOf(text), await kindOf(text, ['Details'])]).toEqual(['static', 'live'])
})

test('a component that the page declares is not the theme component', async () => {
  expect(await kindOf('export const Tabs = () => 1\n\n<Tabs />')).toBe('live')
})

test('elements keep their attributes under React’s names', async () => {
  const {body} = await compileMdx(
    '<label htmlFor="x" className="a" tabIndex={0} style={{marginTop: "1px"}}>b</label>'
  )
  const props = {htmlFor: 'x', className: 'a', tabIndex: 0, style: {marginTop: '1px'}}
  expect(body).toEqual([{tag: 'label', props, html: 'b'}])
})

test('renders attributes with boolean values like React', async () => {
  const {body} = await compileMdx(
    '<p>\n<b draggable={false} spellCheck aria-hidden={false} data-open data-x={false} hidden={false}>a</b>\n</p>'
  )
  const attributes =
    'draggable="false" spellcheck="true" aria-hidden="false" data-open="true" data-x="false"'
  expect(JSON.stringify(body)).toContain(JSON.stringify(`<b ${attributes}>a</b>`).slice(1, -1))
})

test('keeps the names of custom properties', async () => {
  const {body} = await compileMdx(
    '<p style={{"--owlColor": "red", WebkitMask: "none", msFlex: "1"}}>a</p>'
  )
  const style = {'--owlColor': 'red', WebkitMask: 'none', msFlex: '1'}
  expect(body).toEqual([{tag: 'p', props: {style}, html: 'a'}])
})

test.each([
  ['a style', '<style>{`ul > li { color: red }`}</style>', 'ul > li { color: red }'],
  ['a script', '<script>{`if (a && b) go("<p>")`}</script>', 'if (a && b) go("<p>")']
])('doesn’t escape the text of %s', async (_title, text, html) => {
  const {body} = await compileMdx(text)
  expect(body).toMatchObject([{tag: text.slice(1, text.indexOf('>')), html}])
})

test('writes the attributes of SVG images as in SVG files', async () => {
  const text = '<svg viewBox="0 0 9 9">\n<path strokeWidth="2" fillRule="evenodd" />\n</svg>\n'
  const path = '<path stroke-width="2" fill-rule="evenodd"></path>'
  const {body} = await compileMdx(text)
  expect(body).toMatchObject([{tag: 'svg', props: {viewBox: '0 0 9 9'}, html: path}])
})

test('renders values in braces like React', async () => {
  const {body} = await compileMdx('a{"b"}{3}{null}{false}{true}{-1}c')
  expect(visibleText(body)).toBe('ab3-1c')
})

test('ignores line feeds between tabs, and only makes live tabs lazy', async () => {
  const {body} = await compileMdx(
    '<Tabs lazy groupId="os">\n  <TabItem value="a">\n\n  A\n\n  </TabItem>\n</Tabs>\n'
  )
  const [tabs] = body
  expect(tabs).toMatchObject({tag: 'Tabs', props: {groupId: 'os'}, children: [{tag: 'TabItem'}]})
  expect(JSON.stringify(tabs)).not.toContain('lazy')
})

describe('JSX elements are rendered without theme components', () => {
  const options = {...OPTIONS, writtenElements: true as const}
  const text = '<a href="/x">![o](/o.png)</a>\n\nSee <a href="/y">y</a>.\n\n[z](/z)'

  test('in static pages', async () => {
    const {body} = await compileMdx(text, options)
    const [image, sentence, link] = body.filter((node) => typeof node !== 'string')
    expect(image).toMatchObject({tag: 'a', props: {href: '/x'}, isPlain: true})
    expect(sentence).toEqual({tag: 'p', html: 'See <a href="/y">y</a>.'})
    expect(link).toEqual({tag: 'p', children: [{tag: 'a', props: {href: '/z'}, children: ['z']}]})
  })

  test('in pages that another page imports', async () => {
    const {code} = await compileTwice({text, format: 'mdx'}, options, {live: true})
    expect(code).toContain('_jsx("a", {\n      href: "/x"')
    expect(code).toContain('_jsx(_components.a, {\n        href: "/z"')
  })
})
