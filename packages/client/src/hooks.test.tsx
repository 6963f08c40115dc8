import type {JsonObject, PluginRef, SiteData} from '@lectern/types'
import type {ReactNode} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {useColorMode} from './color-mode/color-mode.js'
import {
  useActiveDocContext,
  useActivePlugin,
  useAllDocsData,
  useDocsData,
  useDocsPage
} from './docs/docs-data.js'
import {Head} from './head/head.js'
import {PageContent, usePage, usePath} from './context/page-context.js'
import {RouteContextProvider, useRouteContext} from './context/route-context.js'
import {
  SiteDataProvider,
  useAllPluginInstancesData,
  useBaseUrl,
  useBaseUrlUtils,
  useFormatDate,
  useGlobalData,
  usePluginData,
  useSiteData,
  useThemeConfig
} from './context/site-context.js'

const plugin: PluginRef = {name: 'docs', id: 'default'}

const site = {
  siteConfig: {
    url: 'https://site.example',
    baseUrl: '/base/',
    trailingSlash: true,
    i18n: {localeConfigs: {}},
    themeConfig: {}
  },
  currentLocale: 'en',
  globalData: {birds: {default: ['heron'], coast: ['gull']}}
} as unknown as SiteData

/** What a hook gives inside of some providers. */
function run<Result>(use: () => Result, provide: (probe: ReactNode) => ReactNode): Result {
  const results: Result[] = []
  function Probe() {
    results.push(use())
    return null
  }
  renderToStaticMarkup(provide(<Probe />))
  return results[0] as Result
}

const alone = (probe: ReactNode) => probe
const inSite = (probe: ReactNode) => <SiteDataProvider site={site}>{probe}</SiteDataProvider>

test.each([
  ['useSiteData', useSiteData, 'useSiteData', 'SiteDataProvider'],
  ['useThemeConfig', useThemeConfig, 'useSiteData', 'SiteDataProvider'],
  ['useGlobalData', useGlobalData, 'useSiteData', 'SiteDataProvider'],
  ['usePluginData', () => usePluginData('birds'), 'useSiteData', 'SiteDataProvider'],
  ['useAllDocsData', useAllDocsData, 'useSiteData', 'SiteDataProvider'],
  ['useDocsData', useDocsData, 'useSiteData', 'SiteDataProvider'],
  ['useBaseUrl', () => useBaseUrl('/'), 'useSiteData', 'SiteDataProvider'],
  ['useFormatDate', useFormatDate, 'useFormatDate', 'SiteDataProvider'],
  ['useColorMode', useColorMode, 'useColorMode', 'ColorModeProvider'],
  ['usePage', usePage, 'usePage', 'PageProvider'],
  ['usePath', usePath, 'usePath', 'PageProvider'],
  ['useDocsPage', useDocsPage, 'usePage', 'PageProvider'],
  ['useRouteContext', useRouteContext, 'useRouteContext', 'RouteContextProvider'],
  ['Head', () => Head({children: []}), 'useHeadStore', 'HeadProvider'],
  ['PageContent', () => PageContent({}), 'PageContent', 'PageProvider']
] as const)('%s outside of its provider names the provider', (_, use, hook, provider) => {
  expect(() => run<unknown>(use, alone)).toThrow(
    `Hook ${hook} is called outside the <${provider}>.`
  )
})

test.each([
  ['useActivePlugin', useActivePlugin, 'usePath'],
  ['useActiveDocContext', () => useActiveDocContext('coast'), 'usePath']
] as const)('%s needs a page, too', (_, use, hook) => {
  const withDocs = {...site, globalData: {docs: {coast: {path: '/', versions: []}}}}
  const inDocs = (probe: ReactNode) => (
    <SiteDataProvider site={withDocs as unknown as SiteData}>{probe}</SiteDataProvider>
  )
  expect(() => run<unknown>(use, inDocs)).toThrow(
    `Hook ${hook} is called outside the <PageProvider>.`
  )
})

test('the data of a plugin is that of one instance or of all', () => {
  expect(run(() => usePluginData('birds'), inSite)).toEqual(['heron'])
  expect(run(() => usePluginData('birds', 'coast'), inSite)).toEqual(['gull'])
  expect(run(() => useAllPluginInstancesData('birds'), inSite)).toBe(site.globalData.birds)
})

test('data that is missing is no error, unless it is wanted at once', () => {
  expect(run(() => usePluginData('birds', 'lake'), inSite)).toBeUndefined()
  expect(run(() => useAllPluginInstancesData('fish'), inSite)).toBeUndefined()
  const failfast = {failfast: true} as const
  expect(() => run(() => usePluginData('birds', 'lake', failfast), inSite)).toThrow(
    'There is no global data of the plugin "birds" with the id "lake". Available ids: default, coast.'
  )
  expect(() => run(() => usePluginData('fish', undefined, failfast), inSite)).toThrow(
    'There is no global data of the plugin "fish" with the id "default". The site has no such plugin.'
  )
  expect(() => run(() => useAllPluginInstancesData('fish', failfast), inSite)).toThrow(
    'There is no global data of the plugin "fish". Plugins with global data: birds.'
  )
})

test.each([
  ['/a', undefined, '/base/a/'],
  ['/img/a.svg', undefined, '/base/img/a.svg'],
  ['a', undefined, 'a'],
  ['a', {forcePrependBaseUrl: true}, '/base/a/'],
  ['/a', {absolute: true}, 'https://site.example/base/a/'],
  ['https://other.example/a', {absolute: true}, 'https://other.example/a'],
  ['#a', undefined, '#a']
])('%s with %o is at %s', (path, options, address) => {
  expect(run(() => useBaseUrlUtils().withBaseUrl(path, options), inSite)).toBe(address)
})

test('a route context has the plugin of the topmost, and the data of all', () => {
  const inRoutes = (probe: ReactNode) => (
    <RouteContextProvider value={{plugin, data: {a: 1, b: 1}}}>
      <RouteContextProvider value={{plugin: {name: 'blog', id: 'x'}, data: {b: 2}}}>
        {probe}
      </RouteContextProvider>
    </RouteContextProvider>
  )
  expect(run(useRouteContext, inRoutes)).toEqual({plugin, data: {a: 1, b: 2}})
})

test('a topmost route context without a plugin is an error', () => {
  const data: JsonObject = {a: 1}
  const inRoutes = (probe: ReactNode) => (
    <RouteContextProvider value={{data}}>{probe}</RouteContextProvider>
  )
  expect(() => run(useRouteContext, inRoutes)).toThrow(
    'The topmost <RouteContextProvider> has no `plugin` in its value.'
  )
})
