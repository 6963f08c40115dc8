import {createPageData} from '@lectern/testing/create-page-data'
import {afterEach, expect, test, vi} from 'vitest'
import {createDocument} from '../fixtures/create-document.js'
import {hasLostComments, readPageDocument} from './page-document.js'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a document contains the data of its page, its head and its static contents', () => {
  const page = createPageData('/docs/owl')
  const head = [
    {tag: 'title' as const, content: 'Owl | Birds'},
    {tag: 'html' as const, attributes: {lang: 'en', class: 'docs-wrapper', 'data-theme': 'dark'}},
    {tag: 'body' as const, attributes: {}}
  ]
  expect(
    readPageDocument(createDocument({page, head, html: ['<p>Hunts</p>', '<p>Eats</p>']}))
  ).toEqual({
    page,
    // The color mode is the reader's choice and not part of the page.
    head: [head[0], {tag: 'html', attributes: {class: 'docs-wrapper', lang: 'en'}}, head[2]],
    html: {0: '<p>Hunts</p>', 1: '<p>Eats</p>'},
    parts: []
  })
})

test('a document of a different site has no page', () => {
  expect(readPageDocument(createDocument({html: ['<p>Hunts</p>']}))).toBeUndefined()
})

test.each([
  ['needs no comments', {}, [], false],
  ['has kept its comments', {comments: ''}, ['<!-- -->'], false],
  ['has lost its comments to a host that makes HTML smaller', {comments: ''}, [], true]
])('a page that %s', (_, dataset, comments, isLost) => {
  vi.stubGlobal('NodeFilter', {SHOW_COMMENT: 128})
  vi.stubGlobal('document', {
    createTreeWalker: () => ({nextNode: () => comments[0] ?? null})
  })
  expect(hasLostComments({dataset} as unknown as HTMLElement)).toBe(isLost)
})
