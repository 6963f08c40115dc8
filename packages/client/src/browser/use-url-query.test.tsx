import {MemoryRouter} from 'react-router-dom'
import {expect, onTestFinished, test, vi} from 'vitest'
import {mountRoute} from '../fixtures/mount-route.js'
import {runHookIn} from '../fixtures/run-hook.js'
import {useUrlQuery} from './use-url-query.js'

/** Opens `/birds` with a query, in a window whose history changes only its URL. */
async function openBirds(search: string) {
  const visit = (url: string) =>
    vi.stubGlobal('location', new URL(url, 'https://example.com/birds'))
  const events = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, events[name].bind(events))
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, url: string) => visit(url)
  })
  visit(`/birds${search}`)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const shown: string[] = []
  let set: (next: URLSearchParams) => void = () => {}
  const mounted = await mountRoute(function Birds() {
    const [query, setQuery] = useUrlQuery()
    set = setQuery
    shown.push(query.toString())
    return null
  }, `/birds${search}`)
  return {
    shown: () => shown.at(-1),
    set: (query: string) => mounted.act(() => set(new URLSearchParams(query))),
    async follow(url: string) {
      visit(url)
      await mounted.go(url)
    }
  }
}

test('a link to the same page with a different query changes the state', async () => {
  const {shown, follow} = await openBirds('?tag=owl')
  expect(shown()).toBe('tag=owl')
  await follow('/birds?tag=gull')
  expect(shown()).toBe('tag=gull')
  await follow('/birds')
  expect(shown()).toBe('')
})

test('setting the query changes the URL and the state, and keeps the hash', async () => {
  const {shown, set} = await openBirds('?tag=owl#list')
  await set('tag=gull&tag=heron')
  expect([shown(), location.href]).toEqual([
    'tag=gull&tag=heron',
    'https://example.com/birds?tag=gull&tag=heron#list'
  ])
  await set('')
  expect([shown(), location.href]).toEqual(['', 'https://example.com/birds#list'])
})

test('a prerendered page has no query', () => {
  const [query] = runHookIn(useUrlQuery, (probe) => (
    <MemoryRouter initialEntries={['/birds?tag=owl']}>{probe}</MemoryRouter>
  ))
  expect(query.size).toBe(0)
})
