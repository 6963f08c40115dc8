import {useLocation} from 'react-router-dom'
import {expect, onTestFinished, test, vi} from 'vitest'
import {mountRoute} from '../fixtures/mount-route.js'
import {useLinkNavigation} from './use-link-navigation.js'

/** The parts of an anchor that a click uses. */
class StubAnchor {
  readonly target = ''
  readonly dataset = {}
  readonly url: URL
  constructor(readonly href: string) {
    this.url = new URL(href, 'https://example.com/owl')
    this.href = this.url.href
  }
  readonly hasAttribute = (name: string) => name === 'href'
  readonly closest = () => this
  get origin() {
    return this.url.origin
  }
  get pathname() {
    return this.url.pathname
  }
  get search() {
    return this.url.search
  }
  get hash() {
    return this.url.hash
  }
}

/** Opens `/owl`. `click` returns whether the site handled the click. */
async function openOwl(state: unknown = null) {
  const page = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', new URL('https://example.com/owl'))
  vi.stubGlobal('history', {state})
  vi.stubGlobal('Element', StubAnchor)
  vi.stubGlobal('HTMLAnchorElement', StubAnchor)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const visited: string[] = []
  const mounted = await mountRoute(function Site() {
    useLinkNavigation('/')
    const {pathname, search, hash} = useLocation()
    visited.push(pathname + search + hash)
    return null
  }, '/owl')
  return {
    ...mounted,
    current: () => visited[visited.length - 1],
    async click(href: string, keys: object = {}) {
      const event = Object.assign(new Event('click', {cancelable: true}), {button: 0, ...keys})
      Object.defineProperty(event, 'target', {value: new StubAnchor(href)})
      await mounted.act(() => page.dispatchEvent(event))
      return event.defaultPrevented
    }
  }
}

test('clicking a site link shows its page without loading a document', async () => {
  const {click, current, go} = await openOwl()
  expect([await click('/gull.html?tab=a#food'), current()]).toEqual([true, '/gull?tab=a#food'])
  await go(-1)
  expect(current()).toBe('/owl')
})

test('the browser handles a link to a position in the page', async () => {
  const {click, current} = await openOwl()
  expect([await click('#food'), current()]).toEqual([false, '/owl'])
})

test.each([
  ['the middle button', {button: 1}],
  ['Ctrl', {ctrlKey: true}],
  ['Cmd', {metaKey: true}],
  ['Shift', {shiftKey: true}],
  ['Alt', {altKey: true}]
])('the browser handles a click with %s', async (_, keys) => {
  const {click, current} = await openOwl()
  expect([await click('/gull', keys), current()]).toEqual([false, '/owl'])
})

test('the browser handles a click on a link to a different site', async () => {
  const {click} = await openOwl()
  expect(await click('https://example.org/')).toBe(false)
})

test('a link to the current page adds nothing to the history', async () => {
  const {click, go, current} = await openOwl()
  await click('/gull')
  vi.stubGlobal('location', new URL('https://example.com/gull'))
  await click('/gull')
  await go(-1)
  expect(current()).toBe('/owl')
})

test('a link in an open menu replaces the menu’s history entry', async () => {
  const {click, go, current} = await openOwl({closesOverlay: true})
  await click('/gull')
  await go(-1)
  expect(current()).toBe('/gull')
})
