import {createRoute} from '@lectern/testing/create-route'
import type {JsonValue, Route} from '@lectern/types'
import {expect, test} from 'vitest'
import {linkFolders} from './folder-links.js'

const version = {name: 'current'}

function createDoc(path: string, id: string, more: Partial<Route> = {}): Route {
  const {props, ...route} = more
  return {
    ...createRoute(path),
    props: {doc: {id}, pluginId: 'default', version, ...props},
    ...route
  }
}

const sidebar = {
  items: [
    {type: 'link', label: 'Home', href: '/docs', customProps: {path: '/docs'}},
    {
      type: 'category',
      label: 'Owls',
      href: '/docs/owls',
      items: [{type: 'link', href: '/docs/owls'}]
    },
    {type: 'link', label: 'Gull', href: '/docs/gull'}
  ]
}
const linked = {
  items: [
    {type: 'link', label: 'Home', href: '/docs/', customProps: {path: '/docs'}},
    {
      ...{type: 'category', label: 'Owls', href: '/docs/owls/'},
      items: [{type: 'link', href: '/docs/owls/'}]
    },
    {type: 'link', label: 'Gull', href: '/docs/gull'}
  ]
}
const gull = createDoc('/docs/gull', 'gull', {
  props: {sidebar, previous: {path: '/docs/owls', label: 'Owls'}},
  liveProps: {category: {items: [{path: '/docs/owls', label: 'Owls'}]}}
})
const routes = [
  createDoc('/docs', 'home', {isFolder: true}),
  createDoc('/docs/owls', 'owls/index', {isFolder: true}),
  gull
]
const data: JsonValue = {docs: [{id: 'owls/index', path: '/docs/owls'}]}

function link(created: Partial<Parameters<typeof linkFolders>[0]> = {}) {
  const {dataFiles, ...rest} = linkFolders({
    ...{siteConfig: {}, routes, globalData: {}, dataFiles: []},
    ...created
  })
  const read = dataFiles.map((file) => (typeof file.data === 'function' ? file.data() : file.data))
  return {...rest, data: read}
}

test('links to the index pages of folders end with a slash', () => {
  const found = link().routes[2]
  expect(found?.props).toMatchObject({
    sidebar: linked,
    previous: {path: '/docs/owls/', label: 'Owls'}
  })
  expect(found?.liveProps).toEqual({category: {items: [{path: '/docs/owls/', label: 'Owls'}]}})
  expect(found?.path).toBe('/docs/gull')
})

test('lists of docs have the slash, but versions do not', () => {
  const versions = [{name: 'current', path: '/docs', docs: [{id: 'home', path: '/docs'}]}]
  const {globalData, data: files} = link({
    globalData: {docs: {default: {path: '/docs', versions}}, own: {default: {path: '/docs'}}},
    dataFiles: [
      {name: 'docs-default-current', data: () => data},
      {name: 'own', data}
    ]
  })
  expect(globalData).toEqual({
    docs: {
      default: {
        path: '/docs',
        versions: [{name: 'current', path: '/docs', docs: [{id: 'home', path: '/docs/'}]}]
      }
    },
    own: {default: {path: '/docs'}}
  })
  expect(files).toEqual([{docs: [{id: 'owls/index', path: '/docs/owls/'}]}, data])
})

test('the index page of a folder links to itself in all versions with a slash', () => {
  const old = createDoc('/docs/1.0/owls', 'owls/index', {
    ...{isFolder: true, props: {version: {name: '1.0'}}}
  })
  const [, owls, other] = link({routes: [...routes, old]}).routes
  expect(owls?.props.alternates).toEqual({
    paths: {current: '/docs/owls/', '1.0': '/docs/1.0/owls/'}
  })
  expect(other?.props).not.toHaveProperty('alternates')
})

test.each([true, false])('nothing changes if trailingSlash is %s', (trailingSlash) => {
  expect(link({siteConfig: {trailingSlash}}).routes).toBe(routes)
})

test('the home page of the site has no folder', () => {
  const home = [createDoc('/', 'home', {isFolder: true}), gull]
  expect(link({routes: home}).routes).toBe(home)
})
