import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {startAfterPaint} from './start-after-paint.js'

interface Link {
  rel: string
  href: string
  integrity: string
  media?: string | undefined
  onload?(): void
  onerror?(): void
}

/** Preloaded and started modules, in order. */
const log: string[] = []
const scope = globalThis as typeof globalThis & {noteStart?: (name: string) => void}
const moduleOf = (name: string) => `data:text/javascript,globalThis.noteStart('${name}')`

/** Simulates a page with waiting preloads, in a browser that accepts some hashes. */
function stubPage(
  waiting: readonly Pick<Link, 'href' | 'integrity'>[],
  {isHidden = false, accepted = [] as readonly string[], isSupported = true} = {}
) {
  const frames: (() => void)[] = []
  const enable = (link: Link) => {
    log.push(`preload ${link.href} ${link.integrity}`.trim())
    if (isSupported)
      queueMicrotask(() => (accepted.includes(link.integrity) ? link.onload?.() : link.onerror?.()))
  }
  const createLink = (fields: Partial<Link> = {}) => ({
    ...{rel: '', href: '', integrity: '', relList: {supports: () => isSupported}},
    ...fields,
    getAttribute: () => fields.href,
    removeAttribute: () => {},
    cloneNode: () => createLink({...fields}),
    replaceWith: enable
  })
  vi.stubGlobal('document', {
    hidden: isHidden,
    querySelectorAll: () => waiting.map(createLink),
    createElement: () => createLink(),
    head: {append: (...links: Link[]) => links.map(({href}) => log.push(`preload ${href}`))}
  })
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => void frames.push(callback))
  return {paint: () => frames.splice(0).map((frame) => frame())}
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

test('loads nothing before the first paint, and then every module', async () => {
  const {paint} = stubPage([])
  startAfterPaint([moduleOf('owl'), '/chunk.js'])
  await settle()
  expect(log).toEqual([])
  paint()
  await settle()
  expect(log).toEqual([`preload ${moduleOf('owl')}`, 'preload /chunk.js', 'start owl'])
})

test('loads everything immediately in the background', async () => {
  stubPage([], {isHidden: true})
  startAfterPaint([moduleOf('gull')])
  await settle()
  expect(log).toEqual([`preload ${moduleOf('gull')}`, 'start gull'])
})

test('starts once the hashes of all scripts are checked', async () => {
  const main = moduleOf('wren')
  const {paint} = stubPage(
    [
      {href: '/chunk.js', integrity: 'a'},
      {href: main, integrity: 'b'}
    ],
    {
      accepted: ['a', 'b']
    }
  )
  startAfterPaint([main, '/chunk.js'])
  paint()
  await settle()
  expect(log).toEqual(['preload /chunk.js a', `preload ${main} b`, 'start wren'])
})

test('doesn’t start with a script that has a different hash', async () => {
  const errors: unknown[] = []
  const note = (error: unknown) => void errors.push(error)
  process.on('unhandledRejection', note)
  const main = moduleOf('kite')
  const {paint} = stubPage([{href: main, integrity: 'b'}], {accepted: ['a']})
  startAfterPaint([main])
  paint()
  await settle()
  process.off('unhandledRejection', note)
  expect(log).toEqual([`preload ${main} b`])
  expect(String(errors)).toContain("can't be loaded")
})

test('doesn’t wait for hashes in browsers without module preloads', async () => {
  const main = moduleOf('rook')
  const {paint} = stubPage([{href: main, integrity: 'b'}], {isSupported: false})
  startAfterPaint([main])
  paint()
  await settle()
  expect(log).toEqual([`preload ${main} b`, 'start rook'])
})

test('starts although a preload without a hash fails', async () => {
  const errors: unknown[] = []
  const note = (error: unknown) => void errors.push(error)
  process.on('unhandledRejection', note)
  const {paint} = stubPage([{href: '/gone.js', integrity: ''}])
  startAfterPaint([moduleOf('lark')])
  paint()
  await settle()
  process.off('unhandledRejection', note)
  expect(log.at(-1)).toBe('start lark')
  expect(errors).toEqual([])
})
