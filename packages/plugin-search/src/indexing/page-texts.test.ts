import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type {RenderedSite, Route} from '@lectern/types'
import {expect, onTestFinished, test} from 'vitest'
import {readPageTexts} from './page-texts.js'

const component = (routePath: string, changes: Partial<Route> = {}): Route => ({
  path: routePath,
  component: '@site/src/pages/page.tsx',
  props: {},
  contents: [],
  head: [],
  plugin: {name: 'pages', id: 'default'},
  isSourcePage: true,
  ...changes
})

/** Contents in which a single source has components. */
const contents: RenderedSite['contents'] = {
  isLive: (source) => source === 'live.mdx',
  keyOf: () => undefined,
  read: () => Promise.reject(new Error('No content.'))
}

function createReader() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'page-texts-'))
  onTestFinished(() => fs.rmSync(folder, {recursive: true}))
  const read: string[] = []
  const cacheFile = path.join(folder, 'pages.json')
  return {
    cacheFile,
    async readTexts(
      pages: Readonly<Record<string, string | undefined>>,
      {routes = Object.keys(pages).map((name) => component(name)), version = '1', hidden = ''} = {}
    ) {
      read.length = 0
      const site = {
        routes,
        contents,
        isIndexed: (routePath: string) => routePath !== hidden,
        keyOfPage: (routePath: string) => pages[routePath],
        async readPage(routePath: string) {
          read.push(routePath)
          return `<main>${pages[routePath]}</main>`
        }
      }
      const texts = await readPageTexts(site, {version, cacheFile})
      return {
        read: [...read],
        texts: Object.fromEntries(
          [...texts].map(([routePath, {sections}]) => [routePath, sections[0]?.text])
        )
      }
    }
  }
}

test('reads a page again only if it has changed', async () => {
  const {readTexts} = createReader()
  const first = await readTexts({'/a': 'Owl.', '/b': 'Lark.'})
  expect(first).toEqual({read: ['/a', '/b'], texts: {'/a': 'Owl.', '/b': 'Lark.'}})
  expect(await readTexts({'/a': 'Owl.', '/b': 'Lark.'})).toEqual({...first, read: []})
  expect(await readTexts({'/a': 'Owl.', '/b': 'Wren.'})).toEqual({
    read: ['/b'],
    texts: {'/a': 'Owl.', '/b': 'Wren.'}
  })
})

test('reads all pages again if the code has changed or the cache is damaged', async () => {
  const {readTexts, cacheFile} = createReader()
  await readTexts({'/a': 'Owl.'})
  expect((await readTexts({'/a': 'Owl.'}, {version: '2'})).read).toEqual(['/a'])
  fs.appendFileSync(cacheFile, '}')
  expect((await readTexts({'/a': 'Owl.'}, {version: '2'})).read).toEqual(['/a'])
})

test('reads no content pages, lists or hidden pages', async () => {
  const routes = [
    component('/doc', {contents: [{source: 'doc.md'}]}),
    component('/tags', {isSourcePage: undefined}),
    component('/hidden')
  ]
  const pages = {'/doc': 'Owl.', '/tags': 'Tags.', '/hidden': 'Egg.'}
  const {readTexts, cacheFile} = createReader()
  expect(await readTexts(pages, {routes, hidden: '/hidden'})).toEqual({read: [], texts: {}})
  expect(fs.existsSync(cacheFile)).toBe(false)
})

test('reads nothing if pages have no keys, as in development', async () => {
  expect((await createReader().readTexts({'/a': undefined})).read).toEqual([])
})

test('reads the output of components in content, without the surrounding page', async () => {
  const {readTexts} = createReader()
  const live = component('/live', {contents: [{source: 'live.mdx'}]})
  const plain = component('/plain', {contents: [{source: 'plain.mdx'}]})
  const pages = {
    '/live': 'Around. <div data-live-content="0"><p>2 owls.</p></div> After.',
    '/plain': '<div>One owl.</div>'
  }
  const expected = {read: ['/live'], texts: {'/live': '2 owls.'}}
  expect(await readTexts(pages, {routes: [live, plain]})).toEqual(expected)
})

test("a page that doesn't show its content uses the compiled text", async () => {
  const {readTexts} = createReader()
  const routes = [component('/live', {contents: [{source: 'live.mdx'}]})]
  expect((await readTexts({'/live': 'Owl.'}, {routes})).texts).toEqual({})
  expect(await readTexts({'/live': 'Owl.'}, {routes})).toEqual({read: [], texts: {}})
})
