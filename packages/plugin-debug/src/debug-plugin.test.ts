import {expect, test} from 'vitest'
import {createRoute} from '@lectern/testing/create-route'
import {createSiteConfig} from '@lectern/testing/create-site-config'
import {createSiteContext} from '@lectern/testing/create-site-context'
import type {WholeSite} from '@lectern/types'
import {debugPlugin} from './debug-plugin.js'

const docs = {name: 'docs', id: 'default'}
const fields = {component: '@theme/DocPage', contents: [{source: 'docs/a.md'}]}
const site: WholeSite = {
  routes: ['/docs', '/docs/a'].map((path) => createRoute(path, {...fields, props: {title: path}})),
  globalData: {docs: {default: {path: '/docs'}}},
  contents: [{plugin: docs, content: new Map([['a', 1]])}],
  plugins: [docs, {name: 'debug', id: 'default'}]
}
const siteConfig = createSiteConfig()
const context = createSiteContext({}, {siteConfig})
const created = await debugPlugin(context).createSiteRoutes?.(site)

test("has a page for each view, which search engines don't index", () => {
  expect(created?.routes.map(({path}) => path.replace('/__docusaurus/debug', ''))).toEqual([
    '',
    '/config',
    '/metadata',
    '/registry',
    '/routes',
    '/content',
    '/globalData'
  ])
  for (const {head} of created?.routes ?? []) {
    expect(head.at(-1)?.attributes).toEqual({name: 'robots', content: 'noindex, nofollow'})
  }
})

test('has a data file for each view, generated on request', () => {
  const files = Object.fromEntries(
    (created?.dataFiles ?? []).map(({name, data}) => [
      name,
      typeof data === 'function' ? data() : data
    ])
  )
  expect(files).toMatchObject({
    'debug-config': siteConfig,
    'debug-metadata': {mode: 'production', pages: 2, plugins: [{...docs, pages: 2}, {pages: 0}]},
    'debug-registry': {
      components: {'@theme/DocPage': ['/docs', '/docs/a']},
      contents: {'docs/a.md': ['/docs', '/docs/a']}
    },
    'debug-routes': {'/docs/a': {component: '@theme/DocPage', props: {title: '/docs/a'}}},
    'debug-content': {docs: {default: {a: 1}}},
    'debug-global-data': {docs: {default: {path: '/docs'}}}
  })
  const shown = created?.routes.map(({props}) => String(props.dataName)) ?? []
  expect(shown.every((name) => name in files)).toBe(true)
})
