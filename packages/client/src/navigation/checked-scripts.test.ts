import {afterEach, expect, test, vi} from 'vitest'
import {loadCheckedScripts, readIntegrity} from './checked-scripts.js'

interface Attributes {
  rel: string
  href: string
  integrity: string
}

const createLink = (attributes: Attributes) => ({
  ...attributes,
  getAttribute: (name: keyof Attributes) => attributes[name] ?? null
})

/** Creates a document that only returns its links: one in the head, and the others in a template. */
function createPage(...links: readonly Attributes[]): Document {
  const [first, ...others] = links.map(createLink)
  return {
    querySelectorAll: () => (first ? [first] : []),
    querySelector: () => ({content: {querySelectorAll: () => others}})
  } as unknown as Document
}

/** Simulates the open document, in a browser that accepts some hashes. */
function stubBrowser(accepted: readonly string[], isSupported = true) {
  const added: (Attributes & {
    onload(): void
    onerror(): void
    isRemoved?: boolean
  })[] = []
  vi.stubGlobal('document', {
    querySelectorAll: () => added,
    querySelector: () => null,
    createElement: () => ({relList: {supports: () => isSupported}}),
    importNode: (link: Attributes) => ({
      ...link,
      remove(this: {isRemoved?: boolean}) {
        this.isRemoved = true
      }
    }),
    head: {
      append(link: (typeof added)[number]) {
        added.push(link)
        queueMicrotask(accepted.includes(link.integrity) ? link.onload : link.onerror)
      }
    }
  })
  return added
}

afterEach(() => {
  vi.unstubAllGlobals()
})

const owl = {rel: 'modulepreload', href: '/assets/js/owl-A.js', integrity: 'sha384-owl'}
const gull = {rel: 'modulepreload', href: '/assets/js/gull-B.js', integrity: 'sha384-gull'}

test('reads the file hashes of a document', () => {
  expect(readIntegrity(createPage(owl, gull))).toEqual({
    [owl.href]: owl.integrity,
    [gull.href]: gull.integrity
  })
})

test('scripts are loaded once, with their hashes', async () => {
  const added = stubBrowser([owl.integrity, gull.integrity])
  await loadCheckedScripts(createPage(owl))
  await loadCheckedScripts(createPage(owl, gull))
  expect(added).toMatchObject([owl, gull])
})

test('rejects a page if a script has a different hash', async () => {
  const added = stubBrowser([owl.integrity])
  await expect(loadCheckedScripts(createPage(owl, gull))).rejects.toThrow(gull.href)
  expect(added.map(({isRemoved}) => isRemoved)).toEqual([undefined, true])
})

test('doesn’t wait without hashes, or in a browser without module preloads', async () => {
  const added = stubBrowser([], false)
  await loadCheckedScripts(createPage())
  await loadCheckedScripts(createPage(owl))
  expect(added).toEqual([])
})
