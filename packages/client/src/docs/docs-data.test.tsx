import type {DocsGlobalData, JsonObject, SiteData} from '@lectern/types'
import {createPageData} from '@lectern/testing/create-page-data'
import {createSiteData} from '@lectern/testing/create-site-data'
import {expect, test} from 'vitest'
import {runHook} from '../fixtures/run-hook.js'
import {
  findMainDoc,
  useActiveDocContext,
  useActivePlugin,
  useActiveVersion,
  useAllDocsData,
  useDocsData,
  useDocVersionSuggestions,
  useLatestVersion,
  useVersions
} from './docs-data.js'

const common = {mainDocId: 'a', docs: [], draftIds: [], sidebars: {}}
const docs: DocsGlobalData = {
  path: '/docs',
  breadcrumbs: true,
  versions: [
    {...common, name: 'current', label: 'Next', isLast: false, path: '/docs/next'},
    {...common, name: '2.0', label: '2.0', isLast: true, path: '/docs'},
    {...common, name: '1.0', label: '1.0', isLast: false, path: '/docs/1.0'}
  ]
}
const community: DocsGlobalData = {path: '/community', breadcrumbs: false, versions: []}
// Global data is JSON, and interfaces have no index signature.
const globalData = {docs: {default: docs, community}} as unknown as SiteData['globalData']
const site = createSiteData({}, globalData)

/** Returns the result of a hook on a page of the site. */
function run<Result>(use: () => Result, path: string, props: JsonObject = {}): Result {
  return runHook(use, {site, page: createPageData(path, {props})})
}

const inOld = {
  pluginId: 'default',
  version: {name: '1.0', label: '1.0', isLast: false},
  doc: {id: 'b'},
  sidebar: {id: 'docs'}
}

test('returns the data of all instances, and of a single one', () => {
  expect(run(useAllDocsData, '/')).toEqual({default: docs, community})
  expect(run(() => useDocsData('community'), '/')).toBe(community)
  expect(run(() => useDocsData(), '/')).toBe(docs)
})

test('an unknown instance is an error that lists the valid ones', () => {
  expect(() => run(() => useDocsData('comunity'), '/')).toThrow(
    'The plugin "docs" has no global data with the ID "comunity". Available IDs: default, community.'
  )
})

test('returns the active instance for a path, and throws without one only if requested', () => {
  expect(run(useActivePlugin, '/community/x')).toEqual({
    pluginId: 'community',
    pluginData: community
  })
  expect(run(useActivePlugin, '/blog')).toBeUndefined()
  expect(() => run(() => useActivePlugin({failfast: true}), '/blog')).toThrow(
    'Can\'t find active docs plugin for the path "/blog". The docs of this site are at: /docs, /community.'
  )
})

test('returns all versions, the latest version, and the version of the page', () => {
  expect(run(useVersions, '/').map(({name}) => name)).toEqual(['current', '2.0', '1.0'])
  expect(run(useLatestVersion, '/').name).toBe('2.0')
  expect(run(useActiveVersion, '/docs/1.0/tags')?.name).toBe('1.0')
  expect(run(useActiveVersion, '/blog')).toBeUndefined()
})

test('returns the same doc in all versions', () => {
  expect(run(useActiveDocContext, '/docs/1.0/b', inOld)).toEqual({
    activeVersion: docs.versions[2],
    activeDoc: {id: 'b', path: '/docs/1.0/b', sidebar: 'docs'},
    alternateDocVersions: {
      current: {id: 'b', path: '/docs/next/b'},
      '2.0': {id: 'b', path: '/docs/b'},
      '1.0': {id: 'b', path: '/docs/1.0/b'}
    }
  })
})

test('suggests the latest version of a doc only if it exists there', () => {
  const lacking = {...inOld, alternates: {ranges: [['1.0', '1.0']]}}
  expect(run(useDocVersionSuggestions, '/docs/1.0/b', lacking)).toEqual({
    latestVersionSuggestion: docs.versions[1],
    latestDocSuggestion: undefined
  })
  const moved = {...inOld, alternates: {paths: {'2.0': '/docs/c', '1.0': '/docs/1.0/b'}}}
  expect(run(useDocVersionSuggestions, '/docs/1.0/b', moved).latestDocSuggestion).toEqual({
    id: 'b',
    path: '/docs/c'
  })
})

test('a page of one instance is not part of another', () => {
  expect(run(() => useActiveDocContext('community'), '/docs/1.0/b', inOld)).toEqual({
    alternateDocVersions: {}
  })
})

test('docs without a version have no latest version', () => {
  expect(() => run(() => useLatestVersion('community'), '/')).toThrow(
    'The docs with the ID "community" have no version.'
  )
})

test('a version starts with its main doc, even if global data doesn’t contain it', () => {
  const [version] = docs.versions
  if (!version) throw new Error('The sample has no version.')
  const owl = {id: 'a', path: '/docs/next/owl', label: 'Owl'}
  expect(findMainDoc({...version, docs: [owl]})).toBe(owl)
  expect(findMainDoc(version)).toEqual({id: 'a', path: '/docs/next'})
})
