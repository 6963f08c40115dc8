import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import type {SearchClient} from '../client/search-client.js'
import {createModalClient} from './modal-client.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const request = {indexName: 'docs', query: 'owl'}

test('searches with the filters of the page that is current when the query starts', async () => {
  const search = vi.fn<SearchClient['search']>(async () => ({results: []}))
  let filters = ['page:first']
  const client = createModalClient(() => ({client: {search}, filters}))
  await client.search({requests: [request]})
  filters = ['page:second']
  await client.search([request])
  expect(search.mock.calls).toEqual([
    [[{...request, facetFilters: ['page:first']}]],
    [[{...request, facetFilters: ['page:second']}]]
  ])
})

test('the failure of a query is not reported once a later query has started', async () => {
  const failures = [new Error('Timeout.'), new Error('No network.')]
  const search = vi.fn<SearchClient['search']>(async () => {
    throw failures[search.mock.calls.length - 1]
  })
  const client = createModalClient(() => ({client: {search}, filters: []}))
  const report = vi.fn()
  void client.search([request]).catch(report)
  await vi.advanceTimersByTimeAsync(300)
  void client.search([request]).catch(report)
  await vi.advanceTimersByTimeAsync(1000)
  expect(report).toHaveBeenCalledExactlyOnceWith(failures[1])
})
