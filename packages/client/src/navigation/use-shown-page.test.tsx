import {expect, onTestFinished, test, vi} from 'vitest'
import {createReadyPage, createStubLoader, mountRoute} from '../fixtures/mount-route.js'
import {useShownPage} from './use-shown-page.js'

/** Opens `/owl`. */
async function openOwl() {
  const marks = new Set<string>()
  const toggleAttribute = (name: string, on: boolean) => (on ? marks.add(name) : marks.delete(name))
  vi.stubGlobal('document', {documentElement: {toggleAttribute}})
  const reloads = {count: 0}
  vi.stubGlobal('location', {reload: () => (reloads.count += 1)})
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const loader = createStubLoader()
  const initial = createReadyPage('/owl')
  const seen: ReturnType<typeof useShownPage>[] = []
  const mounted = await mountRoute(function Probe() {
    seen.push(useShownPage({initial, loader, baseUrl: '/', trailingSlash: undefined}))
    return null
  }, '/owl')
  return {
    ...mounted,
    loader,
    marks,
    reloads,
    pass: (ms: number) => mounted.act(() => vi.advanceTimersByTime(ms)),
    /** Page that is shown, and its URL. */
    shown() {
      const {page, location, navigation} = seen[seen.length - 1] ?? {}
      return [
        page?.page.path,
        `${location?.pathname}${location?.search}${location?.hash}`,
        navigation
      ]
    }
  }
}

test('shows the old page until the next one is loaded', async () => {
  const {go, act, loader, shown} = await openOwl()
  await go('/gull#food')
  expect([shown(), loader.requested]).toEqual([['/owl', '/owl', 'POP'], ['/gull/']])
  await act(() => loader.answer('/gull/', createReadyPage('/gull')))
  expect(shown()).toEqual(['/gull', '/gull#food', 'PUSH'])
})

test('shows a prefetched page immediately', async () => {
  const {go, loader, shown} = await openOwl()
  loader.pages.set('/gull/', createReadyPage('/gull'))
  await go('/gull')
  expect([shown(), loader.requested]).toEqual([['/gull', '/gull', 'PUSH'], []])
})

test('a different hash or query applies to the shown page', async () => {
  const {go, loader, shown} = await openOwl()
  await go('/owl?tab=a#food')
  expect([shown(), loader.requested]).toEqual([['/owl', '/owl?tab=a#food', 'PUSH'], []])
  await go('/gull')
  expect([shown(), loader.requested]).toEqual([['/owl', '/owl?tab=a#food', 'PUSH'], ['/gull/']])
})

test('a reader who navigates again while a page loads sees the last requested page', async () => {
  const {go, act, loader, shown} = await openOwl()
  await go('/gull')
  await go('/heron')
  await act(() => loader.answer('/gull/', createReadyPage('/gull')))
  expect(shown()[0]).toBe('/owl')
  await act(() => loader.answer('/heron/', createReadyPage('/heron')))
  expect(shown()[0]).toBe('/heron')
})

test('a reader who goes back while a page loads stays on the current page', async () => {
  const {go, act, loader, shown, marks, pass} = await openOwl()
  await go('/gull')
  await pass(200)
  await go(-1)
  await act(() => loader.answer('/gull/', createReadyPage('/gull')))
  expect([shown()[0], [...marks]]).toEqual(['/owl', []])
})

test('a navigation shows its progress after 200 ms, until it completes', async () => {
  const {go, act, loader, marks, pass} = await openOwl()
  await go('/gull')
  await pass(199)
  expect([...marks]).toEqual([])
  await pass(1)
  expect([...marks]).toEqual(['data-navigating'])
  await act(() => loader.answer('/gull/', createReadyPage('/gull')))
  expect([...marks]).toEqual([])
})

test('a page that can’t be loaded falls back to a full page load', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const {go, act, loader, reloads, shown, marks} = await openOwl()
  await go('/gull')
  await act(() => loader.answer('/gull/', new Error('/gull/ belongs to another build.')))
  expect([reloads.count, shown()[0], [...marks]]).toEqual([1, '/owl', []])
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'Falling back to a full page load.',
    new Error('/gull/ belongs to another build.')
  )
})
