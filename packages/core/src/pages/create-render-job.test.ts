import {createBundles, createClientModule} from '@lectern/testing/create-bundles'
import {type RouteFields, createRoute, createSourceRoute} from '@lectern/testing/create-route'
import {
  createI18n,
  createLocaleSettings,
  createSiteConfig
} from '@lectern/testing/create-site-config'
import {expect, test} from 'vitest'
import {createCompiledContent} from '../fixtures/create-compiled-content.js'
import {createRenderJobs, type RenderJobSettings} from './create-render-job.js'

const NO_TOKENS = {links: [], assets: []}

/** Bundles with the component of docs pages, which shares a chunk with the main module, and a live page. */
const BUNDLES = createBundles({
  main: createClientModule('/assets/main.js', {
    imports: ['/assets/shared.js'],
    styles: ['/assets/main.css']
  }),
  preloads: ['/assets/react.js'],
  modules: {
    '@theme/DocItem': createClientModule('/assets/doc.js', {
      imports: ['/assets/shared.js', '/assets/toc.js'],
      styles: ['/assets/doc.css']
    }),
    'content:docs/live.mdx': createClientModule('/assets/live.js', {styles: ['/assets/box.css']}),
    'content:docs/live.mdx?excerpt': createClientModule('/assets/live-excerpt.js')
  },
  featureStyles: {math: '/assets/math.css'},
  server: {
    entry: '/server/main.mjs',
    modules: {
      '@theme/DocItem': '/server/doc.mjs',
      'content:docs/live.mdx': '/server/live.mjs',
      'content:docs/live.mdx?excerpt': '/server/live-excerpt.mjs'
    }
  }
})

const CONTENTS: RenderJobSettings['contents'] = new Map([
  ['docs/a.md', createCompiledContent('a1')],
  ['docs/math.md', createCompiledContent('m1', {features: ['math']})],
  ['docs/plain.md', createCompiledContent('p1', {styles: 'p {color: red}'})],
  ['docs/live.mdx', createCompiledContent('l1', {kind: 'live', hasExcerpt: true})]
])

function createJob(
  path: string,
  fields: RouteFields = {},
  settings: Partial<RenderJobSettings> = {}
) {
  return createRenderJobs({
    contents: CONTENTS,
    tokens: new Map([...CONTENTS.keys()].map((source) => [source, NO_TOKENS])),
    bundles: BUNDLES,
    siteConfig: createSiteConfig(),
    pluginTags: [],
    createPageTags: () => [],
    notes: [],
    bodyHtml: {start: '', end: ''},
    generator: 'Lectern',
    openPaths: [],
    ...settings
  })(createRoute(path, fields))
}

test('a page preloads fonts after the stylesheet and without a second request', () => {
  const bundles = {...BUNDLES, fonts: ['/assets/files/marsh.woff2']}
  expect(createJob('/docs/a', {}, {bundles}).head).toContainEqual({
    tag: 'link',
    attributes: {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossorigin: '',
      fetchpriority: 'low',
      href: '/assets/files/marsh.woff2'
    }
  })
})

test('a page loads the modules and styles of its component, without duplicates of the main bundle', () => {
  const {source, contents} = createSourceRoute('/docs/a', 'docs/a.md')
  expect(createJob('/docs/a', {source, contents, props: {a: 1}})).toMatchObject({
    page: {
      ...{client: 'A', path: '/docs/a', component: '@theme/DocItem', module: '/assets/doc.js'},
      ...{props: {a: 1}, styles: ['/assets/doc.css']}
    },
    contents: [{record: 'a1', excerpt: false, tokens: NO_TOKENS}],
    serverModule: '/server/doc.mjs',
    script: '/assets/main.js',
    preloads: ['/assets/react.js', '/assets/doc.js', '/assets/toc.js'],
    styles: ['/assets/main.css', '/assets/doc.css'],
    outFile: 'docs/a/index.html',
    source: 'docs/a.md'
  })
})

test('in builds, a script loads the main module after the stylesheets', () => {
  const bundles = {...BUNDLES, start: '/assets/start.js', preloads: []}
  expect(createJob('/docs/a', {}, {bundles})).toMatchObject({
    script: '/assets/main.js',
    startScript: '/assets/start.js',
    preloads: ['/assets/doc.js', '/assets/toc.js']
  })
  expect(createJob('/docs/a')).not.toHaveProperty('startScript')
})

