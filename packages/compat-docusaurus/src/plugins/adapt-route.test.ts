import fs from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import type {Route} from '@lectern/types'
import {expect, test} from 'vitest'
import {adaptRoute} from './adapt-route.js'
import type {DocusaurusRoute} from '../plugin-form/docusaurus-plugin.js'

const PLUGIN = {name: 'birds', id: 'default'}

/** Adapts a route of a plugin; `read` returns the text of the module of a page. */
function adapt(
  create: (siteDir: string) => DocusaurusRoute,
  files: Readonly<Record<string, string>> = {}
) {
  const siteDir = createTemporarySite(files)
  const folder = path.join(siteDir, '.site/docusaurus/birds')
  const {routes} = adaptRoute(create(siteDir), {
    ...{siteDir, folder, baseUrl: '/base/', plugin: PLUGIN},
    siteConfig: {url: 'https://birds.example', baseUrl: '/base/'},
    findSource: () => undefined,
    readVersion: () => undefined
  })
  const read = ({component}: Route) => fs.readFileSync(component.replace('@site', siteDir), 'utf8')
  return {routes, read, isWritten: () => fs.existsSync(folder)}
}

test('a route with props becomes a page with its component', () => {
  const {routes, isWritten} = adapt(() => ({
    ...{path: '/base/birds', component: '@theme/BirdPage', props: {count: 2, list: ['owl']}}
  }))
  expect(routes).toEqual([
    {
      ...{path: '/birds', exact: true, component: '@theme/BirdPage', plugin: PLUGIN},
      ...{props: {count: 2, list: ['owl']}, contents: [], head: []}
    }
  ])
  expect(isWritten()).toBe(false)
})

test('a site component is referenced without its absolute path', () => {
  const {routes} = adapt((siteDir) => ({
    ...{path: '/base/', component: path.join(siteDir, 'src/birds/Page.js'), exact: false}
  }))
  expect(routes).toMatchObject([{path: '/', component: '@site/src/birds/Page.js', exact: false}])
})

test('data files become props, in each form of reference', () => {
  const {routes} = adapt(
    (siteDir) => ({
      ...{path: '/base/birds', component: '@theme/BirdPage', props: {title: 'Birds'}},
      modules: {
        birds: path.join(siteDir, 'birds.json'),
        more: {path: path.join(siteDir, 'more.json')}
      }
    }),
    {'birds.json': '["owl"]', 'more.json': '{"lark": 1}'}
  )
  expect(routes[0]?.props).toEqual({title: 'Birds', birds: ['owl'], more: {lark: 1}})
  expect(routes[0]?.component).toBe('@theme/BirdPage')
})

test('modules are provided by a wrapper around the component', () => {
  const {routes, read} = adapt((siteDir) => ({
    ...{path: '/base/birds', component: '@theme/BirdPage'},
    modules: {content: path.join(siteDir, 'docs/owl.mdx'), data: '@site/data.js'}
  }))
  const [route] = routes
  expect(route?.component).toMatch(/^@site\/\.site\/docusaurus\/birds\/page-\w{10}\.js$/)
  const code = route ? read(route) : ''
  expect(code).toContain('import Part0 from "@theme/BirdPage"')
  expect(code).toContain('import * as module0x0 from "@site/docs/owl.mdx"')
  expect(code).toContain('"content": loadModule(module0x0)')
  expect(code).not.toContain(`${path.sep}tmp`)
})

test('modules can be in lists and objects', () => {
  const {routes, read} = adapt(
    (siteDir) => ({
      ...{path: '/base/birds', component: '@theme/BirdPage'},
      modules: {
        none: [],
        data: {all: [path.join(siteDir, 'birds.json')]},
        posts: [{content: {path: '@site/owl.mdx'}}, {content: '@site/lark.mdx'}],
        mixed: {data: path.join(siteDir, 'birds.json'), code: '@site/code.js'}
      }
    }),
    {'birds.json': '["owl"]'}
  )
  const [route] = routes
  expect(route?.props).toEqual({none: [], data: {all: [['owl']]}})
  const code = route ? read(route) : ''
  expect(code).toContain('import * as module0x1 from "@site/lark.mdx"')
  expect(code).toContain(
    '"posts": [{"content": loadModule(module0x0)}, {"content": loadModule(module0x1)}]'
  )
  expect(code).toContain('"mixed": {"data": ["owl"], "code": loadModule(module0x2)}')
})

