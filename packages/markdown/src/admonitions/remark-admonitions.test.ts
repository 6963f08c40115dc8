import type {AdmonitionTable} from '@lectern/shared/admonitions/admonition-types'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {expect, test} from 'vitest'
import {compileMd, compileMdx, visibleText} from '../fixtures/compile-sample.js'
import {remarkAdmonitions} from './remark-admonitions.js'
import {remarkAlerts} from './remark-alerts.js'
import {remarkDirectives} from './remark-directives.js'

test.each([
  [':::note\n\na\n\n:::', {type: 'note'}],
  [':::note\na\n:::', {type: 'note'}],
  [':::caution\na\n:::', {type: 'caution'}],
  [':::tip Some *words*\na\n:::', {type: 'tip', titleHtml: 'Some <em>words</em>'}],
  ['::: tip Words\na\n:::', {type: 'tip', titleHtml: 'Words'}],
  [':::tip[Some *words*]\na\n:::', {type: 'tip', titleHtml: 'Some <em>words</em>'}],
  [':::tip A [b]\na\n:::', {type: 'tip', titleHtml: 'A [b]'}],
  [':::tip A ] b\na\n:::', {type: 'tip', titleHtml: 'A ] b'}],
  [':::tip{title="A & b"}\na\n:::', {type: 'tip', titleHtml: 'A &amp; b'}],
  ['> [!NOTE]\n> a', {type: 'note'}],
  ['> [!NOTE]  \n> a', {type: 'note'}],
  ['> [!NOTE]\\\n> a', {type: 'note'}],
  ['> [!caution]\n>\n> a', {type: 'danger', titleHtml: 'Caution'}]
])('reads %j', async (text, props) => {
  const admonition = {tag: 'admonition', props, children: [{tag: 'p', html: 'a'}]}
  expect(await compileMd(text)).toMatchObject({body: [admonition], problems: []})
  expect(await compileMdx(text)).toMatchObject({body: [admonition], problems: []})
})

test('nests admonitions if the outer ones have more colons', async () => {
  const {body} = await compileMd('::::note\n\n:::tip Inner\n\na\n\n:::\n\nb\n\n::::')
  expect(body).toEqual([
    {
      tag: 'admonition',
      props: {type: 'note'},
      children: [
        {
          tag: 'admonition',
          props: {type: 'tip', titleHtml: 'Inner'},
          children: [{tag: 'p', html: 'a'}]
        },
        {tag: 'p', html: 'b'}
      ]
    }
  ])
})

test('supports names that the site configures', async () => {
  const {body, problems} = await compileMd(':::legal\na\n:::', {admonitions: ['legal']})
  expect([body, problems]).toEqual([
    [{tag: 'admonition', props: {type: 'legal'}, children: [{tag: 'p', html: 'a'}]}],
    []
  ])
})

test('keeps an unknown name as text and suggests the nearest one', async () => {
  const {body, problems} = await compileMd('text\n\n:::nota Words\n\na\n\n:::')
  expect(visibleText(body)).toBe('text :::nota Words a :::')
  expect(problems).toEqual([
    {
      code: 'admonition-unknown',
      policy: 'warn',
      message: 'The admonition type `nota` is unknown.',
      position: {file: '', line: 3, column: 1},
      hint: 'Did you mean `note`?'
    }
  ])
})

test.each([
  ['code-group', 'Did you mean `code-tabs`?'],
  ['constructor', expect.stringMatching(/^Use one of: .*Or add `constructor`/)],
  ['details', 'Did you mean `accordion`?'],
  [
    'herons',
    expect.stringMatching(
      /^Use one of: accordion, .*warning\. Or add `herons` to the `admonitions` option of the content plugin\.$/
    )
  ]
])('explains the unknown container %s', async (name, hint) => {
  const {problems} = await compileMd(`:::${name}\n\na\n\n:::`)
  expect(problems).toMatchObject([{code: 'admonition-unknown', hint}])
})

test('leaves fences in code unchanged', async () => {
  const {sections} = await compileMd('```md\n:::note Some title\n:::\n```')
  expect(sections).toEqual([{id: '', heading: '', text: ':::note Some title :::'}])
})

test('ignores a quote whose marker isn’t on a separate line', async () => {
  for (const text of ['> [!NOTE] a', '> [!NOTE] **a**\n> b'])
    expect((await compileMd(text)).body).toMatchObject([{tag: 'blockquote'}])
})

test('leaves alerts unchanged if they are off', async () => {
  const {body} = await compileMd('> [!NOTE]\n> a', {alerts: false})
  expect(visibleText(body)).toBe('[!NOTE] a')
})

test.each([
  ['every name', {extendDefaults: true, keywords: ['bird']}, ['bird', 'note']],
  ['only its own', {extendDefaults: false, keywords: ['bird']}, ['bird']],
  ['a list of its own', ['bird'], ['bird', 'note']]
])('supports the configured name %s', async (_name, admonitions, expected) => {
  const {body} = await compileMd(':::bird\na\n:::\n\n:::note\nb\n:::', {admonitions})
  const types = body.flatMap((node) => (typeof node === 'object' ? (node.props?.type ?? []) : []))
  expect(types).toEqual(expected)
})

