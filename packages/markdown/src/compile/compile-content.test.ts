import type {MarkdownFunctions} from '@lectern/types'
import {expect, test} from 'vitest'
import {compileMd, compileMdx, visibleText} from '../fixtures/compile-sample.js'
import {compileContent} from './compile-content.js'

test('compiles a page to a static body and returns its table of contents', async () => {
  const text = '---\ntitle: T\n---\n\n# Hello *you*\n\nSee [b](./b.md#x).\n\n## Part\n\nText.\n'
  expect(await compileMd(text)).toEqual({
    kind: 'static',
    body: [
      {tag: 'h1', props: {id: 'hello-you'}, children: ['Hello ', {tag: 'em', html: 'you'}]},
      {
        tag: 'p',
        children: ['See ', {tag: 'a', props: {href: 'site-link://0/#x'}, children: ['b']}, '.']
      },
      {tag: 'h2', props: {id: 'part'}, children: ['Part']},
      {tag: 'p', html: 'Text.'}
    ],
    code: '',
    excerptCode: '',
    toc: [{id: 'part', depth: 2, html: 'Part'}],
    contentTitle: 'Hello you',
    description: 'See b.',
    words: 6,
    links: [{target: './b.md', line: 7, column: 5}],
    assets: [],
    sections: [
      {id: '', heading: '', text: 'See b.'},
      {id: 'part', heading: 'Part', text: 'Text.'}
    ],
    features: [],
    head: [],
    plain: '',
    partials: [],
    problems: []
  })
})

test.each([
  ['less than', 'a < b and a <b', 'a &lt; b and a &lt;b'],
  ['braces', 'use {name} and { x', 'use {name} and { x'],
  ['times', 'at 10:30 or a:b', 'at 10:30 or a:b'],
  ['emoji names', ':smile: ::x', ':smile: ::x'],
  ['prices', 'from $5 to $10 or $HOME', 'from $5 to $10 or $HOME'],
  ['inline HTML', 'a <b class="x">b</b>', 'a <b class="x">b</b>'],
  ['unclosed HTML', 'a <b>b', 'a <b>b</b>'],
  ['comments', 'a <!-- b --> c', 'a  c']
])('supports %s in Markdown', async (_name, text, html) => {
  expect(await compileMd(text)).toMatchObject({body: [{tag: 'p', html}], problems: []})
})

test('removes comments between blocks', async () => {
  const {body} = await compileMd('a\n\n<!-- one\n\ntwo -->\n\nb')
  expect(body).toEqual([
    {tag: 'p', html: 'a'},
    {tag: 'p', html: 'b'}
  ])
})

test('keeps HTML around Markdown', async () => {
  const {body} = await compileMd('<div class="box" style="color:red">\n\n*a* [b](c)\n\n</div>')
  expect(body).toEqual([
    {
      tag: 'div',
      props: {className: 'box', style: {color: 'red'}},
      children: [
        {
          tag: 'p',
          children: [{tag: 'em', html: 'a'}, ' ', {tag: 'a', props: {href: 'c'}, children: ['b']}]
        }
      ]
    }
  ])
})

test('passes details and summary elements to the theme', async () => {
  const {body} = await compileMd('<details><summary>S</summary>\n\nText\n\n</details>')
  expect(body).toEqual([
    {
      tag: 'details',
      children: [
        {tag: 'summary', html: 'S'},
        {tag: 'p', html: 'Text'}
      ]
    }
  ])
})

test('renders a table without whitespace between rows', async () => {
  const {body} = await compileMd('| a | b |\n|---|:-:|\n| 1 | 2 |')
  expect(body).toEqual([
    {
      tag: 'table',
      children: [
        {tag: 'thead', html: '<tr><th>a</th><th class="text--center">b</th></tr>'},
        {tag: 'tbody', html: '<tr><td>1</td><td class="text--center">2</td></tr>'}
      ]
    }
  ])
})

test('only folds text if every element can be a component', async () => {
  const {body} = await compileMd('a *b*', {fold: false})
  expect(body).toEqual([{tag: 'p', children: ['a ', {tag: 'em', children: ['b']}]}])
})