test('nested routes become pages that are wrapped in their parents', () => {
  const {routes, read} = adapt(() => ({
    path: '/base/birds',
    component: '@theme/BirdsRoot',
    props: {shared: 1},
    routes: [
      {path: '/base/birds/owl', component: '@theme/BirdPage', props: {name: 'Owl'}},
      {
        ...{path: '/base/birds/water', component: '@theme/WaterRoot'},
        routes: [{path: '/base/birds/water/heron', component: '@theme/BirdPage'}]
      }
    ]
  }))
  expect(routes.map((route) => [route.path, route.props])).toEqual([
    ['/birds/owl', {shared: 1, name: 'Owl'}],
    ['/birds/water/heron', {shared: 1}]
  ])
  const [owl = '', heron = ''] = routes.map(read)
  expect(owl).toContain(
    'createElement(Part0, {...props, route: {path: "/base/birds", exact: false, routes: [{...props.route, element: createElement(Part1, {...props})}]}})'
  )
  expect(heron).toContain('import Part2 from "@theme/BirdPage"')
})

test('large data of a parent is a module that its pages share, and so are custom fields', () => {
  const {routes, read} = adapt(
    (siteDir) => ({
      ...{path: '/base/birds', component: '@theme/BirdsRoot'},
      modules: {
        all: path.join(siteDir, 'all.json'),
        options: path.join(siteDir, 'options.json')
      },
      routes: ['owl', 'lark'].map((id) => ({
        ...{path: `/base/birds/${id}`, component: '@theme/BirdPage', id}
      }))
    }),
    {'all.json': JSON.stringify(['x'.repeat(2000)]), 'options.json': '{"a": 1}'}
  )
  expect(routes.map(({props}) => props)).toEqual([
    {options: {a: 1}, routeFields: {path: '/base/birds/owl', id: 'owl'}},
    {options: {a: 1}, routeFields: {path: '/base/birds/lark', id: 'lark'}}
  ])
  expect(routes[0]?.component).toBe(routes[1]?.component)
  const [code = ''] = routes.map(read)
  expect(code).toMatch(/import \* as module0x0 from "@site\/all\.json"/)
  expect(code).toContain('...props.route, ...props.routeFields')
})

test('pages with the same modules share a generated module', () => {
  const child = (name: string) => ({path: `/base/${name}`, component: '@theme/BirdPage'})
  const {routes} = adapt(() => ({
    ...{path: '/base/', component: '@theme/Root', routes: [child('owl'), child('lark')]}
  }))
  expect(routes[0]?.component).toBe(routes[1]?.component)
})

test('props that JSON can’t represent are omitted', () => {
  const {routes} = adapt(() => ({
    ...{path: '/base/a', component: '@theme/A', props: {a: 1, b: undefined, c: () => 1}}
  }))
  expect(routes[0]?.props).toEqual({a: 1})
})

test('a component can read the custom fields of its route', () => {
  const {routes, read} = adapt(() => ({
    ...{path: '/base/api', component: '@theme/Api', exact: true},
    configuration: {version: 3}
  }))
  expect(routes.map(read)[0]).toContain(
    'createElement(Part0, {...props, route: {...props.route, ...{"path":"/base/api","configuration":{"version":3}}}})'
  )
})

test('components can read the context of their route', () => {
  const {routes, read} = adapt(
    (siteDir) => ({
      ...{path: '/base/birds', component: '@theme/BirdPage'},
      context: {birds: path.join(siteDir, 'birds.json'), tool: '@site/tool.js'}
    }),
    {'birds.json': '["owl"]'}
  )
  const code = routes.map(read)[0]
  expect(code).toContain(
    'const context0 = {data: {"birds": ["owl"], "tool": loadModule(module0x0)}}'
  )
  expect(code).toContain(
    'createElement(RouteContextProvider, {value: context0}, createElement(Part0, {...props}))'
  )
})
