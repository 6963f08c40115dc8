import {SiteError} from '@lectern/shared/problems/site-problem'
import {describe, expect, test} from 'vitest'
import {parseConfig} from './config-schema.js'

const minimal = {title: 'A', url: 'https://a.example'}

function problemsOf(value: unknown): string[] {
  try {
    parseConfig(value, {file: 'site.config.ts', text: ''})
    return []
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    return error.problems.map(({code, message, hint}) => `${code} ${message} ${hint}`)
  }
}

test('fills in defaults', () => {
  const {siteConfig, entries} = parseConfig(minimal, {file: 'site.config.ts', text: ''})
  expect(siteConfig).toMatchObject({
    ...minimal,
    baseUrl: '/',
    onBrokenLinks: 'fail',
    onBrokenMarkdownLinks: 'fail',
    onDuplicateRoutes: 'fail',
    staticDirectories: ['static'],
    i18n: {
      defaultLocale: 'en',
      locales: ['en'],
      localeConfigs: {en: {label: 'English', direction: 'ltr', htmlLang: 'en', baseUrl: '/'}}
    }
  })
  expect(siteConfig.trailingSlash).toBeUndefined()
  expect(entries).toEqual({presets: [], plugins: [], themes: []})
})

test('accepts Docusaurus’s field names and ignores extra slashes', () => {
  const config = {
    ...minimal,
    url: 'https://a.example/',
    baseUrl: '/docs',
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'log'
  }
  expect(parseConfig(config, {file: 'site.config.ts', text: ''}).siteConfig).toMatchObject({
    url: 'https://a.example',
    baseUrl: '/docs/',
    onBrokenLinks: 'fail',
    onBrokenAnchors: 'warn'
  })
})

describe('reports every error', () => {
  test('an unknown key, with the nearest one', () => {
    expect(problemsOf({...minimal, tagLine: 'x', markdown: {formats: 'md'}})).toEqual([
      'config-invalid site.config.ts has the unknown key `markdown.formats`. Did you mean `markdown.format`?',
      'config-invalid site.config.ts has the unknown key `tagLine`. Did you mean `tagline`?'
    ])
  })

  test('an invalid value, with its path, its actual and its expected value', () => {
    expect(problemsOf({title: '', url: 'a.example', baseUrl: 'base', presets: [5]})).toEqual([
      'config-invalid site.config.ts: `title` is "", expected a non-empty string. Change `title` to a non-empty string.',
      'config-invalid site.config.ts: `url` is "a.example", expected an origin such as "https://example.com", without a path. Change `url` to an origin such as "https://example.com", without a path.',
      'config-invalid site.config.ts: `baseUrl` is "base", expected a path such as "/docs/". Change `baseUrl` to a path such as "/docs/".',
      'config-invalid site.config.ts: `presets.0` is 5, expected a name, a function, or a [plugin, options] pair. Change `presets.0` to a name, a function, or a [plugin, options] pair.'
    ])
  })

  test('a site without a language', () => {
    expect(problemsOf({...minimal, i18n: {locales: []}})).toEqual([
      'config-invalid site.config.ts: `i18n.locales` is a list of 0 items, expected a list of at least one locale. Change `i18n.locales` to a list of at least one locale.'
    ])
  })

  test('an export that isn’t an object', () => {
    expect(problemsOf('title')).toEqual([
      'config-invalid site.config.ts is "title", expected an object. Change it to an object.'
    ])
  })
})

test.each([
  '//evil.example/',
  '/../x/',
  '/a/./b/',
  '/a//b/',
  '/a\\b/',
  '/%2e%2e/',
  '/a b/',
  '/a?b'
])('%j is not a valid base URL', (baseUrl) => {
  expect(problemsOf({...minimal, baseUrl})).toHaveLength(1)
})

test('circular values are rejected', () => {
  const owl: Record<string, unknown> = {}
  owl.owl = owl
  expect(problemsOf({...minimal, customFields: {owl}})).toHaveLength(1)
  expect(problemsOf({...minimal, themeConfig: {owl}})).toHaveLength(1)
  const duplicate = {a: 1}
  expect(problemsOf({...minimal, customFields: {a: duplicate, b: duplicate}})).toEqual([])
})

test.each([
  [{favicon: 'a\0.ico'}, 'favicon'],
  [{staticDirectories: ['a\n']}, 'staticDirectories.0'],
  [{clientModules: ['./a', './b\u007f']}, 'clientModules.1']
])('control characters in paths are rejected: %j', (options, field) => {
  const source = {file: 'site.config.ts', text: ''}
  expect(() => parseConfig({title: 'A', url: 'https://a.example', ...options}, source)).toThrow(
    new RegExp(`\`${field}\` is .*, expected a path without control characters`)
  )
})
