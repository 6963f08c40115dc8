import {expect, test} from 'vitest'
import {runTogether} from './run-together.js'

test('returns results in the order of the items', async () => {
  const run = async (item: number) => item * 2
  expect(await runTogether({items: [1, 2, 3], run}, {concurrency: 2})).toEqual([2, 4, 6])
})

/** Creates work that only finishes once all items are running. */
function createBarrier(size: number) {
  let release = () => {}
  const all = new Promise<void>((resolve) => {
    release = resolve
  })
  let count = 0
  return async (item: string) => {
    count++
    if (count === size) release()
    await all
    return item
  }
}

test('items that wait for all others can finish', async () => {
  const items = ['a', 'b', 'c', 'd', 'e']
  const work = {items, run: createBarrier(5)}
  expect(await runTogether(work, {concurrency: 2, grow: 5})).toEqual(items)
})

test('spare items start if the others wait for them, and return nothing', async () => {
  const work = {items: ['a', 'b'], spare: ['c'], run: createBarrier(3)}
  expect(await runTogether(work, {grow: 5})).toEqual(['a', 'b'])
})

test('spare items don’t start if they aren’t needed', async () => {
  const started: string[] = []
  const run = async (item: string) => started.push(item)
  await runTogether({items: ['a'], spare: ['b'], run}, {grow: 5})
  expect(started).toEqual(['a'])
})

test('aborts work that never finishes', async () => {
  const run = (_: string, signal: AbortSignal) =>
    new Promise<string>((resolve) => {
      signal.addEventListener('abort', () => resolve(signal.reason.message))
    })
  expect(await runTogether({items: ['a'], run}, {grow: 5, limit: 20})).toEqual([
    "it hasn't returned for 0.02 seconds"
  ])
})

test('an error in an item ends the run', async () => {
  const run = () => Promise.reject(new Error('No.'))
  await expect(runTogether({items: ['a'], run})).rejects.toThrow('No.')
})

test('Node.js doesn’t warn if many items listen to the abort signal', async () => {
  const warnings: string[] = []
  const note = ({name}: Error) => warnings.push(name)
  process.on('warning', note)
  const run = async (_: number, signal: AbortSignal) => {
    signal.addEventListener('abort', () => {})
  }
  await runTogether({items: Array.from({length: 20}, (_, item) => item), run})
  await new Promise((resolve) => setImmediate(resolve))
  process.off('warning', note)
  expect(warnings).toEqual([])
})
