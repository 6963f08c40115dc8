import {createPageContent, createPageData} from '@lectern/testing/create-page-data'
import type {PageData} from '@lectern/types'
import {afterEach, expect, test, vi} from 'vitest'
import {stubHost, type Answer} from '../fixtures/create-document.js'
import {createPageLoader, preparePage} from './page-loader.js'

afterEach(() => {
  vi.unstubAllGlobals()
})

const DocItem = () => null

/**
 * Creates a loader for a site with some documents, whose bundle contains the component of docs
 * pages.
 */
function createLoader(answers: Readonly<Record<string, Answer>>) {
  const requested = stubHost(answers)
  const components = {'@theme/DocItem': DocItem}
  const settings = {client: 'build-1', components, baseUrl: '/', trailingSlash: undefined}
  return {requested, loader: createPageLoader(settings)}
}

function documentOf(path: string, fields: Partial<PageData> = {}): Answer {
  return {page: createPageData(path, {contents: [createPageContent()], ...fields}), html: [path]}
}

test('reads a page from its own document', async () => {
  const answer = documentOf('/docs/owl')
  const {loader} = createLoader({'/docs/owl/': answer})
  expect(await loader.load('/docs/owl/')).toEqual({
    page: answer.page,
    head: [
      {tag: 'html', attributes: {}},
      {tag: 'body', attributes: {}}
    ],
    component: DocItem,
    contents: [{kind: 'static', html: '/docs/owl'}]
  })
})

test('requests a page once, and can then show it immediately', async () => {
  const {requested, loader} = createLoader({'/docs/owl/': documentOf('/docs/owl')})
  expect(loader.ready('/docs/owl/')).toBeUndefined()
  const [first, second] = await Promise.all([loader.load('/docs/owl/'), loader.load('/docs/owl/')])
  expect([second, loader.ready('/docs/owl/')]).toEqual([first, first])
  expect(requested).toEqual(['/docs/owl/'])
})

test('the first page is requested again after forty more pages', async () => {
  const urls = Array.from({length: 41}, (_, index) => `/docs/${index}/`)
  const {requested, loader} = createLoader(
    Object.fromEntries(urls.map((url) => [url, documentOf(url)]))
  )
  for (const url of urls) await loader.load(url)
  expect(loader.ready('/docs/0/')).toBeUndefined()
  expect(loader.ready('/docs/1/')?.page.path).toBe('/docs/1/')
  await loader.load('/docs/0/')
  expect(requested.filter((url) => url === '/docs/0/')).toHaveLength(2)
})

test('a host’s not-found page is also a page', async () => {
  const {loader} = createLoader({'/lost/': {...documentOf('/404.html'), status: 404}})
  expect((await loader.load('/lost/')).page.path).toBe('/404.html')
})

test('the page of an open route handles the paths below', async () => {
  const {requested, loader} = createLoader({
    '/wishes/dark-mode/': {...documentOf('/404.html', {open: ['/wishes']}), status: 404},
    '/wishes/': documentOf('/wishes')
  })
  expect((await loader.load('/wishes/dark-mode/')).page.path).toBe('/wishes')
  expect(requested).toEqual(['/wishes/dark-mode/', '/wishes/'])
})

test.each([
  ['is unreachable', '/lost/', 'Failed to fetch'],
  ['isn’t well', '/broken/', '/broken/: 500'],
  ['answers with a page of another site', '/other/', '/other/ is not a page of this site.'],
  ['has been updated', '/new/', '/new/ belongs to another build.']
])('when the host %s, the browser loads the page', async (_, url, message) => {
  const {requested, loader} = createLoader({
    '/broken/': {...documentOf('/broken'), status: 500},
    '/other/': {},
    '/new/': documentOf('/new', {client: 'build-2'})
  })
  await expect(loader.load(url)).rejects.toThrow(message)
  await expect(loader.load(url)).rejects.toThrow(message)
  // A failure isn't cached.
  expect(requested).toEqual([url, url])
})

test('loads modules and live contents with their page', async () => {
  const module = (code: string) => `data:text/javascript,export default ${encodeURIComponent(code)}`
  const page = createPageData('/docs/owl', {
    module: module('"component"'),
    contents: [createPageContent({module: module('"content"')})]
  })
  expect(await preparePage({page, html: {}, parts: []})).toEqual({
    page,
    component: 'component',
    contents: [{kind: 'live', component: 'content'}]
  })
})

test('waits for stylesheets of a page, also if they fail, but not for linked ones', async () => {
  const linked: {href: string; onload?(): void; onerror?(): void}[] = []
  vi.stubGlobal('document', {
    querySelectorAll: () => [{getAttribute: () => '/math.css'}],
    createElement: () => ({}),
    head: {append: (link: (typeof linked)[number]) => linked.push(link)}
  })
  const styles = ['/math.css', '/map.css', '/lost.css']
  const page = createPageData('/docs/owl', {styles})
  const preparing = preparePage({page, html: {}, parts: []}, {'@theme/DocItem': DocItem})
  expect(linked.map(({href}) => href)).toEqual(['/map.css', '/lost.css'])
  linked[0]?.onload?.()
  linked[1]?.onerror?.()
  expect((await preparing).page).toBe(page)
})

test('waits for a stylesheet that another page is loading', async () => {
  const linked: {href: string; onload?(): void; getAttribute?(): string}[] = []
  vi.stubGlobal('document', {
    querySelectorAll: () => linked,
    createElement: () => ({getAttribute: () => '/map.css'}),
    head: {append: (link: (typeof linked)[number]) => linked.push(link)}
  })
  const prepare = (path: string) =>
    preparePage(
      {page: createPageData(path, {styles: ['/map.css']}), html: {}, parts: []},
      {'@theme/DocItem': DocItem}
    )
  const prepared: string[] = []
  const pages = ['/docs/owl', '/docs/gull'].map(async (path) => {
    prepared.push((await prepare(path)).page.path)
  })
  await new Promise((resolve) => setTimeout(resolve))
  expect(prepared).toEqual([])
  expect(linked).toHaveLength(1)
  linked[0]?.onload?.()
  await Promise.all(pages)
  expect(prepared).toEqual(['/docs/owl', '/docs/gull'])
})

test('keeps contents that the document already shows', async () => {
  const element = {innerHTML: '<p>Hunts</p>'}
  vi.stubGlobal('document', {querySelector: () => element})
  const page = createPageData('/docs/owl', {contents: [createPageContent()]})
  const {contents} = await preparePage({page, html: {}, parts: []}, {'@theme/DocItem': DocItem})
  expect(contents).toEqual([{kind: 'static', html: undefined, original: element}])
})
