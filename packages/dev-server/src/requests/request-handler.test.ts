import http from 'node:http'
import path from 'node:path'
import type {ThrownInBrowser} from '@lectern/types'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, onTestFinished, test} from 'vitest'
import {expectRefusals} from '../fixtures/hostile-requests.js'
import {createRequestHandler, type RequestAnswers} from './request-handler.js'

/** Starts a server below /base/ with the page /docs/owl, a static file and a redirect. */
async function start(answers: Partial<RequestAnswers> = {}) {
  const folder = createTemporarySite({'owl.svg': '<svg/>'})
  const errors: unknown[] = []
  const handler = createRequestHandler({
    host: 'localhost',
    baseUrl: () => '/base/',
    formerBaseUrls: () => [],
    openEvents: (_, response, page) => void response.end(`events of ${page}`),
    page: async (routePath) =>
      routePath === '/docs/owl' ? {status: 200, html: '<h1>Owl'} : undefined,
    file: (urlPath) =>
      urlPath === '/owl.svg' ? {file: path.join(folder, 'owl.svg'), isHashed: false} : undefined,
    pluginFile: async () => undefined,
    redirect: (routePath) => (routePath === '/old' ? '/base/docs/owl?a=1#nest' : undefined),
    notFound: async () => ({status: 404, html: 'Not found'}),
    thrown: ({message}) => ({code: 'browser-error', message}),
    onError: (error) => errors.push(error),
    ...answers
  })
  const server = http.createServer(handler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const get = (urlPath: string, init: RequestInit = {}) =>
    fetch(origin + urlPath, {redirect: 'manual', ...init})
  return {get, origin, errors, port: Number(new URL(origin).port)}
}

test.each([
  ['/base/docs/owl', 200, '<h1>Owl'],
  ['/base/docs/owl.html', 200, '<h1>Owl'],
  ['/base/docs/owl?print', 200, '<h1>Owl'],
  ['/base/owl.svg', 200, '<svg/>'],
  ['/base/none', 404, 'Not found'],
  ['/base/100%', 400, 'The URL contains invalid characters.\n']
])('responds to %s with %i', async (urlPath, status, text) => {
  const {get, errors} = await start()
  const response = await get(urlPath)
  expect([response.status, await response.text()]).toEqual([status, text])
  expect(errors).toEqual([])
})

test('a static folder with an index.html has a slash', async () => {
  const {get} = await start({
    file: (urlPath) =>
      urlPath === '/story book/'
        ? {content: '<h1>Story', name: 'a.html', isHashed: false}
        : undefined
  })
  const response = await get('/base/story%20book?a=1')
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    '/base/story%20book/?a=1'
  ])
  expect((await get('/base/story%20book/')).status).toBe(200)
})

test('the URL of an HTML file shows its page', async () => {
  const asked: string[] = []
  const {get} = await start({
    page: async (routePath) => {
      asked.push(routePath)
      return {status: 200, html: ''}
    }
  })
  for (const urlPath of ['/base/docs/index.html', '/base/404.html', '/base/a.html', '/base/%C3%A4'])
    await get(urlPath)
  expect(asked).toEqual(['/docs/', '/404.html', '/a', '/ä'])
})

test.each([
  ['/', '/base/'],
  ['/elsewhere', '/base/'],
  ['/base/old', '/base/docs/owl?a=1#nest'],
  ['/base/old?b=2', '/base/docs/owl?b=2#nest']
])('%s redirects to %s', async (urlPath, location) => {
  const {get} = await start()
  const {status, headers} = await get(urlPath)
  expect([status, headers.get('location')]).toEqual([302, location])
})

test.each([
  ['/base/', '/former/docs/owl', '/base/docs/owl'],
  ['/former/new/', '/former/docs/owl', '/former/new/docs/owl'],
  ['/new/', '/docs/owl', '/new/docs/owl'],
  ['/', '/former//evil.example/', '/evil.example/']
])('after the base URL changes to %s, %s redirects to %s', async (baseUrl, urlPath, location) => {
  const {get} = await start({baseUrl: () => baseUrl, formerBaseUrls: () => ['/former/', '/']})
  expect((await get(urlPath)).headers.get('location')).toBe(location)
})

