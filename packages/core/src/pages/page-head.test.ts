import type {HeadTag, Route} from '@lectern/types'
import {expect, test} from 'vitest'
import {parseConfig} from '../config/config-schema.js'
import {createPageHeads} from './page-head.js'

function headOf(
  config: object,
  path = '/docs/ä',
  own: readonly HeadTag[] = [],
  missingLocales: Route['missingLocales'] = {}
): string[] {
  const {siteConfig} = parseConfig(
    {title: 'Site', url: 'https://a.example', baseUrl: '/base/', ...config},
    {file: 'site.config.ts', text: ''}
  )
  const plugin = {name: 'docs', id: 'default'}
  const page = {path, component: '', props: {}, contents: [], head: own, plugin}
  const route: Route = {...page, missingLocales}
  return createPageHeads(siteConfig, [{tag: 'meta', attributes: {name: 'plugin'}}])(route).map(
    ({tag, attributes, content}) =>
      [tag, ...Object.values(attributes ?? {}), content].filter(Boolean).join(' ')
  )
}

test('a page has a URL, a title and a language', () => {
  const title: HeadTag = {tag: 'title', content: 'A'}
  expect(headOf({}, '/docs/ä', [title])).toEqual([
    'title Site',
    'meta og:site_name Site',
    'meta og:type website',
    'meta twitter:card summary_large_image',
    'meta plugin',
    'html plugin-docs plugin-id-default',
    'meta og:title A | Site',
    'meta og:locale en',
    'link canonical https://a.example/base/docs/%C3%A4',
    'meta og:url https://a.example/base/docs/%C3%A4',
    'link alternate https://a.example/base/docs/%C3%A4 en',
    'link alternate https://a.example/base/docs/%C3%A4 x-default',
    'title A | Site'
  ])
})

test('completes URLs in tags from the configuration', () => {
  const head = headOf({
    favicon: 'img/a.svg',
    stylesheets: ['/a.css', {href: '/b.css', media: 'print'}],
    scripts: ['/a.js', {src: '/b.js', async: true}],
    themeConfig: {image: 'img/card.png'}
  })
  expect(head).toEqual(
    expect.arrayContaining([
      'link icon /base/img/a.svg',
      'meta og:image https://a.example/base/img/card.png',
      'meta twitter:image https://a.example/base/img/card.png',
      'link stylesheet /a.css',
      'link stylesheet /b.css print',
      'script /a.js',
      'script /b.js true'
    ])
  )
})

test('metadata in the configuration replaces the language', () => {
  const metadata = [{property: 'og:locale', content: 'en_AU'}]
  expect(headOf({themeConfig: {metadata}}).filter((tag) => tag.includes('og:locale'))).toEqual([
    'meta og:locale en_AU'
  ])
})

test('uses the site’s description for link previews', () => {
  const metadata = [{name: 'description', content: 'Birds.'}]
  expect(headOf({themeConfig: {metadata}})).toContain('meta og:description Birds.')
})

test('the 404 page has no URL and isn’t indexed', () => {
  const head = headOf({}, '/404.html')
  expect(head).toContain('meta robots noindex')
  expect(head.join()).not.toContain('canonical')
})

test('names the page in all locales that have it', () => {
  const i18n = {defaultLocale: 'en', locales: ['en', 'fr', 'pt-BR', 'de']}
  const head = headOf({i18n}, '/a', [], {de: '/'})
  expect(head.filter((tag) => /locale|alternate/.test(tag))).toEqual([
    'meta og:locale en',
    'meta og:locale:alternate fr',
    'meta og:locale:alternate pt_BR',
    'link alternate https://a.example/base/a en',
    'link alternate https://a.example/base/fr/a fr',
    'link alternate https://a.example/base/pt-BR/a pt-BR',
    'link alternate https://a.example/base/a x-default'
  ])
})
