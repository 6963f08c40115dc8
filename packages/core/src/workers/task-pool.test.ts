import {expect, test} from 'vitest'
import type {Task, TaskKind} from './task.js'
import {countThreads, createTaskPool} from './task-pool.js'

/** Creates a task kind that only this thread can load, because small runs never leave it. */
function localKind<Item, Common, Result>(
  task: Task<Item, Common, Result>
): TaskKind<Item, Common, Result> {
  return {entry: '/missing.js', load: async () => ({default: task})}
}

test('returns results in the order of the sources', async () => {
  const kind = localKind((items: readonly number[], {by}: {by: number}) =>
    items.map((item) => item * by)
  )
  const pool = createTaskPool(2)
  const run = {kind, sources: ['1', '22', '333'], common: {by: 2}}
  expect(await pool.run({...run, createItem: (text) => text.length})).toEqual([2, 4, 6])
})

test('reports progress and keeps only what `receive` returns', async () => {
  const kind = localKind((items: readonly string[]) => items.map((item) => ({item, size: 1e6})))
  const progress: number[] = []
  const results = await createTaskPool(1).run({
    kind,
    sources: ['a', 'b'],
    common: {},
    createItem: (source: string) => source,
    report: (done) => progress.push(done),
    receive: (received) => received.map(({item}) => ({item, size: 0}))
  })
  expect(results.map(({size}) => size)).toEqual([0, 0])
  expect(progress).toEqual([1, 2])
})

test('runs one batch at a time in this thread', async () => {
  let running = 0
  const counts: number[] = []
  const kind = localKind(async (items: readonly string[]) => {
    counts.push(++running)
    await new Promise((resolve) => setImmediate(resolve))
    running--
    return items
  })
  const sources = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
  await createTaskPool(1).run({kind, sources, common: {}, createItem: (item) => item})
  expect(new Set(counts)).toEqual(new Set([1]))
  expect(counts.length).toBeGreaterThan(1)
})

test('starts no further batch after one has failed', async () => {
  const seen: string[] = []
  const kind = localKind((items: readonly string[]) => {
    seen.push(...items)
    if (items.includes('b')) throw new Error('b fails')
    return items
  })
  const sources = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const run = createTaskPool(1).run({kind, sources, common: {}, createItem: (item) => item})
  await expect(run).rejects.toThrow('b fails')
  expect(seen.length).toBeLessThan(sources.length)
})

test('doesn’t load the task if there are no sources', async () => {
  const load = () => Promise.reject(new Error('loaded'))
  const run = {kind: {entry: '/missing.js', load}, sources: [], common: {}}
  expect(await createTaskPool(1).run({...run, createItem: (item) => item})).toEqual([])
})

test('a small site on a single core starts no thread', async () => {
  const kind = localKind((items: readonly string[]) => items)
  const pool = createTaskPool(1)
  pool.warmUp(kind, 2)
  const run = {kind, sources: ['a', 'b'], common: {}, createItem: (item: string) => item}
  expect(await pool.run(run)).toEqual(['a', 'b'])
})

test.each([
  ['an empty site', 0, 1],
  ['a small site', 12, 1],
  ['a site of a few pages more', 13, 2],
  ['a large site', Number.POSITIVE_INFINITY, 4]
])('%s starts the threads that it needs', (_, sources, threads) => {
  expect(countThreads(sources, 4)).toBe(threads)
})
