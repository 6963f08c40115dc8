import {hookTools} from '@lectern/testing/hook-tools'
import {extname} from 'node:path'
import type {SiteConfig, SiteContext, Source} from '@lectern/types'
import {expect, test} from 'vitest'
import {pagesPlugin} from './pages-plugin.js'

type Files = Readonly<Record<string, Record<string, unknown>>>

/** Git history of every file. */
const change = {date: '2024-05-06T07:08:09.000Z', author: 'Ada'}

/**
 * Creates the context of a site whose `src/pages` contains the given files, with their front
 * matter.
 */
function contextOf(files: Files, compatibility?: 'docusaurus'): SiteContext {
  const siteConfig = {
    url: 'https://example.com',
    baseUrl: '/',
    i18n: {defaultLocale: 'en', currentLocale: 'en', localeConfigs: {}},
    compatibility
  }
  return {
    siteDir: '/site',
    localizationDir: '/site/i18n/en',
    mode: 'production',
    now: '2026-01-31T00:00:00.000Z',
    configSource: {file: 'site.config.ts', text: ''},
    siteConfig: siteConfig as SiteConfig,
    sources: {
      list: async (directory, extensions) =>
        directory === '/site/src/pages'
          ? Object.keys(files).filter((file) => extensions.includes(extname(file)))
          : [],
      read: async (absolutePath): Promise<Source> => {
        const frontMatter = files[absolutePath.replace('/site/src/pages/', '')] ?? {}
        const lines = Object.keys(frontMatter).map((key, index) => [key, index + 2])
        return {
          file: absolutePath.replace('/site/', ''),
          absolutePath,
          hash: '',
          frontMatter,
          frontMatterLines: Object.fromEntries(lines),
          hasTruncateMarker: false,
          problems: []
        }
      },
      readText: async (file) => (file.endsWith('config.js') ? '({config}) => null' : undefined)
    },
    history: {read: async () => ({find: () => change, problems: []})},
    loadModule: async () => undefined
  }
}

async function createRoutes(files: Files, options: object = {}, compatibility?: 'docusaurus') {
  const plugin = pagesPlugin(contextOf(files, compatibility), pagesPlugin.validateOptions(options))
  const content = await plugin.loadContent?.()
  return (content && plugin.createRoutes?.(content, hookTools)) ?? {routes: []}
}

test('creates pages from React components', async () => {
  const {routes} = await createRoutes({'index.tsx': {}, 'showcase/index.jsx': {}})
  expect(routes).toEqual([
    {
      path: '/',
      component: '@site/src/pages/index.tsx',
      props: {},
      contents: [],
      head: [],
      plugin: {name: 'pages', id: 'default'},
      source: 'src/pages/index.tsx',
      isSourcePage: true,
      isFolder: true
    },
    expect.objectContaining({
      path: '/showcase',
      component: '@site/src/pages/showcase/index.jsx',
      isFolder: true
    })
  ])
})

test('Docusaurus pages that read `config` receive the configuration', async () => {
  const files = {'config.js': {}, 'other.js': {}}
  const {routes} = await createRoutes(files, {}, 'docusaurus')
  expect(routes.slice(0, 2).map(({props}) => props)).toMatchObject([
    {config: {url: 'https://example.com', baseUrl: '/'}},
    {}
  ])
  expect((await createRoutes(files)).routes[0]?.props).toEqual({})
})

test('creates pages from Markdown files', async () => {
  const frontMatter = {title: 'About', description: 'Us.', hide_table_of_contents: true}
  const {routes, problems} = await createRoutes(
    {'about.mdx': frontMatter},
    {editUrl: 'https://example.com/edit'}
  )
  expect(problems).toEqual([])
  expect(routes[0]).toEqual({
    path: '/about',
    component: '@theme/MDXPage',
    props: {
      title: 'About',
      showTitle: true,
      hideTableOfContents: true,
      editUrl: 'https://example.com/edit/src/pages/about.mdx'
    },
    contents: [{source: 'src/pages/about.mdx'}],
    head: [
      {tag: 'title', content: 'About'},
      {tag: 'meta', attributes: {name: 'description', content: 'Us.'}},
      {tag: 'html', attributes: {class: 'mdx-wrapper mdx-page'}}
    ],
    plugin: {name: 'pages', id: 'default'},
    source: 'src/pages/about.mdx',
    isSourcePage: true
  })
})

