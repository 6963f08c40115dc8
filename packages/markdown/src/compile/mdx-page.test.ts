import {expect, test} from 'vitest'
import {compileMd, compileMdx} from '../fixtures/compile-sample.js'
import {compileContent} from './compile-content.js'

test('compiles MDX without code to the same static body as Markdown', async () => {
  const text = '# A\n\nb *c* [d](e.md)\n\n```js\nf\n```\n'
  expect(await compileMdx(text)).toEqual(await compileMd(text))
})

test('keeps a page with plain HTML elements static', async () => {
  const {kind, body} = await compileMdx(
    '<div className="x" hidden>\n\nA<br />b\n\n</div>\n\n{/* c */}'
  )
  expect([kind, body]).toEqual([
    'static',
    [{tag: 'div', props: {className: 'x', hidden: true}, html: '<p>A<br>b</p>'}]
  ])
})

test.each([
  ['an import', "import A from './a'\n\ntext"],
  ['a stylesheet that it imports', "import './a.css'\n\ntext"],
  ['an expression', 'a {1 + 1}'],
  ['a component', '<Chart />'],
  ['a component of the theme that needs a browser', "import A from '@theme/Layout'\n\n<A />"],
  ['a component of its own under the name of a global one', 'export const Tabs = A\n\n<Tabs />'],
  ['an attribute with an expression', '<div style={{color: red}} />'],
  ['an attribute with a function', '<button onClick={() => {}} />'],
  ['attributes that are spread', '<div {...all} />']
])('creates a module for a page with %s', async (_name, text) => {
  expect(await compileMdx(text)).toMatchObject({kind: 'live', body: [], problems: []})
})

test.each([
  ['a component of its own', "import A from './a'\n\n<A />\n\nA Card.", 'base'],
  ['a card with literal attributes', 'a {1 + 1}\n\n<Card title="A" />', 'base'],
  ['a card with computed attributes', '<Card title={1 + 1} />', 'all'],
  ['a card in an expression', '{[1].map((n) => <Card key={n} />)}', 'all'],
  ['an imported card', "import Card from '@site/card'\n\n<Card title={1 + 1} />", 'base']
])('a module only loads components for authors if it renders them: %s', async (_, text, from) => {
  const {code} = await compileContent(
    {text, format: 'mdx'},
    {format: 'mdx', admonitions: [], fold: true, live: []},
    {
      providerImportSource: 'all',
      baseProviderImportSource: 'base'
    }
  )
  expect(/useMDXComponents as _provideComponents} from "(\w+)"/.exec(code)?.[1]).toBe(from)
})

test('keeps a page with literal values static', async () => {
  const {kind, body} = await compileMdx(
    '<p style={{marginTop: "1px"}} width={3}>{"a"} {`b`} {null}</p>'
  )
  const props = {style: {marginTop: '1px'}, width: 3}
  expect([kind, body]).toEqual(['static', [{tag: 'p', props, html: 'a b '}]])
})

test('keeps a page with static theme components static', async () => {
  const {kind, body} = await compileMdx(
    "import T from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\n" +
      '<T groupId="os" values={[{value: "a", label: "A"}]} lazy>\n<TabItem value="a">\n\nOne *more*.\n\n</TabItem>\n</T>'
  )
  const item = {
    tag: 'TabItem',
    props: {value: 'a'},
    children: [{tag: 'p', html: 'One <em>more</em>.'}]
  }
  expect(kind).toBe('static')
  expect(body).toEqual([
    {tag: 'Tabs', props: {groupId: 'os', values: [{value: 'a', label: 'A'}]}, children: [item]}
  ])
})

test.each([[['Card']], [['*']]])(
  'creates a module for a page with a component that a list replaces: %s',
  async (replaced) => {
    const options = {fold: false, replaced}
    expect((await compileMdx('<Card title="a" />', options)).kind).toBe('live')
    const imported = "import Tabs from '@theme/Tabs'\n\n<Tabs></Tabs>"
    expect((await compileMdx(imported, options)).kind).toBe('static')
  }
)