test.each(['constructor', 'toString'])('supports the configured name %s', async (name) => {
  const {body, problems} = await compileMd(`:::${name}\na\n:::`, {admonitions: [name]})
  expect(body).toMatchObject([{tag: 'admonition', props: {type: name}}])
  expect(problems).toEqual([])
})

test('leaves containers unchanged if the site disables admonitions', async () => {
  const text = ':::note Title\n\na\n\n:::'
  expect(await compileMd(text, {admonitions: false})).toMatchObject({
    body: [
      {tag: 'p', html: ':::note Title'},
      {tag: 'p', html: 'a'},
      {tag: 'p', html: ':::'}
    ],
    problems: []
  })
})

test('containers with an unknown name become a `div` in Docusaurus projects', async () => {
  const text = ':::nota\n\na\n\n:::\n\n:::nota[*Words*]\nb\n:::\n\n:::nota Words\n\nc\n\n:::'
  for (const admonitions of [[], false] as const) {
    const {body} = await compileMd(text, {admonitions, unknownDirectives: 'div'})
    expect(body.slice(0, 2)).toEqual([
      {tag: 'div', html: '<p>a</p>'},
      {tag: 'div', html: '<p><em>Words</em></p><p>b</p>'}
    ])
    expect(visibleText(body)).toBe('a Wordsb :::nota Words c :::')
  }
})

test.each<[text: string, tag: string, html: string | undefined, name?: string]>([
  ['a :bird[*Owl* `x`]{.big #id} b', 'p', 'a <div><em>Owl</em> <code>x</code></div> b', ':bird'],
  ['::map[to *b*]{a=b}', 'div', 'to <em>b</em>', '::map'],
  ['::map', 'div', undefined, '::map'],
  ['- ::list{x}', 'ul', '<li><div></div></li>', '::list'],
  [':smile b:c 10:30[x] :d{} :e[] :owl-[x]', 'p', ':smile b:c 10:30[x] :d :e :owl-[x]'],
  [':naïve[x] std::vector ::text', 'p', ':naïve[x] std::vector ::text']
])(
  '%j is a `div` in Docusaurus projects if it has a label or is a block',
  async (text, tag, html, name) => {
    const expected = [name].flatMap((one) =>
      one === undefined
        ? []
        : [{message: `The directive \`${one}\` is unknown. The page shows only its label.`}]
    )
    for (const compile of [compileMd, compileMdx]) {
      const {body, problems} = await compile(text, {unknownDirectives: 'div'})
      expect(body).toEqual([{tag, ...(html !== undefined && {html})}])
      expect(problems).toMatchObject(expected)
    }
  }
)

test('keeps titles after a space as text if the site disables them', async () => {
  const {body} = await compileMd(':::note Title\na\n:::', {mdx1Compat: {admonitions: false}})
  expect(body).toMatchObject([{tag: 'p', html: ':::note Title\na\n:::'}])
})

test.each([
  ['a\n\n:::note\n\nb\n', 3, ':::note'],
  [':::note\n:::tip Inner\na\n:::\n', 1, ':::note'],
  ['> :::note\n> a\n\nb', 1, ':::note']
])('reports an unclosed container in %j', async (text, line, opening) => {
  const {problems} = await compileMd(text)
  expect(problems).toMatchObject([
    {
      code: 'admonition-unclosed',
      policy: 'warn',
      message: `The admonition \`${opening}\` isn't closed.`,
      position: {line}
    }
  ])
})

test('a new type in the table adds its name, alias and alert', () => {
  const table: AdmonitionTable = {
    components: {sighting: 'Tip', seen: 'Tip'},
    aliases: {seen: 'sighting'},
    alerts: {SEEN: 'sighting'}
  }
  const text = ':::sighting\na\n:::\n\n:::seen\nb\n:::\n\n> [!SEEN]\n> c\n\n> [!NOTE]\n> d'
  const state = {
    ...{text, authorLines: text.split('\n'), lineOffset: 0, problems: []},
    options: {admonitions: []}
  }
  const processor = unified().use(remarkParse).use(remarkDirectives)
  const tree = processor.parse(text)
  remarkAdmonitions(state, table)(tree)
  remarkAlerts(state, table)(tree)
  expect(tree.children.map(({data}) => data)).toEqual([
    {hName: 'admonition', hProperties: {type: 'sighting'}},
    {hName: 'admonition', hProperties: {type: 'sighting'}},
    {hName: 'admonition', hProperties: {type: 'sighting', titleHtml: 'Seen'}},
    undefined
  ])
  expect(state.problems).toEqual([])
})

test('titles of admonitions and details are part of the text for search', async () => {
  const text = '## Owls\n\n:::tip[Keep `<b>` & *calm*]\n\na\n\n:::\n'
  expect((await compileMd(text)).sections).toMatchObject([{text: 'Keep <b> & calm a'}])
  const components =
    '<Details summary="More">\n\na\n\n</Details>\n\n<Admonition title="Mind">b</Admonition>'
  expect((await compileMdx(components)).sections).toMatchObject([{text: 'More a Mind b'}])
})
