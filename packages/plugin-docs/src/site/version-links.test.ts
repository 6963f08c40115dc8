import {expect, test} from 'vitest'
import {pathKey, docKey, linkVersions} from './version-links.js'

/**
 * Links versions, newest first. Each version maps the IDs of its docs to paths below the version.
 */
function link(versions: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  return linkVersions(
    Object.entries(versions).map(([name, docs], index) => {
      const routePath = index === 0 ? '/docs' : `/docs/${name}`
      return {
        version: {name, isLast: index === 0, routePath},
        docs: Object.entries(docs).map(([id, below]) => ({id, permalink: routePath + below})),
        otherPaths: [`${routePath}/category/all`]
      }
    })
  )
}

test('a page with the same path in all versions needs no data', () => {
  const links = link({'3.0': {a: '/a'}, '2.0': {a: '/a'}, '1.0': {a: '/a'}})
  expect(links.findAlternates(docKey('a'))).toBeUndefined()
  expect(links.findAlternates(pathKey('/docs/2.0/category/all', '/docs/2.0'))).toBeUndefined()
  expect(links.findLastPath(docKey('a'))).toBe('/docs/a')
})

test('a page that some versions lack contains the ranges that have it, shared among pages', () => {
  const links = link({
    '4.0': {a: '/a', c: '/c'},
    '3.0': {a: '/a'},
    '2.0': {b: '/b'},
    '1.0': {a: '/a', c: '/c'}
  })
  expect(links.findAlternates(docKey('a'))).toEqual({
    ranges: [
      ['4.0', '3.0'],
      ['1.0', '1.0']
    ]
  })
  expect(links.findLastPath(docKey('b'))).toBeUndefined()
  const twins = link({'2.0': {a: '/a', b: '/b'}, '1.0': {}})
  expect(twins.findAlternates(docKey('a'))).toBe(twins.findAlternates(docKey('b')))
})

test('a page that has moved contains its paths', () => {
  const links = link({'2.0': {a: '/new'}, '1.0': {a: '/old'}})
  expect(links.findAlternates(docKey('a'))).toEqual({
    paths: {'2.0': '/docs/new', '1.0': '/docs/1.0/old'}
  })
})

test("a page that isn't a doc exists in only one version", () => {
  expect(link({'2.0': {}, '1.0': {}}).findAlternates('tag x')).toEqual({ranges: []})
})

test('a single version has no alternates', () => {
  const links = link({'1.0': {a: '/a'}})
  expect([links.findAlternates(docKey('a')), links.findLastPath(docKey('a'))]).toEqual([
    undefined,
    undefined
  ])
})

test('the data in pages does not grow with the number of versions', () => {
  const versions = Object.fromEntries(
    Array.from({length: 200}, (_, index) => [
      `${200 - index}.0`,
      {...(index < 100 ? {young: '/young'} : {}), old: '/old'}
    ])
  )
  const links = link(versions)
  expect(
    JSON.stringify([links.findAlternates(docKey('young')), links.findAlternates(docKey('old'))])
  ).toBe('[{"ranges":[["200.0","101.0"]]},null]')
})
