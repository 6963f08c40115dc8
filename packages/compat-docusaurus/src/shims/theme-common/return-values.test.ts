import {expect, test} from 'vitest'
import {runHook} from '../../fixtures/run-hook.js'
import {useBaseUrlUtils} from '../use-base-url.js'
import {useVisibleBlogSidebarItems} from '../plugins/layout-hooks.js'
import {isVisibleSidebarItem} from '../plugins/sidebar-items.js'
import {applyTrailingSlash} from '../utils-common.js'
import {parseLines} from './code/code-meta.js'
import {createCodeBlockMetadata} from './code-block-context.js'
import {isSamePath} from './navbar-hooks.js'
import {extractLeadingEmoji} from './page-hooks.js'
import {createStorageSlot} from './browser/storage-slot.js'
import {useFilteredAndTreeifiedTOC} from './toc.js'
import {useColorMode} from './browser/use-color-mode.js'

test.each([
  ['/a', true, '/a/'],
  ['/a/?q#h', false, '/a?q#h'],
  ['/a.html', true, '/a.html/'],
  ['/base/', false, '/base/'],
  ['#x', true, '#x'],
  ['/a/', undefined, '/a/']
])('applyTrailingSlash(%j) with trailingSlash: %j returns %j', (path, trailingSlash, result) => {
  expect(applyTrailingSlash(path, {trailingSlash, baseUrl: '/base/'})).toBe(result)
})

test.each([
  ['🎉 hi', '🎉'],
  ['🇫🇷 fr', '🇫🇷'],
  ['1️⃣ one', '1️⃣'],
  ['👍🏽', '👍🏽'],
  ['© c', null],
  ['', null]
])('the leading emoji of %j is %j', (text, emoji) => {
  expect(extractLeadingEmoji(text)).toEqual({emoji, rest: text.slice(emoji?.length ?? 0)})
})

test('paths are the same without case and trailing slash, and if both are missing', () => {
  expect(isSamePath('/A', '/a/')).toBe(true)
  expect(isSamePath(undefined, undefined)).toBe(true)
  expect(isSamePath('/a#x', '/a')).toBe(false)
})

test('headings outside the range still separate others', () => {
  const toc = [3, 2, 4].map((level) => ({id: `h${level}`, value: '', level}))
  const shown = runHook(() =>
    useFilteredAndTreeifiedTOC({toc, minHeadingLevel: 3, maxHeadingLevel: 4})
  )
  expect(shown.map(({id}) => id)).toEqual(['h3', 'h4'])
})

test('languages are lowercase, and the class has the language', () => {
  const code = 'a'
  expect(createCodeBlockMetadata({code, className: 'language-JS'})).toMatchObject({
    language: 'js',
    className: 'language-JS language-js'
  })
})

test('ranges use the class of the first magic comment', () => {
  const magicComments = [{className: 'own', line: 'own-line'}]
  expect(parseLines('a', {metastring: '{1}', magicComments}).lineClassNames).toEqual({0: ['own']})
  expect(parseLines('// own-line\na', {magicComments}).code).toBe('// own-line\na')
})

test('unlisted items are visible only on their page', () => {
  const link = {type: 'link', label: 'A', href: '/a', unlisted: true} as const
  const category = {type: 'category', label: 'B', items: [link]} as const
  expect([link, category].map((item) => isVisibleSidebarItem(item, '/b'))).toEqual([false, false])
  expect([link, category].map((item) => isVisibleSidebarItem(item, '/a'))).toEqual([true, true])
  expect(isVisibleSidebarItem({type: 'category', label: 'C'}, '/b')).toBe(true)
  const posts = ['/base/docs/owl', '/b'].map((permalink) => ({permalink, unlisted: true}))
  expect(runHook(() => useVisibleBlogSidebarItems(posts))).toEqual([posts[0]])
})

test('the color mode has its deprecated names', () => {
  expect(runHook(useColorMode)).toMatchObject({colorMode: 'light', isDarkTheme: false})
})

test('a storage slot can be deleted', () => {
  const slot = createStorageSlot('key', {persistence: 'none'})
  slot.del()
  expect([slot.get(), Object.keys(createStorageSlot('key'))]).toEqual([
    null,
    ['get', 'set', 'del', 'listen']
  ])
})

test('hashes have no base URL', () => {
  const {withBaseUrl} = runHook(useBaseUrlUtils)
  expect(withBaseUrl('#x', {forcePrependBaseUrl: true})).toBe('#x')
})
