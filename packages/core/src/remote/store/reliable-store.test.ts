import {expect, test} from 'vitest'
import {type BlobStore, StoreError, type StoreFailure} from './blob-store.js'
import {createReliableStore} from './reliable-store.js'

const ADDRESS = {kind: 'cas', hash: 'a'.repeat(64)} as const

/** Creates a store whose first requests fail like this, in order. */
function createStore(...failures: StoreFailure[]) {
  const pauses: number[] = []
  const store: BlobStore = {
    label: 'test',
    read: async () => {
      const failure = failures.shift()
      if (failure) throw new StoreError(failure, `it is ${failure}`)
      return Buffer.from('owl')
    },
    has: async () => true,
    write: async () => {},
    remove: async () => {},
    close: () => {}
  }
  const sleep = async (time: number) => void pauses.push(time)
  return {pauses, store: createReliableStore(store, {sleep, random: () => 0.5})}
}

const read = (store: BlobStore, signal?: AbortSignal) =>
  store.read(ADDRESS, {maxBytes: 9, signal}).then(String, (error: Error) => error.message)

test('retries server errors with increasing delays', async () => {
  const {store, pauses} = createStore('unavailable', 'unavailable')
  expect(await read(store)).toBe('owl')
  expect(pauses).toEqual([200, 600])
  expect(store.traffic()).toEqual({requests: 3, received: 3, sent: 0})
})

test('doesn’t retry a rejected request', async () => {
  const {store, pauses} = createStore('refused')
  expect([await read(store), await read(store)]).toEqual(['it is refused', 'owl'])
  expect(pauses).toEqual([])
})

test('sends nothing after two failed requests', async () => {
  const {store} = createStore('refused', 'refused')
  await read(store)
  await read(store)
  expect([await read(store), store.failure()]).toEqual(['it is refused', 'it is refused'])
  expect(store.traffic().requests).toBe(2)
})

test('sends nothing after a request that times out twice', async () => {
  const {store} = createStore('timeout', 'timeout', 'timeout')
  await read(store)
  expect([await read(store), store.traffic().requests]).toEqual(['it is timeout', 2])
})

test('doesn’t wait for a store that ignores abort signals', async () => {
  const store = createReliableStore({
    ...createStore().store,
    read: () => new Promise(() => {})
  })
  expect(await read(store, AbortSignal.timeout(10))).toBe('the time limit was reached')
})
