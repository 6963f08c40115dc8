import {hookTools} from '@lectern/testing/hook-tools'
import {createSiteConfig} from '@lectern/testing/create-site-config'
import {createSiteContext} from '@lectern/testing/create-site-context'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import type {JsonObject} from '@lectern/types'
import {expect, test} from 'vitest'
import {createTestSite} from './fixtures/test-site.js'
import {searchPlugin} from './search-plugin.js'

const SERVICE = {appId: 'A1', apiKey: 'k1', indexName: 'birds'}

function create(themeConfig: JsonObject = {}) {
  const siteDir = createTemporarySite()
  const siteConfig = createSiteConfig({themeConfig, baseUrl: '/base/'})
  const plugin = searchPlugin(createSiteContext({}, {siteDir, siteConfig}))
  return {siteConfig, plugin}
}

/** Returns the files that the plugin generates for a site with one page. */
async function filesOf(themeConfig?: JsonObject) {
  const {plugin} = create(themeConfig)
  const {site} = createTestSite([{path: '/owl', title: 'Owl', text: 'Hunts at night.'}])
  const whole = {...site, readPage: async () => '', keyOfPage: () => undefined}
  const files = (await plugin.postBuild?.(whole)) ?? []
  return files.map(({file}) => file)
}

const routesOf = (themeConfig?: JsonObject) =>
  create(themeConfig).plugin.createRoutes?.(undefined, hookTools)

test("a site has a search page, which search engines don't index", async () => {
  const {routes = []} = (await routesOf()) ?? {}
  expect(routes).toMatchObject([{path: '/search', component: '@theme/SearchPage', contents: []}])
  expect(routes[0]?.head).toEqual(
    expect.arrayContaining([
      {tag: 'title', content: 'Search'},
      {tag: 'meta', attributes: {name: 'robots', content: 'noindex, follow'}}
    ])
  )
})

test.each([
  ['find', ['/find']],
  ['/birds/find', ['/birds/find']],
  [false, []]
])('the search page can be at %s', async (searchPagePath, expected) => {
  const {routes = []} = (await routesOf({search: {searchPagePath}})) ?? {}
  expect(routes.map(({path}) => path)).toEqual(expected)
})

test('the site contains the index, the search worker and the OpenSearch description', async () => {
  const files = await filesOf()
  expect(files).toContain('opensearch.xml')
  expect(files.some((file) => /search.*\.js$/.test(file))).toBe(true)
  expect(files.some((file) => file.endsWith('.json'))).toBe(true)
})

test('pages can be excluded from the index', async () => {
  const {plugin} = create({search: {ignorePatterns: ['/base/birds/**']}})
  const {site} = createTestSite([
    {path: '/owl', title: 'Owl', text: 'Hunts at night.'},
    {path: '/birds/lark', title: 'Lark', text: 'Sings at dawn.'}
  ])
  const whole = {...site, readPage: async () => '', keyOfPage: () => undefined}
  const files = (await plugin.postBuild?.(whole)) ?? []
  const parts = files.filter(({file}) => file.endsWith('.json'))
  const texts = (
    await Promise.all(parts.map(({text}) => (typeof text === 'function' ? text() : text)))
  ).join('\n')
  expect(texts).toContain('Hunts at night.')
  expect(texts).not.toContain('Sings at dawn.')
})

test('a site with a search service has no local index', async () => {
  const files = await filesOf({algolia: SERVICE})
  expect(files.filter((file) => file !== 'opensearch.xml')).toEqual([])
})

test('browsers can add the site search', () => {
  const {plugin} = create()
  const {headTags = []} = plugin.injectHtmlTags?.({content: undefined}) ?? {}
  expect(headTags).toContainEqual({
    tag: 'link',
    attributes: expect.objectContaining({rel: 'search', href: '/base/opensearch.xml'})
  })
})

test('the configuration is completed, and checked', () => {
  const {plugin} = create()
  expect(plugin.validateThemeConfig?.({}).search).toMatchObject({
    ...{contextualSearch: true, searchPagePath: 'search'}
  })
  expect(() => plugin.validateThemeConfig?.({algolia: {appId: 'A1'}})).toThrow()
})

test.each([
  ['/ask', {}],
  ['https://ai.example.com/v1/ask', {'connect-src': ['https://ai.example.com']}]
])('the policy allows the endpoint %s', (endpoint, expected) => {
  expect(create({search: {ask: {endpoint}}}).plugin.getPolicySources?.()).toEqual(expected)
})
