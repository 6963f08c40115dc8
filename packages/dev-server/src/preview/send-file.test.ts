import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, onTestFinished, test} from 'vitest'
import {createFileSender} from './send-file.js'

const CHANGED = new Date('2024-05-01T10:00:00Z')

/** Starts a server with one file. `onFound` is called between finding and reading the file. */
async function start(
  name: string,
  text: string,
  {status = 200, onFound = () => {}}: {status?: 200 | 404; onFound?(file: string): void} = {}
) {
  const filePath = path.join(createTemporarySite({[name]: text}), name)
  fs.utimesSync(filePath, CHANGED, CHANGED)
  const sendFile = createFileSender()
  const server = http.createServer((request, response) => {
    const stats = fs.statSync(filePath)
    onFound(filePath)
    sendFile(request, response, {filePath, stats, status})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
  return async (headers: Record<string, string> = {}, method = 'GET') => {
    // `fetch` would bypass the cache if a condition is set.
    const own = {'accept-encoding': 'identity', 'cache-control': 'max-age=0'}
    const response = await fetch(url, {method, headers: {...own, ...headers}})
    return {
      status: response.status,
      text: await response.text(),
      header: (key: string) => response.headers.get(key)
    }
  }
}

test.each([
  ['owl.html', 'text/html; charset=utf-8'],
  ['owl.css', 'text/css; charset=utf-8'],
  ['owl.svg', 'image/svg+xml'],
  ['owl', 'application/octet-stream']
])('%s has the content type %s', async (name, type) => {
  const get = await start(name, 'text')
  const {text, header} = await get()
  expect([text, header('content-type'), header('content-length')]).toEqual(['text', type, '4'])
})

test("doesn't resend a file that the browser has cached", async () => {
  const get = await start('owl.html', 'text')
  const {header} = await get()
  const cached = await get({'if-none-match': header('etag') ?? ''})
  expect([cached.status, cached.text, cached.header('content-type')]).toEqual([304, '', null])
  expect((await get({'if-modified-since': CHANGED.toUTCString()})).status).toBe(304)
  expect((await get({'if-none-match': 'W/"other"'})).status).toBe(200)
})

test('compresses a long text, but not a short text or an image', async () => {
  const encodingOf = async (name: string, text: string) =>
    (await (await start(name, text))({'accept-encoding': 'gzip'})).header('content-encoding')
  const long = 'word '.repeat(500)
  expect(await encodingOf('owl.html', long)).toBe('gzip')
  expect(await encodingOf('owl.html', 'text')).toBeNull()
  expect(await encodingOf('owl.png', long)).toBeNull()
})

test.each([
  ['gzip', 500],
  ['br', 500],
  ['gzip', 500_000],
  ['br', 500_000]
])('a text compressed with %s is complete: %i words', async (encoding, words) => {
  const long = 'word '.repeat(words)
  const get = await start('owl.html', long)
  for (const {text, header} of [
    await get({'accept-encoding': encoding}),
    await get({'accept-encoding': encoding})
  ]) {
    expect([header('content-encoding'), header('vary')]).toEqual([encoding, 'Accept-Encoding'])
    expect(text === long).toBe(true)
  }
})

test.each([
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=8-', 206, '89', 'bytes 8-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=0-1,4-5', 200, '0123456789', null],
  ['lines=1-2', 200, '0123456789', null]
])('responds to the range %s with %i', async (range, status, text, shown) => {
  const answer = await (await start('owl.bin', '0123456789'))({range})
  expect([answer.status, answer.text, answer.header('content-range')]).toEqual([
    status,
    text,
    shown
  ])
})

test('only sends a range while the file is unchanged', async () => {
  const get = await start('owl.bin', '0123456789')
  const range = 'bytes=0-3'
  const status = async (condition: string) => (await get({range, 'if-range': condition})).status
  expect(await status(CHANGED.toUTCString())).toBe(206)
  expect(await status(new Date(0).toUTCString())).toBe(200)
})

test('responds to HEAD with the headers only', async () => {
  const {status, text, header} = await (await start('owl.bin', '0123456789'))({}, 'HEAD')
  expect([status, text, header('content-length')]).toEqual([200, '', '10'])
})

test('never treats the 404 page as an unchanged file', async () => {
  const get = await start('404.html', 'Not found', {status: 404})
  const {status, text, header} = await get({'if-modified-since': CHANGED.toUTCString()})
  expect([status, text, header('etag')]).toEqual([404, 'Not found', null])
})

test.each([10, 2_000_000])('a just deleted file of %i bytes is missing', async (size) => {
  const get = await start('owl.txt', 'x'.repeat(size), {onFound: fs.rmSync})
  const {status, header} = await get()
  expect([status, header('etag')]).toEqual([404, null])
})
