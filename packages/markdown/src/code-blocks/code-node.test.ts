import {expect, test} from 'vitest'
import {compileContent} from '../compile/compile-content.js'
import {compileMd, compileMdx, visibleText} from '../fixtures/compile-sample.js'

const FENCE = '```bash npm2yarn title="Install"\nnpm install lectern\n```'

test('converts npm commands to tabs for each package manager, in either format', async () => {
  for (const {kind, body} of [await compileMd(FENCE), await compileMdx(FENCE)]) {
    const [tabs] = body
    if (typeof tabs === 'string' || !tabs) throw new Error('No tabs.')
    expect([kind, tabs.tag, tabs.props]).toEqual(['static', 'Tabs', {groupId: 'npm2yarn'}])
    const items = (tabs.children ?? []).map((item) =>
      typeof item === 'string' ? item : [item.tag, item.props, visibleText(item.children ?? [])]
    )
    expect(items).toEqual([
      ['TabItem', {value: 'npm', label: 'npm'}, 'npm install lectern'],
      ['TabItem', {value: 'yarn', label: 'Yarn'}, 'yarn add lectern'],
      ['TabItem', {value: 'pnpm', label: 'pnpm'}, 'pnpm add lectern'],
      ['TabItem', {value: 'bun', label: 'Bun'}, 'bun add lectern']
    ])
    const [first] = tabs.children ?? []
    const block = typeof first === 'object' ? first.children?.[0] : undefined
    expect(typeof block === 'object' && block.props).toMatchObject({title: 'Install'})
  }
})

test("applies the tabs and sync options of Docusaurus's plugin", async () => {
  function remarkNpm2yarn() {}
  const shout = ['Loud', (code: string) => code.toUpperCase()]
  const plugin = [remarkNpm2yarn, {converters: ['pnpm', shout, 'unknown']}] as const
  const {body} = await compileContent(
    {text: FENCE, format: 'md'},
    {format: 'detect', admonitions: [], fold: true, live: []},
    {functions: {remarkPlugins: [plugin]}}
  )
  const [tabs] = body
  if (typeof tabs === 'string' || !tabs) throw new Error('No tabs.')
  expect(tabs.props).toBeUndefined()
  expect(visibleText(body)).toBe('npm install lectern pnpm add lectern NPM INSTALL LECTERN')
})

test('in Docusaurus projects, pages without the plugin show the npm commands as they are', async () => {
  function remarkNpm2yarn() {}
  const code = {isDocusaurus: true as const}
  const [block] = (await compileMd(FENCE, {code})).body
  expect(block).toMatchObject({tag: 'pre', props: {language: 'bash', title: 'Install'}})
  const [tabs] = (await compileMd(FENCE, {code}, {remarkPlugins: [remarkNpm2yarn]})).body
  expect(tabs).toMatchObject({tag: 'Tabs'})
})

test('search only indexes the commands of these tabs once', async () => {
  const {sections} = await compileMd(FENCE)
  expect(sections).toEqual([{id: '', heading: '', text: 'npm install lectern'}])
})

test('a page with custom code blocks also shows these tabs', async () => {
  const {kind, code} = await compileMdx(`${FENCE}\n\n{1 + 1}`)
  expect(kind).toBe('live')
  expect(code).toContain('_jsx(TabItem, {')
  expect(code).toContain('groupId: "npm2yarn"')
})

test('a page needs JavaScript if the site overrides the tabs component', async () => {
  expect((await compileMd(FENCE, {live: ['Tabs']})).kind).toBe('live')
})

const IMPORT = "import CodeBlock from '@theme/CodeBlock'\n\n"

test.each([
  ['<CodeBlock language="js">{`\nlet a\n  b\n`}</CodeBlock>', {language: 'js', lineCount: 2}],
  ['<CodeBlock language="js">let a</CodeBlock>', {language: 'js', lineCount: 1}],
  ['<CodeBlock className="language-js" children="let a" />', {language: 'js', lineCount: 1}],
  [
    '<CodeBlock title="a.js" showLineNumbers={5} metastring="{1}">{"let a"}</CodeBlock>',
    {title: 'a.js', showLineNumbers: 5, lineCount: 1}
  ]
])('highlights %s like a fence', async (element, props) => {
  const {kind, body} = await compileMdx(IMPORT + element)
  expect([kind, body]).toEqual([
    'static',
    [{tag: 'pre', props: {...props, html: expect.any(String)}}]
  ])
})

test.each([
  ['language="js"', {}],
  ['className="language-js"', {className: 'language-js'}]
])('passes the class of an element with %s as it is', async (attribute, expected) => {
  const options = {code: {metastring: true as const}}
  const {body} = await compileMdx(`${IMPORT}<CodeBlock ${attribute}>let a</CodeBlock>`, options)
  const props = {language: 'js', html: expect.any(String), lineCount: 1, ...expected}
  expect(body).toEqual([{tag: 'pre', props}])
})

test('leaves an element with computed code unchanged', async () => {
  const {kind, code} = await compileMdx(`${IMPORT}<CodeBlock>{String(1)}</CodeBlock>`)
  expect([kind, code.includes('_jsx(CodeBlock')]).toEqual(['live', true])
})

test('creates a module for a live block if a theme has an editor', async () => {
  const fence = '```jsx live noInline\nrender(1)\n```'
  expect((await compileMd(fence)).kind).toBe('static')
  const {kind, code} = await compileMd(fence, {code: {live: true}})
  expect(kind).toBe('live')
  expect(code).toMatch(/live: true,\s+code: "render\(1\)",\s+noInline: true/)
})
