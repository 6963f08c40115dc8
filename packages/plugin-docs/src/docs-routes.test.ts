import {expect, test} from 'vitest'
import {testContent, testRoutes} from './test-content.js'
import {createDocsRoutes} from './docs-routes.js'

test('makes a page per document, with sidebar, breadcrumbs and neighbours', () => {
  const {routes, problems} = testRoutes({
    files: {'intro.md': {slug: '/'}, 'guides/a.md': {title: 'A'}, 'guides/b.md': {}}
  })
  expect(problems).toEqual([])
  expect(routes.map(({path}) => path)).toEqual(['/docs', '/docs/guides/a', '/docs/guides/b'])
  expect(routes[1]).toEqual({
    path: '/docs/guides/a',
    component: '@theme/DocPage',
    props: {
      pluginId: 'default',
      version: {name: 'current', label: 'Next', isLast: true},
      sidebar: {
        id: 'defaultSidebar',
        name: 'sidebar-default-current-default-sidebar',
        items: [
          {
            type: 'category',
            label: 'guides',
            href: '/docs/guides/a',
            linkUnlisted: true,
            items: [
              {type: 'link', label: 'A', href: '/docs/guides/a'},
              {type: 'link', label: 'guides/b', href: '/docs/guides/b'}
            ]
          },
          {type: 'link', label: 'intro', href: '/docs'}
        ]
      },
      breadcrumbs: [{label: 'guides'}, {label: 'A', path: '/docs/guides/a'}],
      previous: undefined,
      next: {path: '/docs/guides/b', label: 'guides/b'},
      doc: {
        id: 'guides/a',
        title: 'A',
        showTitle: true,
        hideTableOfContents: false,
        tags: []
      }
    },
    contents: [{source: 'docs/guides/a.md'}],
    head: [{tag: 'title', content: 'A'}],
    plugin: {name: 'docs', id: 'default'},
    source: 'docs/guides/a.md',
    isSourcePage: true
  })
})

test('puts each whole sidebar into a file of its own', () => {
  const {dataFiles} = testRoutes({
    files: {'a.md': {}, 'b.md': {}},
    sidebars: {docs: [{More: ['a']}], apiDocs: ['b']},
    options: {id: 'second'}
  })
  expect(dataFiles).toMatchObject([
    {name: 'sidebar-second-current-docs', data: [{label: 'More', items: [{href: '/docs/a'}]}]},
    {name: 'sidebar-second-current-api-docs', data: [{href: '/docs/b'}]}
  ])
})

test('leaves drafts out, and what is wrong with them', () => {
  const {routes, problems} = testRoutes({
    files: {'a.md': {}, 'b.md': {draft: true, title: 3}},
    sidebars: {docs: ['a', 'b']}
  })
  expect(routes.map(({path}) => path)).toEqual(['/docs/a'])
  expect(problems).toEqual([])
})

test('makes pages without a sidebar when there are no sidebars', () => {
  const {routes} = testRoutes({files: {'a.md': {}}, sidebars: {}, options: {routeBasePath: '/'}})
  expect(routes[0]).toMatchObject({path: '/a', props: {breadcrumbs: []}})
  expect(routes[0]?.props.sidebar).toBeUndefined()
})

test('collects what is wrong everywhere', () => {
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

test('carries slices of one bounded size, shared among neighbours, for 10,000 documents', () => {
  const files = Object.fromEntries(
    Array.from({length: 10_000}, (_, index) => [`part-${index % 40}/doc-${index}.md`, {}])
  )
  const {content, settings} = testContent({files})
  const {routes} = createDocsRoutes(content, settings)
  const slices = new Set(routes.map(({props}) => props.sidebar))
  const sizes = [...slices].map((slice) => JSON.stringify(slice).length)
  expect(slices.size).toBeLessThan(2000)
  expect(Math.max(...sizes)).toBeLessThan(8000)
})
