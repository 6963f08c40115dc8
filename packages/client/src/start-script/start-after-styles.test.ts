import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {startAfterStyles} from './start-after-styles.js'

/** Loaded elements and started modules, in order. */
const log: string[] = []
const scope = globalThis as typeof globalThis & {noteStart?: (name: string) => void}
const moduleOf = (name: string) =>
  `data:text/javascript,globalThis.noteStart('${name}');export const started = Promise.resolve()`

/** A stylesheet that can finish loading. */
class Stylesheet extends EventTarget {
  sheet: object | null = null
  disabled = false
  constructor(readonly media = '') {
    super()
  }
  finish() {
    this.sheet = {}
    this.dispatchEvent(new Event('load'))
  }
}

/** Simulates a page with stylesheets, and with scripts that wait in a template. */
function stubPage(styles: readonly Stylesheet[], main: string) {
  const page = new EventTarget()
  const content = {name: 'waiting scripts', querySelector: () => ({src: moduleOf(main)})}
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), {
      querySelectorAll: () => styles,
      querySelector: () => ({content}),
      createElement: (name: string) => ({name}),
      head: {
        append: (...elements: {name: string; href?: string}[]) => {
          for (const {name, href = ''} of elements) log.push(`append ${name} ${href}`.trim())
        }
      }
    })
  )
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('matchMedia', (media: string) => ({matches: media !== 'print'}))
  return page
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

beforeEach(() => {
  log.length = 0
  scope.noteStart = (name) => void log.push(`start ${name}`)
})
afterEach(() => {
  vi.unstubAllGlobals()
  delete scope.noteStart
})

test('loads nothing before the stylesheets, and then every script', async () => {
  const styles = [new Stylesheet(), new Stylesheet()]
  stubPage(styles, 'owl')
  const start = startAfterStyles(['/chunk.js'])
  styles[0]?.finish()
  await settle()
  expect(log).toEqual([])
  styles[1]?.finish()
  await start
  expect(log).toEqual(['append waiting scripts', 'append link /chunk.js', 'start owl'])
})

test('loads everything immediately if the stylesheets are there', async () => {
  const style = new Stylesheet()
  style.finish()
  stubPage([style], 'gull')
  await startAfterStyles([])
  expect(log).toEqual(['append waiting scripts', 'start gull'])
})

test('doesn’t wait for stylesheets that the page is painted without', async () => {
  const disabled = Object.assign(new Stylesheet(), {disabled: true})
  stubPage([new Stylesheet('print'), disabled], 'rook')
  await startAfterStyles([])
  expect(log.at(-1)).toBe('start rook')
})

test('starts although a stylesheet fails', async () => {
  const page = stubPage([new Stylesheet()], 'wren')
  const start = startAfterStyles([])
  await settle()
  expect(log).toEqual([])
  page.dispatchEvent(new Event('load'))
  await start
  expect(log.at(-1)).toBe('start wren')
})
