import {expect, test} from 'vitest'
import {completeThemeConfig} from './complete-theme-config.js'

test('a search by Algolia has its name in Docusaurus, too', () => {
  const search = {appId: 'A', apiKey: 'k', indexName: 'docs'}
  expect(completeThemeConfig({search, navbar: {}})).toEqual({search, navbar: {}, algolia: search})
})

test.each([{}, {search: {}}, {algolia: {appId: 'A'}}])('%j stays as it is', (themeConfig) => {
  expect(completeThemeConfig(themeConfig)).toBe(themeConfig)
})
