import {expect, test} from 'vitest'
import {parseConfig} from '../config/config-schema.js'
import {problemsIn} from '@lectern/testing/test-problems'
import {findExplainedPlace, listPlaces} from './build-places.js'

function placesOf(i18n: object, locales: readonly string[] = []) {
  const config = {title: 'T', url: 'https://example.com', baseUrl: '/base/', i18n}
  const {siteConfig} = parseConfig(config, {file: 'site.config.ts', text: ''})
  const folders = {siteDir: '/site', outDir: '/site/build', cacheDir: '/cache'}
  return listPlaces({siteConfig, rootBaseUrl: '/base/'}, {...folders, locales})
}

test('a site in one language is built right into its output', () => {
  expect(placesOf({defaultLocale: 'fr'})).toEqual([
    {
      ...{siteDir: '/site', cacheDir: '/cache', ownCacheDir: '/cache'},
      ...{outDir: '/site/build', finalDir: '/site/build'},
      ...{name: 'fr', baseUrl: '/base/', folder: ''}
    }
  ])
})

test('builds each of several languages beside the cache, as a folder of the output', () => {
  const places = placesOf({locales: ['en', 'fr']})
  expect(places.map(({name, locale, folder}) => [name, locale, folder])).toEqual([
    ['en', undefined, ''],
    ['fr', 'fr', 'fr']
  ])
  expect(places[1]?.outDir).toMatch(/^\/cache\/locales\/fr\/staged-\w+$/)
})

test('some of the languages keep their folders', () => {
  expect(placesOf({locales: ['en', 'fr', 'fa']}, ['fa']).map(({folder}) => folder)).toEqual(['fa'])
})

test('rejects a language that the site lacks', () => {
  expect(problemsIn(() => placesOf({locales: ['en', 'fr']}, ['fx']))).toEqual([
    "The locale `fx` isn't in `i18n.locales`."
  ])
})

test('builds languages on separate hosts one at a time', () => {
  const i18n = {
    locales: ['en', 'fr'],
    localeConfigs: {fr: {url: 'https://example.fr', baseUrl: '/'}}
  }
  expect(problemsIn(() => placesOf(i18n))).toEqual([
    'The locales `en` and `fr` have the same output folder, build.'
  ])
  expect(placesOf(i18n, ['fr']).map(({folder}) => folder)).toEqual([''])
})

test('explains a page in the language of its URL or file', () => {
  const places = placesOf({locales: ['en', 'fr']})
  const find = (explain: string) => findExplainedPlace(places, {explain})?.name
  expect(find('https://example.com/base/fr/docs/a')).toBe('fr')
  expect(find('/base/docs/a')).toBe('en')
  expect(find('/docs/a')).toBe('en')
  expect(find('i18n/fr/docusaurus-plugin-content-docs/current/a.md')).toBe('fr')
  expect(find('docs/a.md')).toBe('en')
})
