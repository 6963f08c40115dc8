import DocVersionBanner from '@theme/DocVersionBanner'
import {toJsonObject} from '@lectern/shared/text/json-object'
import type {DocsVersionProps} from '@lectern/types'
import {expect, test} from 'vitest'
import {renderSample} from '../fixtures/render-sample.js'

const old: DocsVersionProps = {
  ...{name: '1.0', label: '1.0', isLast: false, badge: true, className: ''},
  banner: 'unmaintained'
}
const common = {mainDocId: 'a', docs: [{id: 'a', path: '/docs/a', label: 'A'}], draftIds: []}
const versions = [
  {...common, name: '2.0', label: '2.0', isLast: true, path: '/docs', sidebars: {}},
  {...common, name: '1.0', label: '1.0', isLast: false, path: '/docs/1.0', sidebars: {}}
]
const globalData = {docs: {default: {path: '/docs', breadcrumbs: true, versions}}}

/** Returns the banner's text and links on the page `b` of version 1.0. */
function show(version: DocsVersionProps, alternates?: object): [string, string[]] {
  const props = {pluginId: 'default', version, doc: {id: 'b'}, alternates, breadcrumbs: []}
  const html = renderSample(<DocVersionBanner />, {
    path: '/docs/1.0/b',
    globalData,
    props: toJsonObject(props)
  })
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)
  return [html.replace(/<\/p><p>/g, ' ').replace(/<[^>]*>/g, ''), links]
}

test('an old version links to the same page in the latest one', () => {
  expect(show(old)).toEqual([
    'This is documentation for Site 1.0, which is no longer actively maintained. For up-to-date documentation, see the latest version (2.0).',
    ['/base/docs/b']
  ])
})

test('a page that is missing from the latest version links to the first page of that version', () => {
  expect(show(old, {ranges: [['1.0', '1.0']]})[1]).toEqual(['/base/docs/a'])
})

test('a page that has moved links to its new path', () => {
  const paths = {'1.0': '/docs/1.0/b', '2.0': '/docs/guides/b'}
  expect(show(old, {paths})[1]).toEqual(['/base/docs/guides/b'])
})

test('an unreleased version has a banner', () => {
  expect(show({...old, label: 'Next', banner: 'unreleased'})[0]).toMatch(
    /^This is unreleased documentation for Site Next\./
  )
})

test('a version with its banner turned off shows none', () => {
  expect(show({...old, banner: undefined})).toEqual(['', []])
})