test.each([
  ['plain', '# Heron\n\nStands.', 'static'],
  ['live', '# Heron\n\n<Bird />', 'live']
])('leaves the opening title of a %s page to the plugin', async (_, text, kind) => {
  const {body, code, contentTitle, words, toc, ...record} = await compileMdx(text, {
    removeContentTitle: true
  })
  expect([record.kind, contentTitle, toc]).toEqual([kind, 'Heron', []])
  expect(words).toBeGreaterThan(0)
  expect(JSON.stringify(body) + code).not.toContain('Heron')
})

test.each(['<!-- truncate -->', '<!--truncate-->'])('ends the excerpt at %s', async (marker) => {
  const {body, excerptLength} = await compileMd(`a\n\nb\n\n${marker}\n\nc`)
  expect([body.length, excerptLength]).toEqual([3, 2])
})

test('can end the excerpt in the middle of a paragraph and keeps the page complete', async () => {
  const {body, excerptLength, excerptEnd} = await compileMd('a\n\nb *c <!-- truncate --> d* e\n\nf')
  expect([excerptLength, excerptEnd]).toEqual([1, [{tag: 'p', html: 'b <em>c </em>'}]])
  expect(body[1]).toEqual({tag: 'p', html: 'b <em>c  d</em> e'})
})

test('renders formulas and reports that the page needs their styles', async () => {
  const {features, sections, body} = await compileMd('Area $a^2$.\n\n$$\nx\n$$')
  expect(features).toEqual(['math'])
  expect(sections).toEqual([{id: '', heading: '', text: 'Area a^2. x'}])
  expect(JSON.stringify(body)).toContain('katex-display')
})

test.each([
  ['a directive', ':::steps\n\n1. Feed.\n\n:::', ['components']],
  ['a component in a line', 'A :badge[new] page.', ['components']],
  ['a list of cards', ':::cards\n\n- [A](https://a.example)\n\n:::', ['components']],
  ['code tabs, which look like other tabs', '::::code-tabs\n\n```js\na\n```\n\n::::', []],
  ['an admonition', ':::tip\n\nFeed.\n\n:::', []]
])('a page only needs component styles if it has components: %s', async (_, text, expected) => {
  expect((await compileMd(text)).features).toEqual(expected)
})

test.each<[string, MarkdownFunctions, readonly string[]]>([
  ['text without the plugin for them', {}, []],
  ['formulas with the plugin for them', {remarkPlugins: [function remarkMath() {}]}, ['math']]
])('if a plugin handles math, dollar signs are %s', async (_, functions, expected) => {
  const text = 'If **$OWL** is set, then **$OWL/wing**.\n\n```math\na^2\n```'
  const {features} = await compileMd(text, {math: 'plugin'}, functions)
  expect(features).toEqual(expected)
})

test('reports invalid TeX and shows its source', async () => {
  const {problems, body} = await compileMd('Text\n\n$$\n\\frac{a}{\n$$')
  expect(problems).toEqual([
    {
      code: 'math-invalid',
      policy: 'warn',
      message:
        "The formula isn't valid TeX: Unexpected end of input in a macro argument, expected '}' at end of input: \\frac{a}{.",
      position: {file: '', line: 3, column: 1},
      hint: 'Fix the formula, or write `\\$` for a literal dollar sign.'
    }
  ])
  expect(visibleText(body)).toBe('Text \\frac{a}{')
})

test('supports CRLF line endings', async () => {
  const text =
    '---\ntitle: T\n---\n# A {#x}\n\n:::note Some title\n\nb\n\n:::\n\n```js {1}\na\nb\n```\n'
  expect(await compileMd(text.replaceAll('\n', '\r\n'))).toEqual(await compileMd(text))
})

test.each([
  ['quotes', '> '.repeat(3000)],
  ['emphasis', '*'.repeat(3000)],
  ['brackets', '['.repeat(3000)],
  ['tags', '<div>'.repeat(3000)],
  ['a fence', '```js\nconst'],
  ['an admonition', ':::note\ntext'],
  ['a formula', '$$\nx'],
  ['a comment', 'a <!-- b\n\n<!-- c']
])('never throws for deeply nested or unclosed %s', async (_name, text) => {
  expect(await compileMd(`${text} x`)).toMatchObject({kind: 'static'})
})

