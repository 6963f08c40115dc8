import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {openThreadRecords} from './thread-records.js'

test('the batches of a thread share a store', () => {
  const folder = createTemporarySite()
  const memory = new Map<string, unknown>()
  const store = openThreadRecords(path.join(folder, 'records'), memory)
  expect(openThreadRecords(path.join(folder, 'records'), memory)).toBe(store)
  expect(openThreadRecords(path.join(folder, 'other'), memory)).not.toBe(store)
  expect(openThreadRecords(path.join(folder, 'records'))).not.toBe(store)
})
