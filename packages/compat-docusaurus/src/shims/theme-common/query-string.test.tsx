import {createSiteData} from '@lectern/testing/create-site-data'
import {hydrate} from '@lectern/testing/mount'
import {MemoryRouter} from 'react-router-dom'
import {afterAll, beforeAll, expect, test, vi} from 'vitest'

type Hooks = typeof import('./query-string.js') & typeof import('./react-hooks.js')

/** The hooks on a site, whose data a page usually provides. */
let hooks: Hooks

beforeAll(async () => {
  // Other tests run in the same thread, and need the modules without the site.
  vi.resetModules()
  vi.doMock('@lectern/client', async (load) => ({
    ...(await load<object>()),
    useSiteData: () => createSiteData({baseUrl: '/'})
  }))
  hooks = {...(await import('./query-string.js')), ...(await import('./react-hooks.js'))}
})

afterAll(() => {
  vi.doUnmock('@lectern/client')
  vi.resetModules()
})

/** Hydrates a page that runs a hook. `results` contains its results, latest last. */
async function hydrateHook<Result>(use: () => Result) {
  const results: Result[] = []
  function Probe() {
    results.push(use())
    return null
  }
  const {act} = await hydrate(
    <MemoryRouter initialEntries={['/search?bird=owl&tag=a&tag=b']}>
      <Probe />
    </MemoryRouter>
  )
  return {results, act, last: () => results.at(-1)}
}

test('the query is empty until the page is hydrated, as on the server', async () => {
  const {results, last} = await hydrateHook(() => [
    hooks.useQueryString('bird')[0],
    hooks.useQueryStringList('tag')[0],
    hooks.useHistorySelector(({location}) => location.search)
  ])
  expect(results[0]).toEqual(['', [], ''])
  expect(last()).toEqual(['owl', ['a', 'b'], '?bird=owl&tag=a&tag=b'])
})

test('a list is set to values, or to a function of the current ones', async () => {
  const {act, last} = await hydrateHook(() => hooks.useQueryStringList('tag'))
  await act(() => last()?.[1]((values) => [...values, 'c']))
  expect(last()?.[0]).toEqual(['a', 'b', 'c'])
  await act(() => last()?.[1](['d']))
  expect(last()?.[0]).toEqual(['d'])
})
