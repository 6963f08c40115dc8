import {expect, test} from 'vitest'
import {currentVersionHead, testRoutes, type TestSite} from '../fixtures/test-content.js'

/** Creates the page of the doc `a`. */
function pageOfA(frontMatter: Record<string, unknown>, site: Partial<TestSite> = {}) {
  const files = {'a.md': frontMatter, 'b.md': {sidebar_label: 'B'}, 'c.md': {}}
  const {routes, problems} = testRoutes({files, ...site})
  return {route: routes[0], problems}
}

test('writes the tags of the front matter into the head', () => {
  const frontMatter = {
    title: 'A',
    title_meta: 'A for search engines',
    description: 'About A.',
    keywords: ['a'],
    image: '/img/a.png',
    unlisted: true
  }
  expect(pageOfA(frontMatter).route?.head).toEqual([
    {tag: 'title', content: 'A for search engines'},
    {tag: 'meta', attributes: {name: 'description', content: 'About A.'}},
    {tag: 'meta', attributes: {name: 'keywords', content: 'a'}},
    {tag: 'meta', attributes: {property: 'og:image', content: 'https://example.com/img/a.png'}},
    {tag: 'meta', attributes: {name: 'twitter:image', content: 'https://example.com/img/a.png'}},
    {tag: 'meta', attributes: {name: 'robots', content: 'noindex, nofollow'}},
    ...currentVersionHead('docs-doc-page docs-doc-id-a')
  ])
})

test('keeps an unlisted page in its sidebar, but hidden', () => {
  const {route} = pageOfA({unlisted: true})
  expect(route?.props).toMatchObject({
    sidebar: {items: [{href: '/docs/b'}, {href: '/docs/c'}]},
    doc: {unlisted: true}
  })
  expect(route?.props.next).toBeUndefined()
})

test('in Docusaurus projects, the sidebar of an unlisted page contains the page', () => {
  const files = {
    'a.md': {},
    'b.md': {unlisted: true},
    'c.md': {},
    'd/e.md': {},
    'd/f.md': {unlisted: true}
  }
  const siteConfig = {compatibility: 'docusaurus'} as const
  const {routes} = testRoutes({files, siteConfig})
  const sidebarOf = (path: string) => routes.find((route) => route.path === path)?.props.sidebar
  const [a, b, c] = ['a', 'b', 'c'].map((name) => ({label: name, href: `/docs/${name}`}))
  const folder = {label: 'd', href: '/docs/d/e'}
  expect(sidebarOf('/docs/a')).toMatchObject({items: [a, c, folder]})
  expect(sidebarOf('/docs/b')).toMatchObject({items: [a, b, c, folder]})
  const items = [{href: '/docs/d/e'}, {href: '/docs/d/f'}]
  expect(sidebarOf('/docs/d/f')).toMatchObject({items: [a, c, {...folder, items}]})
})

test('in Docusaurus projects, the page of an unlisted doc shows its category', () => {
  const files = {'a.md': {}, 'd/b.md': {unlisted: true}, 'd/e/c.md': {unlisted: true}, 'f.md': {}}
  const pages = (siteConfig: TestSite['siteConfig']) =>
    new Map(testRoutes({files, siteConfig}).routes.map(({path, props}) => [path, props]))
  const shown = pages({compatibility: 'docusaurus'})
  const [a, f] = ['a', 'f'].map((name) => ({label: name, href: `/docs/${name}`}))
  expect(shown.get('/docs/a')).toMatchObject({sidebar: {items: [a, f]}})
  expect(shown.get('/docs/d/b')).toMatchObject({
    breadcrumbs: [{label: 'd'}, {label: 'b', path: '/docs/d/b'}],
    sidebar: {items: [a, {label: 'd', items: [{href: '/docs/d/b'}]}, f]}
  })
  expect(shown.get('/docs/d/e/c')).toMatchObject({
    breadcrumbs: [{label: 'd'}, {label: 'e'}, {label: 'c'}],
    sidebar: {items: [a, {label: 'd', items: [{label: 'e', items: [{label: 'c'}]}]}, f]}
  })
  expect(pages({}).get('/docs/d/b')).toMatchObject({
    breadcrumbs: [{label: 'b', path: '/docs/d/b'}],
    sidebar: {items: [a, f]}
  })
})

