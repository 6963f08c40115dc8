import {expect, test} from 'vitest'
import type {SiteConfig} from '@lectern/types'
import {listPageAlternates} from './page-alternates.js'

const language = {label: '', direction: 'ltr', calendar: 'gregory', translate: true} as const

const site: Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash' | 'i18n'> = {
  url: 'https://example.de',
  baseUrl: '/',
  i18n: {
    defaultLocale: 'en',
    currentLocale: 'de',
    locales: ['en', 'fr', 'de'],
    path: 'i18n',
    url: 'https://example.com',
    localeConfigs: {
      en: {...language, htmlLang: 'en-GB', path: 'en', baseUrl: '/'},
      fr: {...language, htmlLang: 'fr', path: 'fr', baseUrl: '/fr/'},
      de: {...language, htmlLang: 'de', path: 'de', url: 'https://example.de', baseUrl: '/'}
    }
  }
}

test('lists a page in each language, with its host, and a default', () => {
  expect(listPageAlternates('/docs/ä', site)).toEqual([
    {hreflang: 'en-GB', url: 'https://example.com/docs/%C3%A4'},
    {hreflang: 'fr', url: 'https://example.com/fr/docs/%C3%A4'},
    {hreflang: 'de', url: 'https://example.de/docs/%C3%A4'},
    {hreflang: 'x-default', url: 'https://example.com/docs/%C3%A4'}
  ])
})

test('omits languages without the page', () => {
  const listed = (missing: Record<string, string>) =>
    listPageAlternates('/docs/ä', site, missing).map(({hreflang}) => hreflang)
  expect(listed({fr: '/docs'})).toEqual(['en-GB', 'de', 'x-default'])
  expect(listed({en: '/docs', fr: '/docs'})).toEqual(['de'])
})