test('creates a module for a page that uses an overridden component', async () => {
  const {kind} = await compileMdx('<Tabs>\n<TabItem value="a">A</TabItem>\n</Tabs>', {
    live: ['Tabs']
  })
  expect(kind).toBe('live')
})

test('passes headings and front matter to a page', async () => {
  const source = '---\nplace: Lake\n---\n\n## One\n\n<TOCInline toc={toc} />'
  expect((await compileMdx(source)).body[1]).toEqual({
    tag: 'TOCInline',
    props: {toc: [{value: 'One', id: 'one', level: 2}]}
  })
  const {code} = await compileMdx(`${source}\n\n{frontMatter.place}`)
  expect(code).toContain('export const frontMatter = {\n  "place": "Lake"\n};')
  const titled = await compileMdx('# Herons *fly*\n\n<Bird name={contentTitle} />')
  expect(titled.code).toContain('export const contentTitle = "Herons fly"')
  expect(code).toContain('export const toc = [{')
})

test('leaves names that a page declares unchanged', async () => {
  const {code} = await compileMdx(
    "import {toc as other} from './b.mdx'\n\nexport const frontMatter = {}\n\n{toc.length + other.length}"
  )
  expect(code).toContain('export const toc = [];')
  expect(code.match(/const frontMatter/g)).toHaveLength(1)
})

test.each([
  "export {toc} from './b.mdx'",
  "export {headings as toc} from './b.mdx'",
  "export * as toc from './b.mdx'",
  'export const {toc, ...others} = {toc: []}',
  'export const [{a: toc = []}] = [{}]'
])('a page can export its own `toc`: %s', async (statement) => {
  const {code} = await compileMdx(`${statement}\n\n{toc.length}`)
  expect(code).not.toContain('export const toc =')
})

test('extracts head tags from a page in both formats', async () => {
  const head = [
    {tag: 'title', attributes: {}, content: 'Own'},
    {tag: 'meta', attributes: {name: 'author', content: 'Ada'}}
  ]
  const text =
    '<head>\n  <title>Own</title>\n  <meta name="author" content="Ada" />\n</head>\n\n# A'
  expect(await compileMdx(text)).toMatchObject({kind: 'static', head, contentTitle: 'A'})
  expect(await compileMd(text)).toMatchObject({kind: 'static', head, contentTitle: 'A'})
})

test('a tag of a head in a sentence should be code', async () => {
  const {problems} = await compileMd('Add this to the <head> of your page.')
  expect(problems).toMatchObject([
    {code: 'head-child-invalid', hint: expect.stringContaining('put it in backticks')}
  ])
})

test('reports content that a head can’t contain', async () => {
  const {problems, body} = await compileMdx('<head>\n  <p>a</p>\n  <h2>b</h2>\n</head>')
  expect([problems.map(({code, position}) => [code, position?.line]), body]).toEqual([
    [
      ['head-child-invalid', 2],
      ['head-child-invalid', 3]
    ],
    []
  ])
})

test('creates a module with folded HTML around components', async () => {
  const {code} = await compileMdx("import A from './a'\n\nSome *text*.\n\n<A />\n")
  expect(
    code
  ).toBe(`import {Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs} from "react/jsx-runtime";
import {trustHtml as __trustHtml} from "@lectern/client";
import A from './a';
function _createMdxContent(props) {
  const _components = {
    p: "p",
    ...props.components
  };
  return _jsxs(_Fragment, {
    children: [_jsx(_components.p, {
      dangerouslySetInnerHTML: {
        __html: __trustHtml("Some <em>text</em>.")
      }
    }), _jsx(A, {})]
  });
}
export default function MDXContent(props = {}) {
  const {wrapper: MDXLayout} = props.components || ({});
  return MDXLayout ? _jsx(MDXLayout, {
    ...props,
    children: _jsx(_createMdxContent, {
      ...props
    })
  }) : _createMdxContent(props);
}
`)
})

