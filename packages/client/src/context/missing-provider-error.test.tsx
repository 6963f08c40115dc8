import {createSiteData} from '@lectern/testing/create-site-data'
import {expect, test} from 'vitest'
import {useColorMode} from '../color-mode/color-mode.js'
import {
  useActiveDocContext,
  useActivePlugin,
  useAllDocsData,
  useDocsData,
  useDocsPage
} from '../docs/docs-data.js'
import {runHookIn} from '../fixtures/run-hook.js'
import {Head} from '../head/head.js'
import {PageContent, usePage, usePath} from './page-context.js'
import {useRouteContext} from './route-context.js'
import {
  SiteDataProvider,
  useBaseUrl,
  useFormatDate,
  useGlobalData,
  usePluginData,
  useSiteData,
  useThemeConfig
} from './site-context.js'

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
] as const)(
  '%s outside of its provider throws an error that names the provider',
  (_, use, hook, provider) => {
    expect(() => runHookIn<unknown>(use, (probe) => probe)).toThrow(
      `Hook ${hook} is called outside the <${provider}>.`
    )
  }
)

test.each([
  ['useActivePlugin', useActivePlugin, 'usePath'],
  ['useActiveDocContext', () => useActiveDocContext('coast'), 'usePath']
] as const)('%s also requires a page', (_, use, hook) => {
  const site = createSiteData({}, {docs: {coast: {path: '/', versions: []}}})
  expect(() =>
    runHookIn<unknown>(use, (probe) => <SiteDataProvider site={site}>{probe}</SiteDataProvider>)
  ).toThrow(`Hook ${hook} is called outside the <PageProvider>.`)
})
