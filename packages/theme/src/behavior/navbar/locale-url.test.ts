import {expect, test} from 'vitest'
import {localeUrl} from './locale-url.js'

const settings = {direction: 'ltr', calendar: 'gregory', translate: true} as const
const site = {
  url: 'https://example.com',
  baseUrl: '/base/fr/',
  i18n: {
    ...{defaultLocale: 'en', currentLocale: 'fr', locales: ['en', 'fr', 'de'], path: 'i18n'},
    localeConfigs: {
      en: {...settings, label: 'English', htmlLang: 'en', path: 'en', baseUrl: '/base/'},
      fr: {...settings, label: 'Français', htmlLang: 'fr', path: 'fr', baseUrl: '/base/fr/'},
      de: {
        ...{...settings, label: 'Deutsch', htmlLang: 'de', path: 'de'},
        ...{url: 'https://example.de', baseUrl: '/'}
      }
    }
  }
}

test('a page has the same path below the base URL of each language', () => {
  expect(localeUrl('/docs/a b', 'en', site)).toBe('/base/docs/a%20b')
  expect(localeUrl('/docs/a b', 'fr', site)).toBe('/base/fr/docs/a%20b')
})

test('a language on a different host has an absolute URL', () => {
  expect(localeUrl('/docs/a', 'de', site)).toBe('https://example.de/docs/a')
})

test('a language on a different host links back to the host of the others', () => {
  const german = {...site, url: 'https://example.de', baseUrl: '/'}
  const i18n = {...site.i18n, currentLocale: 'de', url: 'https://example.com'}
  expect(localeUrl('/docs/a', 'en', {...german, i18n})).toBe('https://example.com/base/docs/a')
  expect(localeUrl('/docs/a', 'de', {...german, i18n})).toBe('/docs/a')
})

test('URLs follow the trailing slash setting of the site', () => {
  expect(localeUrl('/docs/a', 'en', {...site, trailingSlash: true})).toBe('/base/docs/a/')
})