test('a path below an extended base URL shows the 404 page instead of a redirect loop', async () => {
  const {get} = await start({formerBaseUrls: () => ['/']})
  expect((await get('/base/none')).status).toBe(404)
})

test('caches files with a hash in their names and revalidates others', async () => {
  const {get} = await start({
    file: (urlPath) => ({text: '{}', isHashed: urlPath.includes('hash')})
  })
  const control = async (urlPath: string) => (await get(urlPath)).headers.get('cache-control')
  expect(await control('/base/a.hash.js')).toBe('public, max-age=31536000, immutable')
  expect(await control('/base/a.js')).toBe('no-cache')
})

test('a file that a plugin generates has the content type of its name', async () => {
  const {get} = await start({
    pluginFile: async (urlPath) => ({content: '<rss/>', name: urlPath.slice(1), isHashed: false})
  })
  const type = async (urlPath: string) => (await get(urlPath)).headers.get('content-type')
  expect(await type('/base/rss.xml')).toBe('text/xml; charset=utf-8')
  expect(await type('/base/unknown')).toBe('application/octet-stream; charset=utf-8')
})

test('a page opens its update stream', async () => {
  const {get} = await start()
  expect(await (await get('/__lectern/events?page=%2Fdocs')).text()).toBe('events of /docs')
})

test('an open page reports an error and receives the resulting problem', async () => {
  const reports: ThrownInBrowser[] = []
  const {get, origin} = await start({
    thrown(report) {
      reports.push(report)
      return {code: 'browser-error', message: 'It broke.'}
    }
  })
  const report = {page: '/docs/owl', message: 'No wings', stack: 'at owl.js:1'}
  const response = await get('/__lectern/thrown', {
    method: 'POST',
    headers: {origin},
    body: JSON.stringify(report)
  })
  expect(await response.json()).toEqual({code: 'browser-error', message: 'It broke.'})
  expect(reports).toEqual([report])
})

test('other websites can’t read pages or report errors', async () => {
  const {get} = await start()
  const headers = {origin: 'https://other.example'}
  expect((await get('/base/docs/owl', {headers})).status).toBe(403)
  expect((await get('/__lectern/thrown', {method: 'POST', headers, body: '{}'})).status).toBe(403)
  expect((await get('/base/docs/owl')).headers.get('cross-origin-resource-policy')).toBe(
    'same-origin'
  )
  expect((await get('/base/docs/owl')).headers.get('x-frame-options')).toBe('SAMEORIGIN')
})

test('reports a server error and responds to the next request', async () => {
  const broken = new Error('Broken.')
  const {get, errors} = await start({
    page: async (routePath) => {
      if (routePath === '/a') throw broken
      return {status: 200, html: 'fine'}
    }
  })
  expect((await get('/base/a')).status).toBe(500)
  expect(errors).toEqual([broken])
  expect(await (await get('/base/b')).text()).toBe('fine')
})

test('rejects hostile requests, and the server keeps running', async () => {
  const {get, port, errors} = await start()
  await expectRefusals(port, {fixed: [302, 400, 404, 414], random: [200, 302, 400, 404, 405]})
  expect((await get('/base/docs/owl')).status).toBe(200)
  expect(errors).toEqual([])
})

test.each(['{', '[]', '{"page": 1}', `{"page": "${'a'.repeat(60_000)}"}`])(
  'rejects a report that isn’t from a page: %.20s',
  async (body) => {
    const {get, origin, errors} = await start()
    const response = await get('/__lectern/thrown', {method: 'POST', headers: {origin}, body})
    expect(response.status).toBe(400)
    expect(errors).toEqual([])
  }
)

test('clients that prefer Markdown get the Markdown of a page', async () => {
  const {get} = await start({
    pluginFile: async (urlPath) =>
      urlPath === '/docs/owl.md' ? {content: '# Owl', name: urlPath, isHashed: false} : undefined
  })
  const accept = async (type: string) => {
    const {headers, text} = await get('/base/docs/owl', {headers: {accept: type}}).then(
      async (response) => ({headers: response.headers, text: await response.text()})
    )
    return [text, headers.get('content-type'), headers.get('vary')]
  }
  expect(await accept('text/markdown')).toEqual(['# Owl', 'text/markdown; charset=utf-8', 'Accept'])
  expect(await accept('*/*')).toEqual(['<h1>Owl', 'text/html; charset=utf-8', 'Accept'])
})
