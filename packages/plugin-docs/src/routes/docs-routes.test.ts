import {expect, test} from 'vitest'
import {currentVersionHead, testContent, testRoutes} from '../fixtures/test-content.js'
import {createDocsRoutes} from './docs-routes.js'

test('generates a page per doc, with sidebar, breadcrumbs and neighbors', () => {
  const {routes, problems} = testRoutes({
    files: {'intro.md': {slug: '/'}, 'guides/a.md': {title: 'A'}, 'guides/b.md': {}}
  })
  expect(problems).toEqual([])
  expect(routes.map(({path}) => path)).toEqual(['/docs', '/docs/guides/a', '/docs/guides/b'])
  expect(routes[1]).toEqual({
    path: '/docs/guides/a',
    component: '@theme/DocItem',
    props: {
      pluginId: 'default',
      version: {
        ...{name: 'current', label: 'Next', isLast: true, badge: false},
        className: 'docs-version-current'
      },
      sidebar: {
        id: 'defaultSidebar',
        name: 'sidebar-default-current-default-sidebar',
        items: [
          {
            type: 'category',
            label: 'guides',
            href: '/docs/guides/a',
            linkUnlisted: true,
            collapsed: false,
            items: [
              {type: 'link', label: 'A', href: '/docs/guides/a'},
              {type: 'link', label: 'b', href: '/docs/guides/b'}
            ]
          },
          {type: 'link', label: 'intro', href: '/docs'}
        ]
      },
      breadcrumbs: [{label: 'guides'}, {label: 'A', path: '/docs/guides/a'}],
      previous: undefined,
      next: {path: '/docs/guides/b', label: 'b'},
      doc: {
        id: 'guides/a',
        title: 'A',
        showTitle: true,
        hideTableOfContents: false,
        tags: []
      }
    },
    contents: [{source: 'docs/guides/a.md'}],
    head: [
      {tag: 'title', content: 'A'},
      ...currentVersionHead('docs-doc-page docs-doc-id-guides/a')
    ],
    plugin: {name: 'docs', id: 'default'},
    source: 'docs/guides/a.md',
    isSourcePage: true
  })
})

test('marks index pages of folders, by filename or by a slug with a trailing slash', () => {
  const {routes} = testRoutes({
    files: {
      'index.md': {},
      'birds/README.md': {},
      'owls/owls.md': {},
      'owls/barn.md': {},
      'slashed.md': {slug: '/moved/'},
      'plain/index.md': {slug: '/elsewhere'}
    }
  })
  const folders = routes.filter(({isFolder}) => isFolder).map(({path}) => path)
  expect(folders.sort()).toEqual(['/docs', '/docs/birds', '/docs/moved', '/docs/owls'])
})

test('writes each whole sidebar to a separate file', () => {
  const {dataFiles} = testRoutes({
    files: {'a.md': {}, 'b.md': {}},
    sidebars: {docs: [{More: ['a']}], apiDocs: ['b']},
    options: {id: 'second'}
  })
  expect(dataFiles).toMatchObject([
    {name: 'sidebar-second-current-docs', data: [{label: 'More', items: [{href: '/docs/a'}]}]},
    {name: 'sidebar-second-current-api-docs', data: [{href: '/docs/b'}]},
    {name: 'docs-second-current', data: {docs: [{id: 'a'}, {id: 'b'}], draftIds: []}}
  ])
})

test('omits drafts and their problems', () => {
  const {routes, problems} = testRoutes({
    files: {'a.md': {}, 'b.md': {draft: true, title: 3}},
    sidebars: {docs: ['a', 'b']}
  })
  expect(routes.map(({path}) => path)).toEqual(['/docs/a'])
  expect(problems).toEqual([])
})

test('generates pages without a sidebar if there are no sidebars', () => {
  const {routes} = testRoutes({files: {'a.md': {}}, sidebars: {}, options: {routeBasePath: '/'}})
  expect(routes[0]).toMatchObject({path: '/a', props: {breadcrumbs: []}})
  expect(routes[0]?.props.sidebar).toBeUndefined()
})