test('in Docusaurus projects, docs have no separate title for the head', () => {
  const siteConfig = {compatibility: 'docusaurus'} as const
  const {route} = pageOfA({title: 'A', title_meta: 'B'}, {siteConfig})
  expect(route?.head).toContainEqual({tag: 'title', content: 'A'})
})

test.each([
  [undefined, [{label: 'a', path: '/docs/a'}]],
  ['docusaurus', []]
] as const)(
  'with the compatibility %s, a doc outside of its sidebar has the breadcrumbs %j',
  (compatibility, expected) => {
    const sidebars = {first: ['b'], second: ['c']}
    const siteConfig = {compatibility}
    const {route} = pageOfA({displayed_sidebar: 'first'}, {sidebars, siteConfig})
    expect(route?.props.breadcrumbs).toEqual(expected)
  }
)

test('the front matter can set and remove neighbors', () => {
  expect(pageOfA({pagination_next: 'c', pagination_prev: 'b'}).route?.props).toMatchObject({
    previous: {path: '/docs/b', label: 'B'},
    next: {path: '/docs/c', label: 'c'}
  })
  expect(pageOfA({pagination_next: null}).route?.props.next).toBeUndefined()
})

test('an unlisted doc isn’t in the pagination', () => {
  const files = {'a.md': {pagination_next: 'b'}, 'b.md': {unlisted: true}, 'c.md': {}}
  const {route, problems} = pageOfA({}, {files})
  expect(route?.props.next).toBeUndefined()
  expect(problems).toEqual([])
})

test("reports a neighbor that doesn't exist", () => {
  expect(pageOfA({pagination_next: 'd'}).problems).toEqual([
    {
      code: 'pagination-doc-unknown',
      message: "The doc `d` in `pagination_next` doesn't exist.",
      position: {file: 'docs/a.md', line: 2},
      hint: 'Use one of: a, b, c.'
    }
  ])
})

test('the front matter can select a different sidebar or none', () => {
  const sidebars = {first: ['a'], second: ['b']}
  const name = 'sidebar-default-current-second'
  const shown = pageOfA({displayed_sidebar: 'second'}, {sidebars}).route
  expect(shown?.props).toMatchObject({sidebar: {name, items: [{href: '/docs/b'}]}})
  expect(pageOfA({displayed_sidebar: null}, {sidebars}).route?.props.sidebar).toBeUndefined()
})

test('a doc in two sidebars shows the last one, with its breadcrumbs and neighbors', () => {
  const sidebars = {first: ['b', 'a'], second: [{More: ['a', 'c']}]}
  const shown = pageOfA({}, {sidebars}).route
  expect(shown?.props).toMatchObject({
    sidebar: {id: 'second'},
    breadcrumbs: [{label: 'More'}, {path: '/docs/a'}],
    next: {path: '/docs/c'}
  })
  expect(shown?.props.previous).toBeUndefined()
  expect(pageOfA({displayed_sidebar: 'first'}, {sidebars}).route?.props).toMatchObject({
    sidebar: {id: 'first'},
    breadcrumbs: [{path: '/docs/a'}],
    previous: {path: '/docs/b'}
  })
})

test("reports a sidebar that doesn't exist", () => {
  expect(pageOfA({displayed_sidebar: 'docs'}).problems).toMatchObject([
    {
      code: 'sidebar-unknown',
      message: "The sidebar `docs` in `displayed_sidebar` doesn't exist.",
      hint: 'Use one of: defaultSidebar.'
    }
  ])
})

test.each([
  ['https://example.com/edit', {}, 'https://example.com/edit/docs/a.md'],
  ['https://example.com/edit', {custom_edit_url: 'https://x.example/'}, 'https://x.example/'],
  ['https://example.com/edit', {custom_edit_url: null}, undefined],
  [
    ({docPath, version}: {docPath: string; version: string}) => `${version}:${docPath}`,
    {},
    'current:a.md'
  ],
  [undefined, {}, undefined]
])('returns the edit URL of a page: %s with %o', (editUrl, frontMatter, expected) => {
  expect(pageOfA(frontMatter, {options: {editUrl}}).route?.props.doc).toMatchObject({
    editUrl: expected
  })
})

test('in Docusaurus projects, the path for edit URLs includes the base URL', () => {
  const options = {editUrl: ({permalink}: {permalink: string}) => permalink}
  const editUrlOf = (compatibility?: 'docusaurus') =>
    pageOfA({}, {options, siteConfig: {baseUrl: '/base/', compatibility}}).route?.props.doc
  expect(editUrlOf('docusaurus')).toMatchObject({editUrl: '/base/docs/a'})
  expect(editUrlOf()).toMatchObject({editUrl: '/docs/a'})
})