test('with integrity, a page lists the hash of every script that it loads', () => {
  const bundles = {...BUNDLES, start: '/assets/start.js', preloads: []}
  const {preloads, integrity} = createJob(
    '/docs/a',
    {},
    {bundles, integrityOf: (url) => `sha384-${url}`}
  )
  expect(preloads).toEqual(['/assets/doc.js', '/assets/toc.js', '/assets/shared.js'])
  expect(Object.keys(integrity ?? {})).toEqual(
    expect.arrayContaining(['/assets/main.js', '/assets/start.js', ...preloads])
  )
})

test('only pages with formulas load the formula stylesheet', () => {
  const stylesOf = (source: string) => createJob('/a', {contents: [{source}]}).styles
  expect(stylesOf('docs/math.md')).toContain('/assets/math.css')
  expect(stylesOf('docs/a.md')).not.toContain('/assets/math.css')
})

test('links a stylesheet that replaces style attributes once, below the base URL', () => {
  const contents = [{source: 'docs/plain.md'}, {source: 'docs/plain.md', excerpt: true}]
  const {styles, page} = createJob(
    '/a',
    {contents},
    {siteConfig: createSiteConfig({baseUrl: '/base/'})}
  )
  const hoisted = styles.filter((url) => /^\/base\/assets\/css\/styles-\w{10}\.css$/.test(url))
  expect(hoisted).toHaveLength(1)
  expect(page.styles).toEqual(['/assets/doc.css', ...hoisted])
})

test('live content has a browser and a server module, and its page has live props', () => {
  const contents = [{source: 'docs/live.mdx'}]
  const {page, preloads, styles, ...job} = createJob('/docs/live', {
    ...{contents, props: {a: 1}, liveProps: {b: 2}}
  })
  expect(job.contents).toMatchObject([
    {serverModule: '/server/live.mjs', clientModule: '/assets/live.js'}
  ])
  expect(page.props).toEqual({a: 1, b: 2})
  expect(preloads).toContain('/assets/live.js')
  expect(styles).toContain('/assets/box.css')
})

test('a page without live content has no live props', () => {
  const {page} = createJob('/a', {contents: [{source: 'docs/a.md'}], liveProps: {b: 2}})
  expect(page.props).toEqual({})
})

test('a list shows the excerpts of contents that have one', () => {
  const contents = ['docs/live.mdx', 'docs/a.md'].map((source) => ({source, excerpt: true}))
  expect(createJob('/blog', {contents}).contents).toMatchObject([
    {excerpt: true, clientModule: '/assets/live-excerpt.js'},
    {excerpt: false}
  ])
})

test.each([
  [
    'right to left',
    {fa: createLocaleSettings('fa', {htmlLang: 'fa-IR', direction: 'rtl'})},
    'fa-IR',
    'rtl'
  ],
  ['without settings', {}, 'fa', 'ltr']
] as const)(
  'the language %s is the language of the page',
  (_title, localeConfigs, lang, direction) => {
    const siteConfig = createSiteConfig({i18n: createI18n({currentLocale: 'fa', localeConfigs})})
    expect(createJob('/a', {}, {siteConfig})).toMatchObject({lang, direction})
  }
)

test('the 404 page contains the routes that match every path below their own', () => {
  const openPaths = ['/search']
  expect(createJob('/404.html', {}, {openPaths}).page.open).toEqual(['/search'])
  expect(createJob('/404.html').page).not.toHaveProperty('open')
  expect(createJob('/a', {}, {openPaths}).page).not.toHaveProperty('open')
})

test('a page has its own description', () => {
  const head = [{tag: 'meta' as const, attributes: {name: 'description', content: 'Owls.'}}]
  expect(createJob('/a', {head}).hasDescription).toBe(true)
  expect(createJob('/a')).not.toHaveProperty('hasDescription')
  expect(
    createJob('/a', {}, {siteConfig: createSiteConfig({compatibility: 'docusaurus'})})
      .hasDescription
  ).toBe(true)
})

test.each([
  ['component', () => createJob('/a', {component: '@theme/Lost'}), '@theme/Lost'],
  ['content', () => createJob('/a', {contents: [{source: 'docs/lost.md'}]}), 'docs/lost.md']
])('names a %s that an earlier stage lost', (_kind, create, name) => {
  expect(create).toThrow(`The build lost ${name} between two stages.`)
})
