import type {EmbedContent} from '@lectern/types'
import {expect, test} from 'vitest'
import {compileTwice, OPTIONS} from '../fixtures/compile-sample.js'
import type {EmbedSource} from '../state/embed-source.js'

const listBirds: EmbedContent = {
  id: 'operation-list-birds',
  title: 'List birds',
  url: '/api/list-birds',
  html:
    '<p><code>GET /birds</code></p><h2 class="anchor" id="responses">Responses</h2>' +
    '<h3 id="response-200">200</h3><details><summary>Fields</summary>' +
    '<p id="a.b"><a href="#a.b">b</a> <a href="/base/api/schemas/egg">Egg</a></p></details>',
  markdown: [
    {text: '`GET /birds`'},
    {heading: 'Responses', level: 2, text: 'Text'},
    {heading: '200', level: 3, text: '- `b` [Egg](site-path:///api/schemas/egg)'}
  ]
}
const egg: EmbedContent = {id: 'schema-egg', title: 'Egg', html: '<p>Egg</p>', markdown: []}

const SOURCE: EmbedSource = {
  parts: [
    {component: 'Operation', spec: 'default', name: 'listBirds', content: listBirds},
    {component: 'Schema', spec: 'default', name: 'Egg', content: egg},
    {component: 'Schema', spec: 'eu', name: 'Egg', content: {...egg, title: 'EU egg'}}
  ],
  specs: {Operation: ['default'], Schema: ['default', 'eu']},
  missing: {'Operation listBird': ['listBirds'], 'Schema Nest': []}
}

const compile = (text: string, format: 'md' | 'mdx', options = {}, settings = {}) =>
  compileTwice({text, format, embeds: SOURCE}, {...OPTIONS, plain: true, ...options}, settings)

const MD = '## Birds\n\n::operation{id="listBirds"}\n'
const MDX = '## Birds\n\n<Operation id="listBirds" />\n'

test.each([
  ['md', MD],
  ['mdx', MDX]
] as const)('in %s, shows a part as HTML below the heading above it', async (format, text) => {
  const {kind, body, features, sections, plain, toc, problems} = await compile(text, format)
  expect(problems).toEqual([])
  expect(kind).toBe('static')
  expect(body.filter((node) => node !== '\n')).toEqual([
    {tag: 'h2', props: {id: 'birds'}, children: ['Birds']},
    {
      tag: 'div',
      props: {className: 'openapi-embed', id: 'operation-list-birds'},
      html:
        '<p><code>GET /birds</code></p><h3 class="anchor" id="operation-list-birds--responses">Responses</h3>' +
        '<h4 id="operation-list-birds--response-200">200</h4><details><summary>Fields</summary>' +
        '<p id="operation-list-birds--a.b"><a href="#operation-list-birds--a.b">b</a> <a href="/base/api/schemas/egg">Egg</a></p></details>'
    }
  ])
  expect(features).toEqual(['components', 'embeds'])
  expect(toc.map(({id}) => id)).toEqual(['birds'])
  expect(sections.map(({id, text}) => [id, text])).toEqual([
    ['birds', 'GET /birds'],
    ['operation-list-birds--responses', ''],
    ['operation-list-birds--response-200', 'Fields b Egg']
  ])
  expect(plain).toBe(
    '## Birds\n\n`GET /birds`\n\n### Responses\n\nText\n\n#### 200\n\n- `b` [Egg](site-path:///api/schemas/egg)\n'
  )
})

test.each([
  ['md', 'See :operation{id=listBirds} and :operation[*all*]{#listBirds}.'],
  ['mdx', 'See <Operation id="listBirds" /> and <Operation id={\'listBirds\'}>*all*</Operation>.']
] as const)('in %s, a part in a sentence is a link', async (format, text) => {
  const {body, plain, problems} = await compile(text, format)
  expect(problems).toEqual([])
  const link = (children: unknown) => ({tag: 'a', props: {href: '/api/list-birds'}, children})
  expect(body).toMatchObject([
    {tag: 'p', children: ['See ', link(['List birds']), ' and ', {tag: 'a'}, '.']}
  ])
  expect(plain).toBe(
    'See [List birds](site-path:///api/list-birds) and [_all_](site-path:///api/list-birds).\n'
  )
})