test('folds nothing in a module if every element can be a component', async () => {
  const {code} = await compileMdx('Some *text*. {1 + 1}', {fold: false})
  expect(code).toContain('_components.em')
})

test('creates a module with style objects for a plain page that another page imports', async () => {
  const options = {format: 'detect', admonitions: [], fold: true} as const
  const source = {text: '<p style="color: red">[a](b)</p>', format: 'mdx'} as const
  const {kind, code} = await compileContent(source, options, {live: true})
  expect([kind, code.includes('color: "red"')]).toEqual(['live', true])
})

test('creates an excerpt module with its imports, truncated at the marker', async () => {
  const {excerptCode} = await compileMdx("import A from './a'\n\n<A />\n\n{/* truncate */}\n\nrest")
  expect([excerptCode.includes("from './a'"), excerptCode.includes('rest')]).toEqual([true, false])
})

test('truncates an excerpt module in the middle of a paragraph', async () => {
  const {code, excerptCode} = await compileMdx('<A />\n\nowls {/* truncate */} and wrens')
  expect([excerptCode.includes('owls'), excerptCode.includes('wrens')]).toEqual([true, false])
  expect(code.includes('wrens')).toBe(true)
})

test('supports HTML comments and leaves code and exports unchanged', async () => {
  const text =
    "export const a = '<!-- 1 -->'\n\nb <!-- 2 */ --> c `<!-- 3 -->`\n\n```html\n<!-- 4 -->\n```"
  const {code, sections} = await compileMdx(text)
  expect(sections).toEqual([{id: '', heading: '', text: 'b c <!-- 3 --> <!-- 4 -->'}])
  expect(code).toContain("'<!-- 1 -->'")
})

test('supports both forms of explicit heading IDs', async () => {
  const {toc} = await compileMdx('## A {#x}\n\n## B {/* #y */}\n\n## C {#z} ##')
  expect(toc).toEqual([
    {id: 'x', depth: 2, html: 'A'},
    {id: 'y', depth: 2, html: 'B'},
    {id: 'z', depth: 2, html: 'C'}
  ])
})

test('resolves Markdown links, and leaves JSX attributes unchanged', async () => {
  const {links, assets, code} = await compileMdx(
    '[a](b.md) ![c](d.png)\n\n<img src="e.png" />\n\n{1 + 1}'
  )
  expect([links.length, assets.length]).toEqual([1, 1])
  expect(code).toContain('src: "e.png"')
})

test('code blocks have the same properties in modules and static pages', async () => {
  const {code} = await compileMdx('```js title="a.js" showLineNumbers=3\na\n\nb\n```\n\n{1 + 1}')
  expect(code).toContain(`_jsx(_components.pre, {
      language: "js",
      title: "a.js",
      html: "<span class=\\"token-line\\">a\\n</span><span class=\\"token-line\\">\\n</span><span class=\\"token-line\\">b</span>",
      lineCount: 3,
      showLineNumbers: 3
    })`)
})

test.each([
  ['a <5', "The character `5` after `<` isn't valid in a tag.", 1, 4],
  ['---\na: 1\n---\n\nb {c', "The brace `{` isn't closed.", 5, 3],
  ['<div>\n\ntext', "The tag `<div>` isn't closed in the same block.", 1, 1],
  ['a {1 +}', "The expression in braces isn't valid JavaScript: Unexpected token.", 1, 7],
  ['</div>', 'The closing tag has no opening tag.', 1, 2]
])('explains the error in %j', async (text, message, line, column) => {
  const {body, problems} = await compileMdx(text)
  expect([body, problems]).toEqual([
    [],
    [{code: 'mdx-syntax', message, position: {file: '', line, column}, hint: expect.any(String)}]
  ])
})
