import {expect, test} from 'vitest'
import {adaptAlgolia} from './algolia-config.js'

const service = {appId: 'A', apiKey: 'k', indexName: 'docs'}

test.each([undefined, null, false, ''])('without search, `algolia` can be %j', (algolia) => {
  expect(adaptAlgolia({algolia, navbar: {}})).toEqual({navbar: {}})
})

test('leaves out settings for DocSearch', () => {
  const algolia = {...service, maxResultsPerGroup: 5, askAi: 'a', externalUrlRegex: undefined}
  expect(adaptAlgolia({algolia})).toEqual({algolia: service})
})

test('the search page can be null', () => {
  expect(adaptAlgolia({algolia: {...service, searchPagePath: null}})).toEqual({
    algolia: {...service, searchPagePath: false}
  })
})

test.each([
  [/^\/docs\/(?!next)/, '^\\/docs\\/(?!next)'],
  ['/docs/a-b.c', '/docs/a\\x2db\\.c']
])('paths are replaced from %s', (from, expected) => {
  const replaceSearchResultPathname = {from, to: '/'}
  expect(adaptAlgolia({algolia: {replaceSearchResultPathname}})).toEqual({
    algolia: {replaceSearchResultPathname: {from: expected, to: '/'}}
  })
})

test('keeps an invalid value, and other fields', () => {
  expect(adaptAlgolia({algolia: 'docs'})).toEqual({algolia: 'docs'})
  expect(adaptAlgolia({navbar: {}})).toEqual({navbar: {}})
})
