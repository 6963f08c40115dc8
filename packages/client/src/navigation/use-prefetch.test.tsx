import {expect, onTestFinished, test, vi} from 'vitest'
import {mount} from '@lectern/testing/mount'
import {createStubLoader} from '../fixtures/mount-route.js'
import {usePrefetch} from './use-prefetch.js'

/** The parts of an anchor that prefetching reads. */
class StubAnchor {
  readonly target = ''
  readonly origin = 'https://example.com'
  readonly search = ''
  readonly hash = ''
  constructor(
    readonly pathname: string,
    readonly dataset: Readonly<Record<string, string>> = {}
  ) {}
  readonly hasAttribute = (name: string) => name === 'href'
  readonly closest = () => this
}

interface Page {
  /** Paths of the links in the article. */
  links?: readonly string[]
  /** Path of the next page in a series. */
  next?: string
}

/** Opens `/owl`. `see` scrolls links into view. */
async function openOwl({links = [], next}: Page = {}) {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const page = new EventTarget()
  const anchors = links.map((path) => new StubAnchor(path))
  const viewed = new Set<StubAnchor>()
  let report = (_: readonly {isIntersecting: boolean; target: StubAnchor}[]) => {}
  const connection: {saveData?: boolean; effectiveType?: string} = {}
  const stubs = {
    navigator: {connection},
    location: new URL('https://example.com/owl'),
    Element: StubAnchor,
    HTMLAnchorElement: StubAnchor,
    document: Object.assign(page, {
      querySelector: () => (next === undefined ? null : new StubAnchor(next)),
      querySelectorAll: () => anchors
    }),
    IntersectionObserver: class {
      constructor(callback: typeof report) {
        report = callback
      }
      observe = (anchor: StubAnchor) => viewed.add(anchor)
      unobserve = (anchor: StubAnchor) => viewed.delete(anchor)
      disconnect = () => viewed.clear()
    }
  }
  for (const [name, value] of Object.entries(stubs)) vi.stubGlobal(name, value)
  const loader = createStubLoader()
  function Site() {
    usePrefetch({loader, baseUrl: '/', trailingSlash: undefined, pagePath: '/owl'})
    return null
  }
  const mounted = await mount(<Site />)
  return {
    ...mounted,
    loader,
    connection,
    pass: (ms: number) => vi.advanceTimersByTime(ms),
    see: (isIntersecting = true) => report([...viewed].map((target) => ({isIntersecting, target}))),
    point(anchor: StubAnchor, type = 'mouseover') {
      const event = new Event(type)
      Object.defineProperty(event, 'target', {value: anchor})
      page.dispatchEvent(event)
    }
  }
}

test.each(['mouseover', 'focusin', 'touchstart'])('prefetches a link on %s', async (type) => {
  const {loader, point} = await openOwl()
  point(new StubAnchor('/gull'), type)
  expect(loader.requested).toEqual(['/gull/'])
})

test('prefetches links in the article when they come into view, a second after the page loads', async () => {
  const {loader, pass, see} = await openOwl({links: ['/gull', '/heron']})
  pass(999)
  see()
  expect(loader.requested).toEqual([])
  pass(1)
  see(false)
  expect(loader.requested).toEqual([])
  see()
  expect(loader.requested).toEqual(['/gull/', '/heron/'])
})

test('prefetches the next page of a series regardless of the position of its link', async () => {
  const {loader, pass} = await openOwl({next: '/owl-2'})
  pass(1000)
  expect(loader.requested).toEqual(['/owl-2/'])
})

test('prefetches at most twelve links per page', async () => {
  const links = Array.from({length: 30}, (_, index) => `/bird-${index}`)
  const {loader, pass, see} = await openOwl({links})
  pass(1000)
  see()
  expect(loader.requested).toHaveLength(12)
})

test.each([
  ['the shown page', new StubAnchor('/owl')],
  ['a file', new StubAnchor('/owl.pdf')],
  ['a page whose author doesn’t want it', new StubAnchor('/gull', {noPrefetch: ''})]
])('does not prefetch a link to %s', async (_, anchor) => {
  const {loader, point} = await openOwl()
  point(anchor)
  expect(loader.requested).toEqual([])
})

test.each([{saveData: true}, {effectiveType: '2g'}, {effectiveType: 'slow-2g'}])(
  'prefetches nothing on a connection with %o',
  async (slow) => {
    const {loader, connection, point} = await openOwl()
    Object.assign(connection, slow)
    point(new StubAnchor('/gull'))
    expect(loader.requested).toEqual([])
    Object.assign(connection, {saveData: false, effectiveType: '4g'})
    point(new StubAnchor('/gull'))
    expect(loader.requested).toEqual(['/gull/'])
  }
)

test('a failed prefetch shows no error', async () => {
  const {loader, act, point} = await openOwl()
  point(new StubAnchor('/gull'))
  await act(() => loader.answer('/gull/', new Error('Offline')))
  expect(loader.requested).toEqual(['/gull/'])
})

test('a page that the reader left prefetches nothing', async () => {
  const {loader, unmount, pass, see, point} = await openOwl({links: ['/gull']})
  await unmount()
  pass(1000)
  see()
  point(new StubAnchor('/gull'))
  expect(loader.requested).toEqual([])
})
