import {expect, test} from 'vitest'
import {testContent} from '../fixtures/test-content.js'
import {createCatalog} from './create-catalog.js'

/** Returns whether categories of a version with so many docs are collapsed at first. */
function isCollapsed(count: number, options: object = {}, compatibility?: 'docusaurus') {
  const files = Object.fromEntries(Array.from({length: count}, (_, index) => [`${index}.md`, {}]))
  const {content, settings} = testContent({files, options})
  const [version] = content.versions
  if (!version) throw new Error('Expected a version.')
  const {catalog} = createCatalog(version, settings.options, {compatibility})
  return catalog.options.sidebarCollapsed
}

test('categories are expanded by default in versions with up to 24 docs', () => {
  expect(isCollapsed(24)).toBe(false)
  expect(isCollapsed(25)).toBe(true)
})

test('the option sets it for versions of all sizes', () => {
  expect(isCollapsed(1, {sidebarCollapsed: true})).toBe(true)
  expect(isCollapsed(25, {sidebarCollapsed: false})).toBe(false)
})

test('in Docusaurus projects, categories are collapsed by default', () => {
  expect(isCollapsed(1, {}, 'docusaurus')).toBe(true)
  expect(isCollapsed(1, {sidebarCollapsed: false}, 'docusaurus')).toBe(false)
})
