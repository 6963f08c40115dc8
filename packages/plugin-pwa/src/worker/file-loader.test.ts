import {expect, test} from 'vitest'
import {createFileLoader} from './file-loader.js'
import {createPrecacheIndex} from './precache-index.js'

const SITE = 'https://tides.example.com'
const MAIN = 'assets/js/main-ABCDEFGH.js'
const index = createPrecacheIndex(
  [
    {url: 'table/index.html', revision: '1'},
    {url: MAIN, revision: null}
  ],
  `${SITE}/sw.js`
)

/** Loads a file from a host with one response; returns the requests. */
async function load(file: string, answer: Response) {
  const asked: RequestInit[] = []
  const fetch = async (_url: string, init: RequestInit) => {
    asked.push(init)
    return answer
  }
  const response = await createFileLoader({index, fetch})(`${SITE}/${file}`)
  return {text: await response.text(), redirected: response.redirected, cache: asked[0]?.cache}
}

const page = (script: string) => new Response(`<script src="/${script}"></script>`)

test('requests pages from the host, and allows cached files if they have hashed names', async () => {
  expect(await load('table/index.html', page(MAIN))).toMatchObject({cache: 'no-cache'})
  expect(await load(MAIN, new Response('1'))).toEqual({
    text: '1',
    redirected: false,
    cache: 'default'
  })
})

test('rejects a page of a different build', async () => {
  await expect(load('table/index.html', page('assets/js/main-HGFEDCBA.js'))).rejects.toThrow(
    `${SITE}/table/index.html belongs to a different build.`
  )
})

test('accepts a page without scripts, such as a redirect', async () => {
  const answer = new Response('<meta http-equiv="refresh" content="0; url=/table">')
  expect((await load('table/index.html', answer)).text).toContain('refresh')
})

test("rejects a file that the host doesn't have", async () => {
  await expect(load(MAIN, new Response('', {status: 404}))).rejects.toThrow(
    `${SITE}/${MAIN} was answered with 404.`
  )
})

test('removes the redirect flag of a response, since browsers would reject it', async () => {
  const answer = page(MAIN)
  Object.defineProperty(answer, 'redirected', {value: true})
  expect(await load('table/index.html', answer)).toMatchObject({redirected: false})
})

test('reads the list of files once', async () => {
  let reads = 0
  const counted = new Map(index)
  counted.keys = () => {
    reads += 1
    return index.keys()
  }
  const load = createFileLoader({index: counted, fetch: async () => page(MAIN)})
  for (const file of ['a.html', 'b.html', 'c.html']) await load(`${SITE}/${file}`)
  expect(reads).toBe(1)
})
