import {expect, test} from 'vitest'
import {parseConfig} from '../config/config-schema.js'
import {problemsIn} from '@lectern/testing/test-problems'
import {chooseLocale, localizationFolder} from './choose-locale.js'

const {siteConfig} = parseConfig(
  {
    title: 'T',
    url: 'https://example.com',
    i18n: {
      locales: ['en', 'fr', 'fa'],
      localeConfigs: {fa: {path: 'persian', url: 'https://fa.example.com', baseUrl: '/'}}
    }
  },
  {file: 'site.config.ts', text: ''}
)

test('a localized site uses the base URL of its locale', () => {
  const french = chooseLocale(siteConfig, 'fr')
  expect(french).toMatchObject({url: 'https://example.com', baseUrl: '/fr/'})
  expect(french.i18n.currentLocale).toBe('fr')
  expect(chooseLocale(siteConfig, 'fa')).toMatchObject({
    url: 'https://fa.example.com',
    baseUrl: '/'
  })
})

test('translations are in the folder that the locale configures', () => {
  expect(localizationFolder('/site', chooseLocale(siteConfig, 'fr'))).toBe('/site/i18n/fr')
  expect(localizationFolder('/site', chooseLocale(siteConfig, 'fa'))).toBe('/site/i18n/persian')
})

test('an unknown locale is rejected', () => {
  expect(problemsIn(() => chooseLocale(siteConfig, 'de'))).toEqual([
    "The locale `de` isn't in `i18n.locales`."
  ])
})
