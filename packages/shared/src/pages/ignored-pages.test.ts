import type {SiteConfig} from '@lectern/types'
import {expect, test} from 'vitest'
import {createIgnoredPages} from './ignored-pages.js'

const LOCALES = {
  ...{defaultLocale: 'en', locales: ['en', 'fr'], path: 'i18n'},
  localeConfigs: {en: {baseUrl: '/base/'}, fr: {baseUrl: '/base/fr/'}}
}

/** Returns the pages that the patterns match. */
function list(patterns: readonly string[], currentLocale = 'en', trailingSlash?: boolean) {
  const baseUrl = currentLocale === 'en' ? '/base/' : '/base/fr/'
  const i18n = {...LOCALES, currentLocale}
  const site = {url: 'https://docs.example.com', baseUrl, trailingSlash, i18n}
  // The part of the configuration that matters here.
  const isIgnored = createIgnoredPages(patterns, site as unknown as SiteConfig)
  return ['/', '/tests', '/tests/a', '/docs'].filter(isIgnored)
}

test('patterns match paths with the base URL', () => {
  expect(list(['/base/tests/**'])).toEqual(['/tests', '/tests/a'])
  expect(list(['/tests/**'])).toEqual([])
  expect(list(['/base/'])).toEqual(['/'])
  expect(list([])).toEqual([])
})

test.each([undefined, true, false])('ignores a trailing slash (%s)', (trailingSlash) => {
  expect(list(['/base/docs'], 'en', trailingSlash)).toEqual(['/docs'])
})

test('a pattern of the default locale applies to all locales, others only to their own', () => {
  expect(list(['/base/tests/**'], 'fr')).toEqual(['/tests', '/tests/a'])
  expect(list(['/base/fr/docs'], 'fr')).toEqual(['/docs'])
  expect(list(['/base/fr/docs'], 'en')).toEqual([])
})
