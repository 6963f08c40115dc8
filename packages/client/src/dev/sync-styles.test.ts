import {expect, onTestFinished, test, vi} from 'vitest'
import {syncStyles} from './sync-styles.js'

interface StubLink {
  href: string
  onload?(): void
  onerror?(): void
}

/**
 * Simulates a document that links these stylesheets. New ones load when the test calls a function.
 */
function stubDocument(...urls: readonly string[]) {
  let links: StubLink[] = urls.map((href) => ({href}))
  const asElement = (link: StubLink) =>
    Object.assign(link, {
      getAttribute: () => link.href,
      after: (next: StubLink) => links.splice(links.indexOf(link) + 1, 0, next),
      before: (previous: StubLink) => links.splice(links.indexOf(link), 0, previous),
      remove() {
        links = links.filter((other) => other !== link)
      }
    })
  vi.stubGlobal('document', {
    querySelectorAll: () => links.map(asElement),
    createElement: () => asElement({href: ''}),
    head: {append: (link: StubLink) => links.push(link)}
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return {list: () => links.map(({href}) => href), at: (index: number) => links[index]}
}

test('a new stylesheet takes effect before the old one is removed', async () => {
  const document = stubDocument('/assets/a-1.css', '/assets/b.css')
  const syncing = syncStyles(['/assets/a-2.css', '/assets/b.css'])
  expect(document.list()).toEqual(['/assets/a-1.css', '/assets/a-2.css', '/assets/b.css'])
  document.at(1)?.onload?.()
  await syncing
  expect(document.list()).toEqual(['/assets/a-2.css', '/assets/b.css'])
})

test('new stylesheets have the order of the document', async () => {
  const document = stubDocument('/assets/main-1.css', '/assets/page.css')
  const syncing = syncStyles([
    '/assets/main-2.css',
    '/assets/base.css',
    '/assets/page.css',
    '/assets/end.css'
  ])
  for (const index of [1, 2, 4]) document.at(index)?.onload?.()
  await syncing
  expect(document.list()).toEqual([
    '/assets/main-2.css',
    '/assets/base.css',
    '/assets/page.css',
    '/assets/end.css'
  ])
})

test('a stylesheet that cannot be loaded doesn’t block the page', async () => {
  const document = stubDocument()
  const syncing = syncStyles(['/assets/a.css'])
  document.at(0)?.onerror?.()
  await syncing
  expect(document.list()).toEqual(['/assets/a.css'])
})

test('keeps stylesheets that the site did not add', async () => {
  const document = stubDocument('https://fonts.example/owl.css')
  await syncStyles([])
  expect(document.list()).toEqual(['https://fonts.example/owl.css'])
})
