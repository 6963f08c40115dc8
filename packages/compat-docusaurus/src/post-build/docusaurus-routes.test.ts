import {createRoute, createSourceRoute} from '@lectern/testing/create-route'
import type {JsonObject} from '@lectern/types'
import {expect, test} from 'vitest'
import {describeRoutes, linkPath, nameThere} from './docusaurus-routes.js'

const SETTINGS = {baseUrl: '/base/'}

const VERSION: JsonObject = {
  ...{name: 'current', label: 'Next', isLast: true, badge: false, className: 'a'}
}

/** Creates a docs page. */
function createDocRoute(path: string, id: string, fields: JsonObject = {}) {
  return createSourceRoute(path, `docs/${id}.md`, {
    props: {version: VERSION, doc: {id, title: `Title of ${id}`}, ...fields}
  })
}

test.each([
  ['docs', 'docusaurus-plugin-content-docs'],
  ['blog', 'docusaurus-plugin-content-blog'],
  ['pages', 'docusaurus-plugin-content-pages'],
  ['birds', 'birds'],
  ['constructor', 'constructor']
])('the plugin %s is named %s', (name, expected) => {
  expect(nameThere({name, id: 'a'})).toEqual({name: expected, id: 'a'})
})

test.each([
  [{path: '/owl'}, undefined, '/base/owl'],
  [{path: '/owl'}, true, '/base/owl/'],
  [{path: '/owl/'}, false, '/base/owl'],
  [{path: '/owls', isFolder: true}, undefined, '/base/owls/'],
  [{path: '/owls', isFolder: true}, false, '/base/owls'],
  [{path: '/', isFolder: true}, undefined, '/base/']
])('with trailing slashes (%o, %s), a link becomes %s', (route, trailingSlash, expected) => {
  expect(linkPath(route, {...SETTINGS, trailingSlash})).toBe(expected)
})

test('the page for unknown URLs isn’t a route', () => {
  expect(describeRoutes([createRoute('/404.html'), createRoute('/owls')], SETTINGS)).toMatchObject([
    {path: '/base/owls'}
  ])
})

test('pages of other plugins are top-level routes', () => {
  const plugin = {name: 'blog', id: 'default'}
  const lastUpdatedAt = '2026-01-02T00:00:00.000Z'
  const routes = [
    createSourceRoute('/blog/owl', 'blog/owl.md', {plugin, lastUpdatedAt, props: {a: 1}}),
    createRoute('/search', {plugin: {name: 'search', id: 'default'}, exact: false})
  ]
  expect(describeRoutes(routes, SETTINGS)).toEqual([
    {
      path: '/base/blog/owl',
      component: '@theme/DocItem',
      exact: true,
      plugin: {name: 'docusaurus-plugin-content-blog', id: 'default'},
      modules: {content: '@site/blog/owl.md'},
      props: {a: 1},
      metadata: {sourceFilePath: 'blog/owl.md', lastUpdatedAt: Date.parse(lastUpdatedAt)}
    },
    {
      ...{path: '/base/search', component: '@theme/DocItem', exact: false, modules: {}, props: {}},
      plugin: {name: 'search', id: 'default'}
    }
  ])
})

test('docs are nested in their instance, their version and its layout', () => {
  const [root, ...others] = describeRoutes(
    [createDocRoute('/docs/owl', 'owl'), createDocRoute('/docs', 'intro')],
    SETTINGS
  )
  expect(others).toEqual([])
  expect(root).toMatchObject({path: '/base/docs', component: '@theme/DocsRoot', exact: false})
  const [version] = root?.routes ?? []
  expect(version).toMatchObject({
    path: '/base/docs',
    component: '@theme/DocVersionRoot',
    props: {
      version: {
        ...{pluginId: 'default', version: 'current', label: 'Next', banner: null, isLast: true},
        docs: {
          owl: {id: 'owl', title: 'Title of owl', description: ''},
          intro: {id: 'intro', title: 'Title of intro', description: ''}
        }
      }
    },
    routes: [
      {
        ...{path: '/base/docs', component: '@theme/DocRoot'},
        routes: [{path: '/base/docs/owl'}, {path: '/base/docs'}]
      }
    ]
  })
})

test('each version and each instance has its own route', () => {
  const old = {version: {...VERSION, name: '1.0', label: '1.0', isLast: false}}
  const routes = [
    createDocRoute('/docs/owl', 'owl'),
    createDocRoute('/docs/1.0/owl', 'owl', old),
    {...createDocRoute('/community/team', 'team'), plugin: {name: 'docs', id: 'community'}}
  ]
  const described = describeRoutes(routes, SETTINGS)
  expect(described.map(({path, plugin}) => [path, plugin.id])).toEqual([
    ['/base/docs/owl', 'default'],
    ['/base/community/team', 'community']
  ])
  expect(described[0]?.routes?.map(({path}) => path)).toEqual([
    '/base/docs/owl',
    '/base/docs/1.0/owl'
  ])
})

test('pages of a version that aren’t docs, such as tag pages, are part of the version', () => {
  const tags = createRoute('/docs/tags', {props: {version: VERSION}})
  const [root] = describeRoutes([createDocRoute('/docs/owl', 'owl'), tags], SETTINGS)
  const [version] = root?.routes ?? []
  expect(version?.props?.version).toMatchObject({docs: {owl: {id: 'owl'}}})
  expect(version?.routes?.[0]?.routes?.map(({path}) => path)).toEqual([
    '/base/docs/owl',
    '/base/docs/tags'
  ])
})
