import {expect, test} from 'vitest'
import {parseConfig} from '../config/config-schema.js'
import {problemsIn} from '@lectern/testing/test-problems'
import {findExplainedTarget, listLocaleTargets} from './locale-targets.js'

function targetsOf(i18n: object, locales: readonly string[] = []) {
  const config = {title: 'T', url: 'https://example.com', baseUrl: '/base/', i18n}
  const {siteConfig} = parseConfig(config, {file: 'site.config.ts', text: ''})
  const folders = {siteDir: '/site', outDir: '/site/build', cacheDir: '/cache'}
  return listLocaleTargets({siteConfig, rootBaseUrl: '/base/'}, {...folders, locales})
}

test('a site in one locale is built directly into its output', () => {
  expect(targetsOf({defaultLocale: 'fr'})).toEqual([
    {
      ...{siteDir: '/site', cacheDir: '/cache', ownCacheDir: '/cache'},
      ...{outDir: '/site/build', finalDir: '/site/build'},
      ...{name: 'fr', baseUrl: '/base/', folder: ''}
    }
  ])
})

test('each of several locales is staged next to the cache, for its folder in the output', () => {
  const targets = targetsOf({locales: ['en', 'fr']})
  expect(targets.map(({name, locale, folder}) => [name, locale, folder])).toEqual([
    ['en', undefined, ''],
    ['fr', 'fr', 'fr']
  ])
  expect(targets[1]?.outDir).toMatch(/^\/cache\/locales\/fr\/staged-\w+$/)
})

test('building only some locales keeps their folders', () => {
  expect(targetsOf({locales: ['en', 'fr', 'fa']}, ['fa']).map(({folder}) => folder)).toEqual(['fa'])
})

test('rejects a locale that isn’t configured', () => {
  expect(problemsIn(() => targetsOf({locales: ['en', 'fr']}, ['fx']))).toEqual([
    "The locale `fx` isn't in `i18n.locales`."
  ])
})

test('builds locales on separate hosts one at a time', () => {
  const i18n = {
    locales: ['en', 'fr'],
    localeConfigs: {fr: {url: 'https://example.fr', baseUrl: '/'}}
  }
  expect(problemsIn(() => targetsOf(i18n))).toEqual([
    'The locales `en` and `fr` have the same output folder, build.'
  ])
  expect(targetsOf(i18n, ['fr']).map(({folder}) => folder)).toEqual([''])
})

test("a locale whose base URL isn't below the site's has the folder of that path", () => {
  const i18n = {locales: ['en', 'fr'], localeConfigs: {fr: {baseUrl: '/bretagne/carte/'}}}
  expect(targetsOf(i18n).map(({folder}) => folder)).toEqual(['', 'bretagne/carte'])
})

test('explains a page in the locale of its URL or file', () => {
  const targets = targetsOf({locales: ['en', 'fr']})
  const find = (explain: string) => findExplainedTarget(targets, {explain})?.name
  expect(find('https://example.com/base/fr/docs/a')).toBe('fr')
  expect(find('/base/docs/a')).toBe('en')
  expect(find('/docs/a')).toBe('en')
  expect(find('i18n/fr/docusaurus-plugin-content-docs/current/a.md')).toBe('fr')
  expect(find('docs/a.md')).toBe('en')
})