test('shows the last update time and author of a page only if they are enabled', () => {
  const frontMatter = {last_update: {date: '2026-01-02', author: 'Ada'}}
  const {route} = pageOfA(frontMatter, {options: {showLastUpdateTime: true}})
  expect(route?.props.doc).toMatchObject({
    lastUpdatedAt: '2026-01-02T00:00:00.000Z',
    lastUpdatedBy: undefined
  })
  expect(pageOfA(frontMatter, {}).route).toMatchObject({
    props: {doc: {lastUpdatedAt: undefined, lastUpdatedBy: undefined}},
    lastUpdatedAt: '2026-01-02T00:00:00.000Z'
  })
})

test('reports the position of an invalid date', () => {
  const {problems} = pageOfA({last_update: {date: 'soon'}}, {})
  expect(problems?.map(({message}) => message)).toEqual([
    'Front matter: `last_update.date` is "soon", expected a date such as 2026-01-31.'
  ])
})

test('the edit link points to the file of a version or of the current docs', () => {
  const editUrl = 'https://git.example/edit/main'
  const editUrlOf = (options: object) => {
    const site = {files: {'a.md': {}}, versions: {'1.0': {'x/a.md': {}}}, options}
    const {routes} = testRoutes(site)
    return routes.at(-1)?.props.doc
  }
  expect(editUrlOf({editUrl})).toMatchObject({
    editUrl: 'https://git.example/edit/main/versioned_docs/version-1.0/x/a.md'
  })
  expect(editUrlOf({editUrl, editCurrentVersion: true})).toMatchObject({
    editUrl: 'https://git.example/edit/main/docs/x/a.md'
  })
  const own = ({versionDocsDirPath}: {versionDocsDirPath: string}) => versionDocsDirPath
  expect(editUrlOf({editUrl: own, editCurrentVersion: true})).toMatchObject({editUrl: 'docs'})
})

test('a page with cards receives the items next to it, and itself in Docusaurus projects', () => {
  const cardsOf = (site: Partial<TestSite>) => {
    const files = {'a.md': {}, 'b/c.md': {description: 'About C.'}, 'b/d.md': {}}
    const {routes} = testRoutes({files, ...site})
    return routes.map(({liveProps}) => liveProps?.category ?? {})
  }
  const filesWithCards = ['a.md', 'b/d.md']
  const c = {type: 'link', label: 'c', path: '/docs/b/c', description: 'About C.'}
  const d = {type: 'link', label: 'd', path: '/docs/b/d'}
  const folder = {type: 'category', label: 'b', path: '/docs/b/c', count: 2}
  expect(cardsOf({filesWithCards})).toMatchObject([{items: [folder]}, {}, {items: [c]}])
  const siteConfig = {compatibility: 'docusaurus'} as const
  expect(cardsOf({filesWithCards, siteConfig})).toMatchObject([
    {items: [{label: 'a', path: '/docs/a'}, folder]},
    {},
    {items: [c, d]}
  ])
  expect(cardsOf({})).toEqual([{}, {}, {}])
})

test('pages of Docusaurus projects have all fields of the front matter', () => {
  const frontMatter = {
    ...{title: 'A', api: {method: 'get'}, sidebar_label: 'a', date: new Date(0)},
    sidebar_position: 3
  }
  const docOf = (compatibility?: 'docusaurus') =>
    pageOfA(frontMatter, {siteConfig: {compatibility}}).route?.props.doc
  expect(docOf()).not.toHaveProperty('frontMatter')
  expect(docOf('docusaurus')).toMatchObject({
    frontMatter: {
      title: 'A',
      api: {method: 'get'},
      sidebar_label: 'a',
      date: '1970-01-01T00:00:00.000Z'
    },
    sidebarPosition: 3,
    source: 'docs/a.md',
    slug: '/a',
    sourceDirName: '.'
  })
})

test.each([
  ['/', '/'],
  ['/owls', '/owls'],
  ['/owls/', '/owls/']
])('in Docusaurus projects, the slug %s is %s', (slug, expected) => {
  const {route} = pageOfA({slug}, {siteConfig: {compatibility: 'docusaurus'}})
  expect(route?.props.doc).toMatchObject({slug: expected})
})
