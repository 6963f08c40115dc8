import {expect, test} from 'vitest'
import {addThemeDefaults, completeThemeConfig} from './complete-theme-config.js'

test('an Algolia search is also available under its Docusaurus name', () => {
  const search = {appId: 'A', apiKey: 'k', indexName: 'docs'}
  expect(completeThemeConfig({search, navbar: {}})).toMatchObject({
    search,
    navbar: {},
    algolia: search
  })
})

test.each([{}, {search: {}}, {algolia: {appId: 'A'}}])('%j keeps its search', (themeConfig) => {
  expect(completeThemeConfig(themeConfig)).toEqual({...themeConfig, prism: expect.anything()})
})

test('components can read code block settings without checking that they exist', () => {
  expect(completeThemeConfig({prism: {defaultLanguage: 'js'}})).toEqual({
    prism: {
      defaultLanguage: 'js',
      additionalLanguages: [],
      magicComments: [expect.objectContaining({line: 'highlight-next-line'})]
    }
  })
})

test('plugins can read defaults of the theme', () => {
  const items = [{label: 'Docs'}]
  expect(
    addThemeDefaults({navbar: {items}, docs: {sidebar: {hideable: true}}, own: 1})
  ).toMatchObject({
    navbar: {hideOnScroll: false, items},
    docs: {
      versionPersistence: 'localStorage',
      sidebar: {hideable: true, autoCollapseCategories: false}
    },
    colorMode: {defaultMode: 'light'},
    metadata: [],
    own: 1
  })
})
