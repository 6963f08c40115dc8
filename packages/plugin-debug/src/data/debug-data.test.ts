import {createRoute} from '@lectern/testing/create-route'
import {createSiteContext} from '@lectern/testing/create-site-context'
import type {WholeSite} from '@lectern/types'
import {expect, test} from 'vitest'
import {createDebugData} from './debug-data.js'

/** Returns the content of a site's data file. */
function read(name: string, site: Partial<WholeSite>) {
  const whole: WholeSite = {routes: [], globalData: {}, contents: [], plugins: [], ...site}
  const file = createDebugData(createSiteContext(), whole).find((item) => item.name === name)
  return typeof file?.data === 'function' ? file.data() : file?.data
}

test('routes are sorted by path, whatever the order of the plugins', () => {
  const routes = ['/owl', '/', '/gull'].map((path) => createRoute(path))
  expect(Object.keys(read('debug-routes', {routes}) ?? {})).toEqual(['/', '/gull', '/owl'])
})

test('pages are counted for each instance of a plugin', () => {
  const [docs, birds] = [
    {name: 'docs', id: 'default'},
    {name: 'docs', id: 'birds'}
  ]
  const routes = [
    createRoute('/a', {plugin: docs}),
    createRoute('/b', {plugin: birds}),
    createRoute('/c', {plugin: birds})
  ]
  expect(read('debug-metadata', {routes, plugins: [docs, birds]})).toEqual({
    mode: 'production',
    pages: 3,
    plugins: [
      {...docs, pages: 1},
      {...birds, pages: 2}
    ]
  })
})

test('content is grouped by plugin and instance', () => {
  const contents = ['default', 'birds'].map((id) => ({
    plugin: {name: 'docs', id},
    content: new Set([id])
  }))
  expect(read('debug-content', {contents})).toEqual({
    docs: {default: ['default'], birds: ['birds']}
  })
})

test("the data isn't part of the offline site, and it's generated on request", () => {
  const site: WholeSite = {
    globalData: {},
    contents: [],
    plugins: [],
    get routes(): never {
      throw new Error('Read too early.')
    }
  }
  const files = createDebugData(createSiteContext(), site)
  expect(files.map(({offline}) => offline)).toEqual(files.map(() => false))
})
