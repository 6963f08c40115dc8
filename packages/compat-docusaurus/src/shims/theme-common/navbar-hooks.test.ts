import {createI18n, createLocaleSettings} from '@lectern/testing/create-site-config'
import {expect, test} from 'vitest'
import {runHook} from '../../fixtures/run-hook.js'
import {isRegexpStringMatch, splitNavbarItems, useAlternatePageUtils} from './navbar-hooks.js'

test('items without a position are on the right', () => {
  const [left, right] = splitNavbarItems([{position: 'left'}, {}, {position: 'right'}])
  expect(left).toEqual([{position: 'left'}])
  expect(right).toEqual([{}, {position: 'right'}])
})

test('patterns in the configuration are case-insensitive', () => {
  expect(isRegexpStringMatch('/DOCS/', '/docs/a')).toBe(true)
  expect(isRegexpStringMatch('/blog/', '/docs/a')).toBe(false)
  expect(isRegexpStringMatch(undefined, '/docs/a')).toBe(false)
})

test('links to other locales have the URL and base URL of the locale', () => {
  const localeConfigs = {
    en: createLocaleSettings('en', {baseUrl: '/base/'}),
    fr: createLocaleSettings('fr', {baseUrl: '/base/france/'}),
    de: createLocaleSettings('de', {baseUrl: '/', url: 'https://example.de'})
  }
  const i18n = createI18n({locales: ['en', 'fr', 'de'], localeConfigs})
  const createUrls = (trailingSlash?: boolean) => {
    const {createUrl} = runHook(() => useAlternatePageUtils(), {config: {i18n, trailingSlash}})
    return i18n.locales.map((locale) => [
      createUrl({locale, fullyQualified: false}),
      createUrl({locale, fullyQualified: true})
    ])
  }
  expect(createUrls()).toEqual([
    ['/base/docs/owl', 'https://example.com/base/docs/owl'],
    ['/base/france/docs/owl', 'https://example.com/base/france/docs/owl'],
    ['/docs/owl', 'https://example.de/docs/owl']
  ])
  expect(createUrls(true)[1]?.[0]).toBe('/base/france/docs/owl/')
})
