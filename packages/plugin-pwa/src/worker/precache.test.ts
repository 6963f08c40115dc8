import {expect, test} from 'vitest'
import {removeOthers, storeMissing} from './precache.js'
import {createPrecacheIndex, type PrecacheEntry} from './precache-index.js'

const SITE = 'https://tides.example.com/'

/** Simulates the part of a browser's cache that the worker uses. */
function createCache(): Cache {
  const entries = new Map<string, string>()
  const cache = {
    keys: async () => [...entries.keys()].map((url) => ({url})),
    put: async (key: string, response: Response) => void entries.set(key, await response.text()),
    delete: async ({url}: {url: string}) => entries.delete(url)
  }
  return cache as unknown as Cache
}

/** Creates a build from the revisions of its files, and records its requests. */
function createBuild(revisions: Readonly<Record<string, string>>) {
  const entries: PrecacheEntry[] = Object.entries(revisions).map(([url, revision]) => ({
    url,
    revision
  }))
  const fetched: string[] = []
  const load = async (url: string) => {
    fetched.push(url.slice(SITE.length))
    return new Response(url)
  }
  return {index: createPrecacheIndex(entries, SITE), load, fetched}
}

async function keysOf(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({url}) => url.slice(SITE.length)).sort()
}

test('stores a whole build, then only changes of the next, and keeps both until it is active', async () => {
  const cache = createCache()
  const first = createBuild({'a.html': '1', 'b.html': '1'})
  expect(await storeMissing({cache, ...first})).toBe(2)
  const second = createBuild({'a.html': '1', 'b.html': '2'})
  expect(await storeMissing({cache, ...second})).toBe(1)
  expect(second.fetched).toEqual(['b.html'])
  expect(await keysOf(cache)).toEqual([
    'a.html?__revision=1',
    'b.html?__revision=1',
    'b.html?__revision=2'
  ])
  await removeOthers({cache, ...second})
  expect(await keysOf(cache)).toEqual(['a.html?__revision=1', 'b.html?__revision=2'])
})

test('fails if a single file fails, and only fetches the missing files at the next attempt', async () => {
  const cache = createCache()
  const build = createBuild({'a.html': '1', 'b.html': '1'})
  const load = async (url: string) => {
    if (url.endsWith('b.html')) throw new Error('The network is down.')
    return build.load(url)
  }
  await expect(storeMissing({cache, ...build, load})).rejects.toThrow('The network is down.')
  expect(await storeMissing({cache, ...build})).toBe(1)
  expect(build.fetched).toEqual(['a.html', 'b.html'])
})

test('downloads a few files at a time', async () => {
  const many = Object.fromEntries(Array.from({length: 20}, (_, number) => [`${number}.html`, '1']))
  const build = createBuild(many)
  let [running, maximum] = [0, 0]
  const load = async (url: string) => {
    running += 1
    maximum = Math.max(maximum, running)
    await Promise.resolve()
    running -= 1
    return build.load(url)
  }
  await storeMissing({cache: createCache(), ...build, load})
  expect(maximum).toBe(6)
})
