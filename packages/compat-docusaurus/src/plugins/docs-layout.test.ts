import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import type {DocusaurusRoute} from '../plugin-form/docusaurus-plugin.js'
import {adaptDocsLayout, createVersionReader, isInDocsLayout} from './docs-layout.js'

const link = (name: string) => ({type: 'link', label: name, href: `/base/api/${name}`})
const owls = {
  type: 'category',
  label: 'Owls',
  collapsed: true,
  items: [link('barn'), link('tawny')]
}
const larks = {type: 'category', label: 'Larks', href: '/base/api/larks', items: [link('crested')]}
const VERSION = {
  ...{pluginId: 'api', version: 'current', label: 'Next', banner: null, badge: true, isLast: true},
  ...{className: 'docs-version-current', docs: {}, docsSidebars: {birds: [owls, larks]}}
}

const plugin = {name: 'symbols', id: 'default'}
const readVersion = createVersionReader('/base/')
const home = {path: '/base/api', exact: false}

function adapt(page: object, version: object | undefined = VERSION) {
  const siteDir = createTemporarySite({'version.json': JSON.stringify(version)})
  const modules = {version: path.join(siteDir, 'version.json')}
  const chain = [
    {...home, component: '@theme/DocsRoot'},
    {...home, component: '@theme/DocVersionRoot', ...(version && {modules})},
    {...home, component: '@theme/DocRoot'},
    {path: '/base/api/tawny', component: '@theme/Bird', ...page}
  ] as readonly DocusaurusRoute[]
  return adaptDocsLayout(chain, {plugin, baseUrl: '/base/', readVersion})
}

test('a page has the version, its part of the sidebar, and breadcrumbs', () => {
  const tawny = {type: 'link', label: 'tawny', href: '/api/tawny'}
  expect(adapt({sidebar: 'birds'})?.props).toEqual({
    pluginId: 'api',
    version: {
      ...{name: 'current', label: 'Next', isLast: true, badge: true},
      className: 'docs-version-current'
    },
    breadcrumbs: [{label: 'Owls'}, {label: 'tawny', path: '/api/tawny'}],
    sidebar: {
      ...{id: 'birds', name: 'sidebar-symbols-default-current-birds'},
      items: [
        {
          ...{...owls, href: '/api/barn', linkUnlisted: true},
          items: [{...tawny, label: 'barn', href: '/api/barn'}, tawny]
        },
        {type: 'category', label: 'Larks', href: '/api/larks'}
      ]
    }
  })
})

test('a data file contains the complete sidebar', () => {
  expect(adapt({sidebar: 'birds'})?.dataFile).toMatchObject({
    name: 'sidebar-symbols-default-current-birds',
    data: [{label: 'Owls'}, {label: 'Larks', items: [{href: '/api/crested'}]}]
  })
})

test('the layout renders the roots, and keeps the version for hooks', () => {
  expect(adapt({})?.chain.map(({component}) => component)).toEqual([
    ...['@docusaurus/internal/plugin-version', '@theme/DocRoot', '@theme/Bird']
  ])
  expect(adapt({})?.props).not.toHaveProperty('sidebar')
})

test('a page without a version is not adapted', () => {
  const chain = [{...home, component: '@theme/DocsRoot'}]
  expect(adaptDocsLayout(chain, {plugin, baseUrl: '/base/', readVersion})).toBeUndefined()
})

test.each([
  [['@theme/DocsRoot', '@theme/Bird'], true],
  [['@theme/Own', '@theme/DocRoot', '@theme/Bird'], true],
  [['@theme/Own', '@theme/DocItem'], false]
])('whether the page of %j is in the docs layout: %s', (components, expected) => {
  expect(isInDocsLayout(components.map((component) => ({...home, component})))).toBe(expected)
})

test('a page beside the docs layout is not in it', () => {
  const route = (component: string, routes?: readonly DocusaurusRoute[]) => ({
    ...{...home, component},
    ...(routes && {routes})
  })
  const parent = route('@theme/Own', [route('@theme/DocRoot'), route('@theme/Bird')])
  expect(isInDocsLayout([parent, route('@theme/Bird')])).toBe(false)
})
