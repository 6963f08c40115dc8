import type {SiteConfig} from '@lectern/types'
import {expect, test} from 'vitest'
import {createIgnoredPages} from './ignored-pages.js'

const LOCALES = {
  ...{defaultLocale: 'en', locales: ['en', 'fr'], path: 'i18n'},
  localeConfigs: {en: {baseUrl: '/base/'}, fr: {baseUrl: '/base/fr/'}}
}

/** Which of some pages patterns name. */
function list(patterns: readonly string[], currentLocale = 'en', trailingSlash?: boolean) {
  const baseUrl = currentLocale === 'en' ? '/base/' : '/base/fr/'
  const i18n = {...LOCALES, currentLocale}
  const site = {url: 'https://docs.example.com', baseUrl, trailingSlash, i18n}
  // As much of a configuration as counts here.
  const isIgnored = createIgnoredPages(patterns, site as unknown as SiteConfig)
  return ['/', '/tests', '/tests/a', '/docs'].filter(isIgnored)
}

test('patterns are about paths with the base URL', () => {
  expect(list(['/base/tests/**'])).toEqual(['/tests', '/tests/a'])
  expect(list(['/tests/**'])).toEqual([])
  expect(list(['/base/'])).toEqual(['/'])
  expect(list([])).toEqual([])
})

test.each([undefined, true, false])('a slash at the end does not count (%s)', (trailingSlash) => {
  expect(list(['/base/docs'], 'en', trailingSlash)).toEqual(['/docs'])
})

test('a page that is named in the default language is named in all, one of another language there alone', () => {
  expect(list(['/base/tests/**'], 'fr')).toEqual(['/tests', '/tests/a'])
  expect(list(['/base/fr/docs'], 'fr')).toEqual(['/docs'])
  expect(list(['/base/fr/docs'], 'en')).toEqual([])
})
