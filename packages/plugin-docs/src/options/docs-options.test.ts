import {expect, test} from 'vitest'
import {parseDocsOptions} from './docs-options.js'

test('fills in the defaults', () => {
  expect(parseDocsOptions({})).toMatchObject({
    id: 'default',
    path: 'docs',
    routeBasePath: 'docs',
    sidebarCollapsible: true,
    breadcrumbs: true
  })
})

test('reports an unknown option and suggests the nearest one', () => {
  expect(() => parseDocsOptions({sidebarsPath: 'x'})).toThrow(
    'Plugin docs has the unknown key `sidebarsPath`.'
  )
})

test('describes the expected value of an invalid option', () => {
  expect(() => parseDocsOptions({breadcrumbs: 'yes'})).toThrow(
    'Plugin docs: `breadcrumbs` is "yes", expected a boolean.'
  )
})

test('accepts edit URLs as strings or functions, and disabled sidebars', () => {
  const editUrl = () => undefined
  expect(parseDocsOptions({editUrl, sidebarPath: false})).toMatchObject({
    editUrl,
    sidebarPath: false
  })
})

test('reads number prefixes with the configured parser', () => {
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

test('describes the valid options of a version', () => {
  expect(parseDocsOptions({versions: {'1.0': undefined, '2.0': {}}}).versions).toEqual({'2.0': {}})
  expect(() => parseDocsOptions({versions: {'1.0': {banner: 'old'}}})).toThrow(
    'Plugin docs: `versions.1.0.banner` is "old", expected "none", "unreleased" or "unmaintained".'
  )
  expect(() => parseDocsOptions({id: 'a/b'})).toThrow(
    'Plugin docs: `id` is "a/b", expected a name of letters, digits, `-` and `_`.'
  )
})

test.each([
  [{extend: '2.0'}, 'Plugin docs has the unknown key `versions.1.0.extend`.'],
  [{git: 'v1', extends: '2.0'}, '`versions.1.0` is an object, expected either `git` or `extends`.'],
  [
    {exclude: ['a.md']},
    '`versions.1.0` is an object, expected `exclude` only together with `extends`.'
  ]
])('rejects the version %j', (version, message) => {
  expect(() => parseDocsOptions({versions: {'1.0': version}})).toThrow(message)
})

test.each([
  {path: 'a\0b'},
  {sidebarPath: './a\nb.js'},
  {routeBasePath: 'a\u0007'},
  {include: ['\0']},
  {tags: 'a\0.yml'},
  {versions: {'1.0': {path: 'a\0'}}}
])('rejects control characters in %j', (options) => {
  const [name = ''] = Object.keys(options)
  expect(() => parseDocsOptions(options)).toThrow(
    new RegExp(`^Plugin docs: \`${name}.* expected .*a path without control characters`)
  )
})

test.each(['../..', '/kept', 'a/../..'])(
  'versions are kept in the site root, not in %s',
  (path) => {
    expect(() => parseDocsOptions({versionsPath: path})).toThrow(
      `Plugin docs: \`versionsPath\` is "${path}", expected a path inside the site root.`
    )
  }
)