test.each([
  '::operation[All birds]{id=listBirds}',
  '<Operation id="listBirds">All birds</Operation>'
])('%s on its own line is a link', async (text) => {
  const {body} = await compile(text, text.startsWith('<') ? 'mdx' : 'md')
  expect(body).toMatchObject([{tag: 'p', children: [{tag: 'a', children: ['All birds']}]}])
})

test('the IDs of parts differ from each other and from the page’s IDs', async () => {
  const text =
    '# Title\n\n## Operation list birds\n\n::operation{id=listBirds}\n\n::operation{id=listBirds}\n'
  const {body} = await compile(text, 'md')
  const found = JSON.stringify(body).matchAll(/"id":"([^"]+)"| id=\\"([^"\\]+)/g)
  const ids = [...found].map(([, id, inHtml]) => id ?? inHtml)
  expect(ids).toContain('operation-list-birds-2--responses')
  expect(ids).toContain('operation-list-birds-3--responses')
  expect(new Set(ids).size).toBe(ids.length)
})

test('parts in imported files have different IDs', async () => {
  const {code} = await compile(MDX, 'mdx', {}, {live: true})
  expect(code).toMatch(/"operation-list-birds-[\da-f]{6}"/)
})

test('in live pages and without folding, parts are HTML', async () => {
  const text = `${MDX}\n{props.now}\n`
  for (const options of [{}, {fold: false}]) {
    const {kind, code} = await compile(text, 'mdx', options)
    expect(kind).toBe('live')
    expect(code).toContain('<details><summary>Fields</summary>')
    expect(code).not.toContain('_components.details')
  }
})

test('overridden elements don’t make parts live', async () => {
  expect((await compile(MD, 'md', {live: ['a', 'details', 'h3']})).kind).toBe('static')
})

test('a page’s own component with the same name is kept', async () => {
  const {kind, code, problems} = await compile(`import Operation from './own.js'\n\n${MDX}`, 'mdx')
  expect([kind, problems]).toEqual(['live', []])
  expect(code).toContain('_jsx(Operation')
})

test.each([
  ['<Operation id="listBird" />', 'embed-unknown', 'Did you mean `listBirds`?'],
  ['<Schema name="Nest" />', 'embed-unknown', 'Use the name of a schema in `components`.'],
  ['<Schema name="Egg" />', 'embed-ambiguous', 'Add `spec="default"` or `spec="eu"`.'],
  ['<Schema name="Egg" spec="euu" />', 'embed-unknown', 'Did you mean `eu`?'],
  [
    '<Operation id="listBirds" spec="eu" />',
    'embed-unknown',
    'Use the `id` of a plugin instance: default.'
  ],
  [
    'See <Schema name="Egg" spec="eu" />.',
    'embed-page-missing',
    'Show it on its own line, or create pages for schemas with the `schemas` option.'
  ],
  ['<Operation name="listBirds" />', 'component-attribute-missing', 'Add `id="..."`.'],
  [
    '<Operation id={getId()} />',
    'component-attribute-computed',
    'Write a literal value, e.g. `id="..."`.'
  ],
  [
    '<Operation id="a&amp;b" />',
    'component-attribute-computed',
    'Write its value in quotes, e.g. `id="a&b"`.'
  ]
])('%s', async (tag, code, hint) => {
  const {problems} = await compile(`# Title\n\n> ${tag}\n`, 'mdx')
  const column = tag.startsWith('See') ? 7 : 3
  expect(problems[0]).toMatchObject({code, hint, position: {line: 3}})
  if (code.startsWith('embed')) expect(problems[0]?.position?.column).toBe(column)
})

test('a text without parts of pages keeps directives as text', async () => {
  const {plain} = await compileTwice({text: MD, format: 'md'}, {...OPTIONS, plain: true}, {})
  expect(plain).toBe(MD)
})
