import {createTemporarySite} from '@lectern/testing/temporary-site'
import type {SiteConfig} from '@lectern/types'
import {expect, test} from 'vitest'
import {testRoutes} from '../fixtures/test-content.js'
import {needsWholeSidebars} from './whole-sidebars.js'

test.each([
  ['src/theme/DocSidebar/Desktop/index.js', 'docusaurus', true],
  ['src/theme/DocRoot/Layout/Sidebar/index.tsx', 'docusaurus', true],
  ['src/theme/DocSidebar.jsx', 'docusaurus', true],
  ['src/theme/DocSidebarItem/Category/index.js', 'docusaurus', true],
  ['src/theme/DocSidebarItem/Link.js', 'docusaurus', false],
  ['src/theme/DocSidebar/index.js', undefined, false]
] as const)('with %s, a site for %s needs whole sidebars: %s', (file, compatibility, expected) => {
  const siteDir = createTemporarySite({[file]: ''})
  // `needsWholeSidebars` doesn't read anything else from the configuration.
  const siteConfig = {compatibility} as SiteConfig
  expect(needsWholeSidebars({siteDir, siteConfig})).toBe(expected)
})

test('a site whose code reads a sidebar needs whole sidebars', () => {
  const needs = (code: string) =>
    needsWholeSidebars({
      siteDir: createTemporarySite({'src/components/nav/Next.tsx': code}),
      siteConfig: {compatibility: 'docusaurus'} as SiteConfig
    })
  expect(needs('const sidebar = useDocsSidebar()')).toBe(true)
  // This data is in the main bundle.
  expect(needs('const {docsSidebars} = useDocsVersion()')).toBe(false)
  expect(needs('const category = useCurrentSidebarCategory()')).toBe(false)
})

test('pages of that site include the items of collapsed categories', () => {
  const files = {'a.md': {}, 'b.md': {}}
  const sidebars = {docs: ['a', {Closed: ['b']}]}
  const itemsOf = (hasWholeSidebars: boolean) =>
    testRoutes({files, sidebars, hasWholeSidebars, options: {sidebarCollapsed: true}}).routes[0]
      ?.props.sidebar
  expect(itemsOf(true)).toMatchObject({items: [{}, {label: 'Closed', items: [{label: 'b'}]}]})
  expect(JSON.stringify(itemsOf(false))).not.toContain('"b"')
})