test('ignores partials, tests and type declarations', async () => {
  const files = {
    '_part.tsx': {},
    '_parts/a.tsx': {},
    'a.test.tsx': {},
    '__tests__/a.tsx': {},
    'a.d.ts': {}
  }
  expect((await createRoutes(files)).routes).toEqual([])
})

test('omits drafts and applies slugs', async () => {
  const files = {'a/b.md': {slug: '../c'}, 'd.md': {draft: true}}
  const {routes} = await createRoutes(files, {routeBasePath: 'tests'})
  expect(routes.map(({path}) => path)).toEqual(['/tests/c'])
})

test('serves the 404 page of the site at the path that hosts expect', async () => {
  const {routes} = await createRoutes({'404.tsx': {}})
  expect(routes.map(({path, component}) => [path, component])).toEqual([
    ['/404.html', '@site/src/pages/404.tsx']
  ])
})

test('serves the 404 page at this path with any base path', async () => {
  const files = {'404.tsx': {}, 'a.tsx': {}}
  const {routes} = await createRoutes(files, {routeBasePath: 'tests'})
  expect(routes.map(({path}) => path)).toEqual(['/404.html', '/tests/a'])
  const second = await createRoutes(files, {id: 'tests', routeBasePath: 'tests'})
  expect(second.routes.map(({path}) => path)).toEqual(['/tests/404', '/tests/a'])
})

test('reports invalid front matter with its line', async () => {
  expect((await createRoutes({'a.md': {description: 'x', title: 3}})).problems).toEqual([
    {
      code: 'front-matter-invalid',
      message: 'Front matter: `title` is 3, expected a string.',
      position: {file: 'src/pages/a.md', line: 3},
      hint: 'Change `title` to a string.'
    }
  ])
})

test('reports an unknown option', () => {
  expect(() => pagesPlugin.validateOptions({paht: 'x'})).toThrow(
    'Plugin pages has the unknown key `paht`.'
  )
})

test('shows when a page was last changed if it is enabled', async () => {
  const files = {'a.md': {}, 'b.md': {last_update: {author: 'Eve'}}, 'c.md': {last_update: false}}
  const options = {showLastUpdateTime: true, showLastUpdateAuthor: true}
  const {routes} = await createRoutes({...files, 'd.tsx': {}}, options)
  const shown = routes.map(({path, props, lastUpdatedAt}) => [
    path,
    props.lastUpdatedBy,
    lastUpdatedAt
  ])
  expect(shown).toEqual([
    ['/a', 'Ada', change.date],
    ['/b', 'Eve', change.date],
    ['/c', undefined, undefined],
    ['/d', undefined, change.date]
  ])
})

test.each([
  {path: 'src/pages'},
  {editUrl: 'https://example.com/edit'},
  {editLocalizedFiles: false},
  {routeBasePath: '/'},
  {include: ['**/*.mdx']},
  {exclude: ['**/_*']},
  {mdxPageComponent: '@theme/MDXPage'},
  {remarkPlugins: [], rehypePlugins: [], recmaPlugins: []},
  {beforeDefaultRemarkPlugins: [], beforeDefaultRehypePlugins: []},
  {admonitions: {keywords: ['sighting'], extendDefaults: true}},
  {showLastUpdateAuthor: true, showLastUpdateTime: true}
])('accepts the options of Docusaurus: %j', (options) => {
  expect(() => pagesPlugin.validateOptions(options)).not.toThrow()
})

test('creates pages from the included files, with the configured component', async () => {
  const files = {'a.md': {}, 'b.mdx': {}, 'c.tsx': {}, 'd/e.mdx': {}}
  const {routes} = await createRoutes(files, {
    include: ['**/*.mdx'],
    exclude: ['d/**'],
    mdxPageComponent: '@site/src/Page'
  })
  expect(routes.map(({path, component}) => [path, component])).toEqual([['/b', '@site/src/Page']])
})
