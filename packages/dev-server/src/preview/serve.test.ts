import {expect, onTestFinished, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {serve} from './serve.js'

const files = {
  'index.html': 'home',
  'a/index.html': 'page a',
  'b.html': 'page b',
  '404.html': 'not found',
  'assets/js/main-ABC.js': 'code'
}

function onError(error: unknown) {
  throw error
}

async function start(baseUrl = '/') {
  const outDir = createTemporarySite(files)
  const server = await serve({outDir, port: 0, host: 'localhost', baseUrl, onError})
  onTestFinished(() => server.close())
  return server
}

test('responds like a static host', async () => {
  const {url} = await start()
  const get = async (path: string) => {
    const response = await fetch(new URL(path, url))
    return `${response.status} ${await response.text()}`
  }
  const paths = ['/', '/a', '/a/', '/b', '/b.html', '/none']
  expect(await Promise.all(paths.map(get))).toEqual([
    '200 home',
    '200 page a',
    '200 page a',
    '200 page b',
    '200 page b',
    '404 not found'
  ])
})

test('lets browsers only cache files with a hash in their names', async () => {
  const {url} = await start()
  const control = async (path: string) => (await fetch(url + path)).headers.get('cache-control')
  expect(await control('assets/js/main-ABC.js')).toBe('public, max-age=31536000, immutable')
  expect(await control('a/')).toBe('no-cache')
})

test('serves a site below its base URL and redirects to it from outside', async () => {
  const {url} = await start('/base/')
  expect(url).toMatch(/^http:\/\/localhost:\d+\/base\/$/)
  expect(await (await fetch(`${url}a`)).text()).toBe('page a')
  expect((await fetch(new URL('/elsewhere', url), {redirect: 'manual'})).status).toBe(404)
  expect((await fetch(new URL('/base', url), {redirect: 'manual'})).status).toBe(302)
})

test('serves a build of languages without the default one', async () => {
  const outDir = createTemporarySite({'fr/index.html': 'accueil'})
  const server = await serve({outDir, port: 0, host: 'localhost', baseUrl: '/', onError})
  onTestFinished(() => server.close())
  expect(await (await fetch(`${server.url}fr`)).text()).toBe('accueil')
})

test('reports a missing build and a port in use', async () => {
  const empty = createTemporarySite()
  await expect(
    serve({outDir: empty, port: 0, host: 'localhost', baseUrl: '/', onError})
  ).rejects.toThrow(`The folder ${empty} has no built site.`)
  const {url} = await start()
  const port = Number(new URL(url).port)
  await expect(
    serve({outDir: createTemporarySite(files), port, host: 'localhost', baseUrl: '/', onError})
  ).rejects.toThrow(`Port ${port} is in use.`)
})

test('sends the headers that the output configures, with pages and with 404 responses', async () => {
  const headers = "/base/*\n  Content-Security-Policy: default-src 'self'\n"
  const outDir = createTemporarySite({...files, _headers: headers})
  const options = {outDir, port: 0, host: 'localhost', baseUrl: '/base/', onError}
  const server = await serve({...options, headersFile: '_headers'})
  onTestFinished(() => server.close())
  const policyOf = async (path: string) =>
    (await fetch(server.url + path)).headers.get('content-security-policy')
  expect(await policyOf('a?b=1')).toBe("default-src 'self'")
  expect(await policyOf('none')).toBe("default-src 'self'")
})
