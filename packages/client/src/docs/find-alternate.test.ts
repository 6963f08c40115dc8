import type {DocsVersionData} from '@lectern/types'
import {expect, test} from 'vitest'
import {findAlternate} from './find-alternate.js'

function version(name: string, path: string): DocsVersionData {
  return {
    ...{name, label: name, isLast: path === '/docs', path, mainDocId: 'owl'},
    ...{docs: [], draftIds: [], sidebars: {}}
  }
}

const next = version('current', '/docs/next')
const second = version('2.0', '/docs')
const first = version('1.0', '/docs/1.0')
const data = {versions: [next, second, first]}

const owl = {
  path: '/docs/owl',
  version: {name: '2.0', label: '2.0', isLast: true, badge: false, className: ''}
}

test('a page has the same path below each version', () => {
  const paths = data.versions.map((target) => findAlternate(target, owl, data))
  expect(paths).toEqual(['/docs/next/owl', '/docs/owl', '/docs/1.0/owl'])
})

test('docs at the site root keep the full path', () => {
  const atRoot = {versions: [version('current', '/next'), version('2.0', '/')]}
  const location = {...owl, path: '/guide/owl'}
  expect(findAlternate(version('current', '/next'), location, atRoot)).toBe('/next/guide/owl')
})

test('a page that older versions lack has no alternate in those versions', () => {
  const location = {...owl, alternates: {ranges: [['current', '2.0']] as const}}
  expect(findAlternate(next, location, data)).toBe('/docs/next/owl')
  expect(findAlternate(first, location, data)).toBeUndefined()
})

test('a moved page resolves to its path in each version', () => {
  const location = {...owl, alternates: {paths: {current: '/docs/next/birds/owl'}}}
  expect(findAlternate(next, location, data)).toBe('/docs/next/birds/owl')
  expect(findAlternate(first, location, data)).toBeUndefined()
})

test('a page keeps the given form of its own path', () => {
  const location = {...owl, alternates: {paths: {current: '/docs/next/owl/', '2.0': '/docs/owl/'}}}
  expect(findAlternate(second, location, data)).toBe('/docs/owl/')
  expect(findAlternate(second, {...owl, alternates: {paths: {}}}, data)).toBe('/docs/owl')
})
