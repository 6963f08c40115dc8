import {hydrate} from '@lectern/testing/mount'
import {createSiteData} from '@lectern/testing/create-site-data'
import {MemoryRouter} from 'react-router-dom'
import {expect, test, vi} from 'vitest'
import {useQueryString, useQueryStringList} from './query-string.js'
import {useHistorySelector} from './react-hooks.js'

vi.mock('@lectern/client', async (load) => ({
  ...(await load<object>()),
  useSiteData: () => createSiteData({baseUrl: '/'})
}))

const PAGE = '/search?bird=owl&tag=a&tag=b'

test('the query is empty until the page is hydrated, as on the server', async () => {
  const results: unknown[] = []
  function Probe() {
    const search = useHistorySelector(({location}) => location.search)
    results.push([useQueryString('bird')[0], useQueryStringList('tag')[0], search])
    return null
  }
  await hydrate(
    <MemoryRouter initialEntries={[PAGE]}>
      <Probe />
    </MemoryRouter>
  )
  expect(results[0]).toEqual(['', [], ''])
  expect(results.at(-1)).toEqual(['owl', ['a', 'b'], '?bird=owl&tag=a&tag=b'])
})

test('a list is set to values, or to a function of the current ones', async () => {
  const set: ReturnType<typeof useQueryStringList>[1][] = []
  const results: string[][] = []
  function Probe() {
    const [values, change] = useQueryStringList('tag')
    results.push(values)
    set.push(change)
    return null
  }
  const {act} = await hydrate(
    <MemoryRouter initialEntries={[PAGE]}>
      <Probe />
    </MemoryRouter>
  )
  await act(() => set.at(-1)?.((values) => [...values, 'c']))
  expect(results.at(-1)).toEqual(['a', 'b', 'c'])
  await act(() => set.at(-1)?.(['d']))
  expect(results.at(-1)).toEqual(['d'])
})
