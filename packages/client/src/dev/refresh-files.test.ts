import {expect, onTestFinished, test, vi} from 'vitest'
import {refreshFiles, withoutDevMark} from './refresh-files.js'

class StubElement {
  constructor(readonly attributes: Record<string, string>) {}
  readonly getAttribute = (name: string) => this.attributes[name] ?? null
  setAttribute(name: string, value: string) {
    this.attributes[name] = value
  }
}
class StubScript extends StubElement {}

/** Simulates a page at `https://example.com/docs/owl` with elements that have these attributes. */
function stubPage(...elements: readonly StubElement[]): void {
  vi.stubGlobal('location', new URL('https://example.com/docs/owl'))
  vi.stubGlobal('document', {querySelectorAll: () => elements})
  vi.stubGlobal('HTMLScriptElement', StubScript)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
}

test('reloads only the changed image', () => {
  const owl = new StubElement({src: '/img/owl.svg'})
  const gull = new StubElement({src: '/img/gull.svg'})
  stubPage(owl, gull)
  expect(refreshFiles(['/img/owl.svg'], 7)).toBe(false)
  expect([owl.attributes, gull.attributes]).toEqual([
    {src: '/img/owl.svg?dev=7'},
    {src: '/img/gull.svg'}
  ])
})

test.each([
  ['a second time', {src: '/img/owl.svg?dev=7'}, {src: '/img/owl.svg?dev=8'}],
  ['with a query', {href: '/css/a.css?v=2'}, {href: '/css/a.css?v=2&dev=8'}],
  ['relative to the page', {poster: '../img/owl.svg'}, {poster: '../img/owl.svg?dev=8'}]
])('a file that changes %s gets a new URL', (_, attributes, expected) => {
  const element = new StubElement(attributes)
  stubPage(element)
  refreshFiles(['/img/owl.svg', '/css/a.css'], 8)
  expect(element.attributes).toEqual(expected)
})

test('a changed script requires a full reload', () => {
  stubPage(new StubScript({src: '/js/count.js'}))
  expect(refreshFiles(['/js/count.js'], 7)).toBe(true)
})

test('a file on a different host isn’t a file of the site', () => {
  const element = new StubElement({src: 'https://example.org/img/owl.svg'})
  stubPage(element)
  refreshFiles(['/img/owl.svg'], 7)
  expect(element.attributes).toEqual({src: 'https://example.org/img/owl.svg'})
})

test('removes the development marker from a URL', () => {
  expect(withoutDevMark('/a.css?v=2&dev=7')).toBe('/a.css?v=2')
  expect(withoutDevMark('/a.css?dev=7')).toBe('/a.css')
  expect(withoutDevMark('/a.css?device=7')).toBe('/a.css?device=7')
})
