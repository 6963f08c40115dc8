import {createI18n, createLocaleSettings} from '@lectern/testing/create-site-config'
import {createSiteData} from '@lectern/testing/create-site-data'
import {expect, test} from 'vitest'
import {runHook} from '../fixtures/run-hook.js'
import {
  useAllPluginInstancesData,
  useBaseUrl,
  useBaseUrlUtils,
  useFormatDate,
  useGlobalData,
  usePluginData,
  useThemeConfig
} from './site-context.js'

const site = createSiteData(
  {url: 'https://site.example', baseUrl: '/base/', trailingSlash: true, themeConfig: {logo: 'a'}},
  {birds: {default: ['heron'], coast: ['gull']}}
)

test('returns plugin data of one instance or of all instances', () => {
  expect(runHook(() => usePluginData('birds'), {site})).toEqual(['heron'])
  expect(runHook(() => usePluginData('birds', 'coast'), {site})).toEqual(['gull'])
  expect(runHook(() => useAllPluginInstancesData('birds'), {site})).toBe(site.globalData.birds)
  expect(runHook(useGlobalData, {site})).toBe(site.globalData)
})

test('missing plugin data is undefined', () => {
  expect(runHook(() => usePluginData('birds', 'lake'), {site})).toBeUndefined()
  expect(runHook(() => useAllPluginInstancesData('fish'), {site})).toBeUndefined()
})

test.each([
  [
    'an id',
    () => usePluginData('birds', 'lake', {failfast: true}),
    'The plugin "birds" has no global data with the ID "lake". Available IDs: default, coast.'
  ],
  [
    'a plugin',
    () => usePluginData('fish', undefined, {failfast: true}),
    'The plugin "fish" has no global data with the ID "default". The plugin isn\'t in the configuration.'
  ],
  [
    'all instances of a plugin',
    () => useAllPluginInstancesData('fish', {failfast: true}),
    'The plugin "fish" has no global data. Plugins with global data: birds.'
  ]
])('with failfast, missing data of %s is an error', (_, use, message) => {
  expect(() => runHook(use, {site})).toThrow(message)
})

test.each([
  ['/a', undefined, '/base/a/'],
  ['/img/a.svg', undefined, '/base/img/a.svg'],
  ['a', undefined, 'a'],
  ['a', {forcePrependBaseUrl: true}, '/base/a/'],
  ['/a', {absolute: true}, 'https://site.example/base/a/'],
  ['https://other.example/a', {absolute: true}, 'https://other.example/a'],
  ['#a', undefined, '#a']
])('%s with %o has the URL %s', (path, options, url) => {
  expect(runHook(() => useBaseUrlUtils().withBaseUrl(path, options), {site})).toBe(url)
  expect(runHook(() => useBaseUrl(path, options), {site})).toBe(url)
})

test('components can read the theme configuration', () => {
  expect(runHook(() => useThemeConfig<{logo: string}>(), {site})).toEqual({logo: 'a'})
})

test.each([
  ['the language of the site', {htmlLang: 'de-DE'}, '21. November 2026'],
  ['the calendar of the language', {htmlLang: 'en', calendar: 'buddhist'}, 'November 21, 2569 BE']
])('dates are formatted by %s', (_, settings, expected) => {
  const i18n = createI18n({
    currentLocale: 'de',
    localeConfigs: {de: createLocaleSettings('de', settings)}
  })
  const inGerman = createSiteData({i18n})
  expect(runHook(() => useFormatDate()('2026-11-21'), {site: inGerman})).toBe(expected)
})

test.each([
  [undefined, '21 November 2026'],
  ['docusaurus', 'November 21, 2026']
])('with the compatibility %s, a date in en-GB is %s', (compatibility, expected) => {
  const localeConfigs = {en: createLocaleSettings('en', {htmlLang: 'en-GB'})}
  const i18n = createI18n({currentLocale: 'en', localeConfigs})
  const data = createSiteData({i18n, themeConfig: compatibility ? {compatibility} : {}})
  expect(runHook(() => useFormatDate()('2026-11-21'), {site: data})).toBe(expected)
})

test('a locale without settings formats dates by its own code', () => {
  const french = createSiteData({i18n: createI18n({currentLocale: 'fr'})})
  expect(runHook(() => useFormatDate()('2026-11-21', 'short'), {site: french})).toBe('21 nov. 2026')
})
