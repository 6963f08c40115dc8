import {expect, test} from 'vitest'
import {parseConfig} from '../config/config-schema.js'
import {problemsIn} from '@lectern/testing/test-problems'

const minimal = {title: 'T', url: 'https://example.com'}

function i18nOf(i18n: object, baseUrl = '/') {
  return parseConfig({...minimal, baseUrl, i18n}, {file: 'site.config.ts', text: ''}).siteConfig
    .i18n
}

test('a locale has a name, a direction and a subfolder of the site', () => {
  expect(i18nOf({defaultLocale: 'en', locales: ['en', 'fr', 'fa']}, '/base')).toEqual({
    defaultLocale: 'en',
    currentLocale: 'en',
    locales: ['en', 'fr', 'fa'],
    path: 'i18n',
    localeConfigs: {
      en: {
        ...{label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory'},
        ...{path: 'en', translate: true, baseUrl: '/base/'}
      },
      fr: {
        ...{label: 'Français', direction: 'ltr', htmlLang: 'fr', calendar: 'gregory'},
        ...{path: 'fr', translate: true, baseUrl: '/base/fr/'}
      },
      fa: {
        ...{label: 'فارسی', direction: 'rtl', htmlLang: 'fa', calendar: 'gregory'},
        ...{path: 'fa', translate: true, baseUrl: '/base/fa/'}
      }
    }
  })
})

test('settings of a locale in the configuration override the defaults', () => {
  const fr = {
    ...{label: 'fr', direction: 'rtl', htmlLang: 'fr-CA', calendar: 'buddhist', path: 'french'},
    ...{translate: false, url: 'https://fr.example.com/', baseUrl: '/quebec'}
  }
  const given = {locales: ['en', 'fr'], localeConfigs: {fr}}
  expect(i18nOf(given).localeConfigs.fr).toEqual({
    ...fr,
    url: 'https://fr.example.com',
    baseUrl: '/quebec/'
  })
})

test('a locale name that isn’t a language tag works with `htmlLang`', () => {
  const {localeConfigs} = i18nOf({
    defaultLocale: 'a_1',
    localeConfigs: {a_1: {htmlLang: 'fa-u-ca-persian'}}
  })
  expect(localeConfigs.a_1).toMatchObject({
    ...{label: 'فارسی', direction: 'rtl', calendar: 'persian'}
  })
})

test.each([
  [
    {locales: ['en', 'fr_FR!']},
    '`i18n.locales.1` is "fr_FR!", expected a language tag such as "fr" or "pt-BR".'
  ],
  [
    {locales: ['en', 'fr', 'en']},
    '`i18n.locales.2` is "en", expected a locale that isn\'t in the list yet.'
  ],
  [
    {defaultLocale: 'de', locales: ['en', 'fr']},
    '`i18n.defaultLocale` is "de", expected one of `i18n.locales`: "en", "fr".'
  ],
  [
    {locales: ['en', 'fr'], localeConfigs: {fr: {path: 'en'}}},
    '`i18n.localeConfigs.fr.path` is "en", expected a folder that differs from that of "en".'
  ],
  [
    {locales: ['en', 'fr'], localeConfigs: {fr: {baseUrl: '/'}}},
    '`i18n.localeConfigs.fr.baseUrl` is "/", expected a path that differs from that of "en".'
  ],
  [{path: '../i18n'}, '`i18n.path` is "../i18n", expected a path inside the site root.'],
  [{path: 'C:\\i18n'}, '`i18n.path` is "C:\\\\i18n", expected a path inside the site root.'],
  [{path: 'a\0b'}, '`i18n.path` is "a\\u0000b", expected a path inside the site root.'],
  ...['../x', 'fr/..', 'fr?x', '%2e%2e', 'con', 'a\\b'].map((locale): [object, string] => [
    {locales: ['en', locale], localeConfigs: {[locale]: {htmlLang: 'fr'}}},
    `\`i18n.locales.1\` is ${JSON.stringify(locale)}, expected a language tag such as "fr" or "pt-BR".`
  ]),
  ...['/../fr/', '//evil.example/', '/a b/', '/%2e%2e/'].map((baseUrl): [object, string] => [
    {locales: ['en', 'fr'], localeConfigs: {fr: {baseUrl}}},
    `\`i18n.localeConfigs.fr.baseUrl\` is "${baseUrl}", expected a path such as "/fr/".`
  ]),
  [
    {localeConfigs: {en: {calendar: 'moon'}}},
    '`i18n.localeConfigs.en.calendar` is "moon", expected a calendar such as "gregory" or "persian".'
  ]
])('rejects %j', (i18n, message) => {
  expect(problemsIn(() => i18nOf(i18n))).toEqual([`site.config.ts: ${message}`])
})

test('locales on separate hosts can share a path', () => {
  const {localeConfigs} = i18nOf({
    locales: ['en', 'fr'],
    localeConfigs: {fr: {url: 'https://fr.example.com', baseUrl: '/'}}
  })
  expect(localeConfigs.fr?.baseUrl).toBe('/')
})
