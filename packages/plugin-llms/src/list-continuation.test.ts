import {expect, test} from 'vitest'
import {createNextPageFinder, isLaterPage} from './list-continuation.js'
import {testPage} from './fixtures/test-page.js'

const pages = ['/', '/page/2', '/blog', '/blog/page/2', '/blog/page/3', '/blog/page/4'].map(
  (path) => ({
    ...testPage(path, {}),
    source: path === '/blog/page/3' ? 'blog/page/3.md' : undefined
  })
)
const findNext = createNextPageFinder(pages)

test.each([
  ['/', '/page/2'],
  ['/page/2', undefined],
  ['/blog', '/blog/page/2'],
  ['/blog/page/2', '/blog/page/3']
])('the list %s continues on %s', (path, expected) => {
  const page = pages.find(({route}) => route.path === path) ?? testPage('/missing', {})
  expect(findNext(page)?.route.path).toBe(expected)
})

test('a doc in a folder “page” isn’t part of a list', () => {
  const page = pages.find(({source}) => source !== undefined) ?? testPage('/missing', {})
  expect(findNext(page)).toBeUndefined()
})

test('only later pages of a list are later pages', () => {
  expect(isLaterPage('/blog/page/2')).toBe(true)
  expect(isLaterPage('/blog/page')).toBe(false)
})
