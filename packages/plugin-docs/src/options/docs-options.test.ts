import {expect, test} from 'vitest'
import {parseDocsOptions} from './docs-options.js'

test('fills in the defaults', () => {
  expect(parseDocsOptions({})).toMatchObject({
    id: 'default',
    path: 'docs',
    routeBasePath: 'docs',
    sidebarCollapsed: true,
    breadcrumbs: true
  })
})

test('names an unknown option and the nearest known one', () => {
  expect(() => parseDocsOptions({sidebarsPath: 'x'})).toThrow(
    'Plugin docs has the unknown key `sidebarsPath`.'
  )
})

test('says what a wrong option should be', () => {
  expect(() => parseDocsOptions({breadcrumbs: 'yes'})).toThrow(
    'Plugin docs: `breadcrumbs` is the string "yes", but must be a boolean.'
  )
})

test('takes edit URLs as text or function, and no sidebars', () => {
  const editUrl = () => undefined
  expect(parseDocsOptions({editUrl, sidebarPath: false})).toMatchObject({
    editUrl,
    sidebarPath: false
  })
})

test('reads number prefixes with the parser of the author', () => {
  const numberPrefixParser = (filename: string) => ({
    filename: filename.replace(/^[a-z]~/, ''),
    numberPrefix: filename.charCodeAt(0)
  })
  const own = parseDocsOptions({numberPrefixParser}).numberPrefixParser
  expect(own('b~intro')).toEqual({name: 'intro', number: 98})
  expect(parseDocsOptions({}).numberPrefixParser('1-a')).toEqual({name: 'a', number: 1})
  expect(parseDocsOptions({numberPrefixParser: false}).numberPrefixParser('1-a')).toEqual({
    name: '1-a'
  })
})

test('says what a version may have', () => {
  expect(() => parseDocsOptions({versions: {'1.0': {banner: 'old'}}})).toThrow(
    'Plugin docs: `versions.1.0.banner` is the string "old", but must be "none", "unreleased" or "unmaintained".'
  )
  expect(() => parseDocsOptions({id: 'a/b'})).toThrow(
    'Plugin docs: `id` is the string "a/b", but must be a word of letters, digits, `-` and `_`.'
  )
})
