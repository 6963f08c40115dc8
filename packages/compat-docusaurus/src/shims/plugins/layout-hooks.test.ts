import type {SiteData} from '@lectern/types'
import {expect, test} from 'vitest'
import {runHook} from '../../fixtures/run-hook.js'
import {useLayoutDoc, useLayoutDocsSidebar} from './layout-hooks.js'

const version = (name: string, path: string) => ({
  ...{name, label: name, path, isLast: name === '1.0', mainDocId: 'owl', draftIds: []},
  docs: [{id: 'owl', label: 'Owl', path: `${path}/owl`}],
  sidebars: {birds: {link: {label: 'Owl', path: `${path}/owl`}}}
})

// Global data is JSON: types of other packages aren't known to be.
const globalData = {
  docs: {
    default: {
      ...{path: '/docs', breadcrumbs: true},
      versions: [version('current', '/docs/next'), version('1.0', '/docs')]
    }
  }
} as unknown as SiteData['globalData']

test('navbar items link to the latest version on pages outside of docs', () => {
  const run = <Result>(use: () => Result) => runHook(use, {path: '/', globalData})
  expect(run(() => useLayoutDoc('owl'))?.path).toBe('/base/docs/owl')
  expect(run(() => useLayoutDocsSidebar('birds')).link?.path).toBe('/base/docs/owl')
})

test('navbar items link to the version of the page', () => {
  const run = <Result>(use: () => Result) => runHook(use, {path: '/docs/next/owl', globalData})
  expect(run(() => useLayoutDoc('owl'))?.path).toBe('/base/docs/next/owl')
})