test('reports a compiler error as a problem of the page', async () => {
  const snippets = {
    get './wings.js'(): never {
      throw new Error('the file is locked')
    }
  }
  const source = {text: '# A\n\n```js file=./wings.js\n```\n', format: 'md', snippets} as const
  const options = {format: 'detect', admonitions: [], fold: true, live: []} as const
  expect((await compileContent(source, options)).problems).toEqual([
    {
      code: 'markdown-unreadable',
      message: "The page couldn't be compiled: the file is locked.",
      position: {file: '', line: 1, column: 1},
      hint: 'This is a bug. Remove parts of the page to find the cause, and report it.'
    }
  ])
})

test.each([
  ['```js file=./wings.js\n\nWords.', ['snippet-unclosed']],
  ['> ```js file=./wings.js\n> a\n\nWords.', ['snippet-unclosed']],
  ['```js file=./wings.js\na\n```\n\nWords.', []],
  ['- ~~~js file=./wings.js\n  a\n  ~~~\n\nWords.', []],
  ['```js file=./wings.js\n', []]
])(
  'reports a code file whose unclosed fence would include the rest of the page: %j',
  async (text, codes) => {
    const source = {text, format: 'md', snippets: {'./wings.js': {text: 'const a = 1'}}} as const
    const options = {format: 'detect', admonitions: [], fold: true, live: []} as const
    const {problems} = await compileContent(source, options)
    expect(problems.map(({code}) => code)).toEqual(codes)
  }
)

test('reports a page that is nested too deeply', async () => {
  const {problems} = await compileMd(`${'<div>'.repeat(30_000)} x`)
  expect(problems.map(({code}) => code)).toEqual(['markdown-too-deep'])
})

test('returns the same record for the same text, as plain data', async () => {
  const text = '# A\n\n```ts\nlet a\n```\n\n![x](y.png) [z](z.md)\n\n:::tip\nb\n:::'
  const first = await compileMd(text)
  expect(JSON.stringify(await compileMd(text))).toBe(JSON.stringify(first))
  expect(JSON.parse(JSON.stringify(first))).toEqual(first)
})

test('creates a module for a Markdown page that another page imports', async () => {
  const options = {format: 'detect', admonitions: [], fold: true} as const
  const source = {text: 'a < *b*\n', format: 'md'} as const
  const record = await compileContent(source, options, {live: true})
  expect(record).toMatchObject({kind: 'live', body: []})
  expect(record.code).toContain('__html: __trustHtml("a &lt; <em>b</em>")')
})

test('counts Chinese characters as words', async () => {
  expect((await compileMd('你好 world 3')).words).toBe(4)
})

test('truncates a long description at a word boundary', async () => {
  const {description} = await compileMd('word '.repeat(100))
  expect([description.length, description.endsWith(' word')]).toEqual([299, true])
})

test('reports an import that isn’t JavaScript', async () => {
  expect((await compileMdx("import x form './a'\n\nText")).problems).toEqual([
    {
      code: 'mdx-syntax',
      message: "The import or export isn't valid JavaScript: Unexpected token.",
      position: {file: '', line: 1, column: 10},
      hint: 'Fix the statement and add a blank line after it. Write `\\import` for the literal word.'
    }
  ])
})

test('a temporarily unreadable file isn’t an error of the page', async () => {
  const failure = Object.assign(new Error('EMFILE'), {code: 'EMFILE', syscall: 'open'})
  const source = {
    get text(): string {
      throw failure
    },
    format: 'md' as const
  }
  await expect(
    compileContent(source, {format: 'detect', admonitions: [], fold: true})
  ).rejects.toBe(failure)
})

test('a module that others import exports its front matter and title', async () => {
  const text = '---\ntide: high\n---\n\n# Owls\n'
  const code = {isDocusaurus: true} as const
  const options = {format: 'mdx', admonitions: [], fold: false, code} as const
  const {code: written} = await compileContent({text, format: 'mdx'}, options, {live: true})
  expect(written).toMatch(/export const frontMatter = \{\s*"tide": "high"\s*\}/)
  expect(written).toContain('export const contentTitle = "Owls"')
  expect(written).toContain('export const assets = {}')
})
