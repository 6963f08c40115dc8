import type {RenderJob} from '@lectern/prerender'
import {expect, test} from 'vitest'
import {createPageKeys, PAGE_INPUTS, readPageKey} from './page-key.js'

const job: RenderJob = {
  page: {
    client: 'c1',
    path: '/a',
    component: '@theme/DocItem',
    module: '/assets/js/doc-1.js',
    props: {title: 'A'},
    styles: [],
    plugin: {name: 'docs', id: 'default'}
  },
  head: [{tag: 'title', content: 'A'}],
  contents: [{record: 'r1', excerpt: false, tokens: {links: ['/b'], assets: []}}],
  serverModule: '/site/.site/cache/bundle/server/doc-1.mjs',
  script: '/assets/js/main-1.js',
  preloads: [],
  styles: [],
  baseUrl: '/',
  lang: 'en',
  direction: 'ltr',
  generator: 'Lectern 1.0.0',
  outFile: 'a/index.html'
}
const [content] = job.contents
if (!content) throw new Error('The job has a content.')

const keyOf = createPageKeys({rendererHash: 'renderer', serverEntry: 'main-1.mjs'})

function changedInputs(other: RenderJob, key = keyOf): string[] {
  const before = readPageKey(keyOf(job))
  const after = readPageKey(key(other))
  return PAGE_INPUTS.filter((name) => before[name] !== after[name])
}

test.each<[string, RenderJob, string[]]>([
  ['nothing', job, []],
  ['the site’s place on the disk', {...job, serverModule: '/other/server/doc-1.mjs'}, []],
  ['the code of its component', {...job, serverModule: '/site/server/doc-2.mjs'}, ['code']],
  ['the script that starts it', {...job, startScript: '/assets/js/start-1.js'}, ['code']],
  ['a stylesheet', {...job, styles: ['/assets/css/a.css']}, ['code']],
  ['the base URL', {...job, baseUrl: '/docs/'}, ['site']],
  ['the HTML that plugins add', {...job, bodyEnd: '<noscript>b</noscript>'}, ['site']],
  ['its props', {...job, page: {...job.page, props: {title: 'B'}}}, ['data']],
  [
    'the languages that lack it',
    {...job, page: {...job.page, missingLocales: {fr: '/docs'}}},
    ['data']
  ],
  ['the check of its files', {...job, integrity: {}}, ['code']],
  ['its title in the head', {...job, head: [{tag: 'title', content: 'B'}]}, ['head']],
  ['its text', {...job, contents: [{...content, record: 'r2'}]}, ['text']],
  [
    'where a link leads',
    {...job, contents: [{...content, tokens: {links: ['/c'], assets: []}}]},
    ['references']
  ]
])('a change of %s changes only that part of the key', (_what, other, inputs) => {
  expect(changedInputs(other)).toEqual(inputs)
})

/** `outFile` is the name of the file that has the key, and `hasDescription` follows from the head. */
type KeyField = Exclude<keyof RenderJob, 'page' | 'contents' | 'outFile' | 'hasDescription'>
/** Pages are drafts only during development. */
type PageField = Exclude<keyof RenderJob['page'], 'isDraft'>

/** A different value for each field. The types require one for each new field. */
const OTHER_FIELDS: {[Name in KeyField]-?: RenderJob[Name]} = {
  head: [],
  serverModule: '/site/server/doc-2.mjs',
  script: '/assets/js/main-2.js',
  startScript: '/assets/js/start-1.js',
  preloads: ['/assets/js/a.js'],
  styles: ['/assets/css/a.css'],
  integrity: {},
  baseUrl: '/docs/',
  lang: 'fr',
  direction: 'rtl',
  generator: 'Lectern 2.0.0',
  compatibility: 'docusaurus',
  isSiteHidden: true,
  notes: ['A note.'],
  bodyStart: '<p>a</p>',
  bodyEnd: '<p>b</p>',
  policy: {scripts: [], styles: []},
  source: 'docs/a.md'
}
const OTHER_PAGE_FIELDS: {[Name in PageField]-?: RenderJob['page'][Name]} = {
  client: 'c2',
  path: '/b',
  component: '@theme/BlogPostPage',
  module: '/assets/js/doc-2.js',
  props: {},
  plugin: {name: 'docs', id: 'community'},
  styles: ['/assets/css/a.css'],
  isFolder: true,
  missingLocales: {fr: '/'},
  open: ['/explorer']
}

test.each([
  ...Object.entries(OTHER_FIELDS).map(([name, value]) => [name, {...job, [name]: value}] as const),
  ...Object.entries(OTHER_PAGE_FIELDS).map(
    ([name, value]) => [`page.${name}`, {...job, page: {...job.page, [name]: value}}] as const
  )
])('the key depends on %s', (_name, other) => {
  expect(changedInputs(other)).not.toEqual([])
})

test('a long prop is compared by value, whether or not pages share the object', () => {
  const withSidebar = (sidebar: string[]): RenderJob => ({
    ...job,
    page: {...job.page, props: {sidebar}}
  })
  const items = Array.from({length: 100}, (_, index) => `Item ${index}`)
  const shared = withSidebar(items)
  const keys = [shared, shared, withSidebar([...items]), withSidebar([...items, 'one more'])].map(
    keyOf
  )
  expect(new Set(keys).size).toBe(2)
  expect(keys[3]).not.toBe(keys[0])
})

test('a change in the generator’s code changes its part of each key', () => {
  const other = createPageKeys({rendererHash: 'another', serverEntry: 'main-1.mjs'})
  expect(changedInputs(job, other)).toEqual(['generator'])
})

test('a key with a different format is ignored', () => {
  expect(readPageKey('0123456789abcdef')).toEqual({})
})