test('collects problems from all files', () => {
  const {problems} = testRoutes({
    files: {'a.md': {title: 3}, 'b.md': {id: 'a'}, 'c.md': {pagination_next: 'x'}},
    sidebars: {docs: ['a', 'y']}
  })
  expect(problems?.map(({code}) => code)).toEqual([
    'front-matter-invalid',
    'doc-id-duplicate',
    'sidebar-doc-unknown',
    'pagination-doc-unknown'
  ])
})

test('sidebar slices have a limited size and are shared among neighbors, for 10,000 docs', () => {
  const files = Object.fromEntries(
    Array.from({length: 10_000}, (_, index) => [`part-${index % 40}/doc-${index}.md`, {}])
  )
  const {content, settings} = testContent({files})
  const {routes} = createDocsRoutes(content, settings)
  const slices = new Set(routes.map(({props}) => props.sidebar))
  const sizes = [...slices].map((slice) => JSON.stringify(slice).length)
  expect(slices.size).toBeLessThan(2000)
  expect(Math.max(...sizes)).toBeLessThan(25_000)
})

test('lists every doc of a version in a separate file; for drafts, only their IDs', () => {
  const {dataFiles} = testRoutes({
    files: {'a.md': {sidebar_label: 'A'}, 'b.md': {draft: true}},
    sidebars: {docs: ['a', 'b']}
  })
  expect(dataFiles?.at(-1)).toEqual({
    name: 'docs-default-current',
    data: {docs: [{id: 'a', path: '/docs/a', label: 'A', sidebar: 'docs'}], draftIds: ['b']}
  })
})

const versioned = {
  files: {'a.md': {}, 'new.md': {}},
  versions: {'1.0': {'a.md': {}}, '0.9': {'a.md': {}, 'old.md': {}}}
}

test('generates the pages of each version below its path, each with its own links', () => {
  const {routes, problems} = testRoutes(versioned)
  expect(problems).toEqual([])
  expect(routes.map(({path, source}) => [path, source])).toEqual([
    ['/docs/next/a', 'docs/a.md'],
    ['/docs/next/new', 'docs/new.md'],
    ['/docs/a', 'versioned_docs/version-1.0/a.md'],
    ['/docs/0.9/a', 'versioned_docs/version-0.9/a.md'],
    ['/docs/0.9/old', 'versioned_docs/version-0.9/old.md']
  ])
  expect(routes[1]?.props).toMatchObject({
    version: {name: 'current', label: 'Next', isLast: false, banner: 'unreleased', badge: true},
    alternates: {ranges: [['current', 'current']]},
    previous: {path: '/docs/next/a'}
  })
  expect(routes[2]?.props.alternates).toBeUndefined()
})

test('a version with noIndex is excluded from search engines', () => {
  const {routes} = testRoutes({...versioned, options: {versions: {'0.9': {noIndex: true}}}})
  const robots = routes.filter(({head}) =>
    head.some(({attributes}) => attributes?.name === 'robots')
  )
  expect(robots.map(({path}) => path)).toEqual(['/docs/0.9/a', '/docs/0.9/old'])
})

test("pages of other versions can have the last version's page as their canonical page", () => {
  const {routes} = testRoutes({...versioned, options: {canonicalVersion: 'last'}})
  const canonicals = routes.map(({path, head}) => [
    path,
    head.find(({attributes}) => attributes?.rel === 'canonical')?.attributes?.href
  ])
  expect(canonicals).toEqual([
    ['/docs/next/a', 'https://example.com/docs/a'],
    ['/docs/next/new', undefined],
    ['/docs/a', undefined],
    ['/docs/0.9/a', 'https://example.com/docs/a'],
    ['/docs/0.9/old', undefined]
  ])
})

test('page props are as small with 100 versions as with two', () => {
  const count = (versions: number) => {
    const names = Array.from({length: versions}, (_, index) => `${versions - index}.0`)
    const older = Object.fromEntries(names.map((name) => [name, {'a.md': {}}]))
    const {routes} = testRoutes({files: {'a.md': {}, 'new.md': {}}, versions: older})
    return JSON.stringify(routes[1]?.props).length
  }
  expect(count(100)).toBe(count(2))
})
