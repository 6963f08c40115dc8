import type {SiteData} from '@lectern/types'
import {expect, test} from 'vitest'
import {createDocusaurusContext} from './use-docusaurus-context.js'

const site = {
  siteConfig: {
    title: 'Birds',
    titleDelimiter: '–',
    themeConfig: {},
    url: 'https://birds.example',
    baseUrl: '/birds/',
    i18n: {
      defaultLocale: 'en',
      currentLocale: 'en',
      locales: ['en', 'fa'],
      path: 'i18n',
      localeConfigs: {en: {label: 'English', direction: 'ltr'}}
    }
  },
  currentLocale: 'fa',
  globalData: {docs: {default: {path: '/docs', versions: []}}, owls: {default: 2}},
  generatorVersion: '1.2.3'
} as unknown as SiteData

test('returns Docusaurus’s fields with their defaults', () => {
  const {siteConfig, siteMetadata, i18n, codeTranslations} = createDocusaurusContext(site)
  expect(siteConfig).toMatchObject({
    title: 'Birds',
    titleDelimiter: '–',
    onBrokenLinks: 'throw',
    customFields: {},
    scripts: [],
    presets: [],
    staticDirectories: ['static'],
    future: {v4: {}},
    markdown: {
      format: 'mdx',
      mdx1Compat: {comments: true},
      hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'}
    }
  })
  expect(i18n).toMatchObject({
    currentLocale: 'fa',
    localeConfigs: {
      en: {label: 'English', url: 'https://birds.example', baseUrl: '/birds/'}
    }
  })
  expect(siteMetadata).toEqual({docusaurusVersion: '1.2.3', pluginVersions: {}})
  const siteVersions = {docusaurusVersion: '3.9.0', siteVersion: '2.0.0', pluginVersions: {}}
  expect(createDocusaurusContext({...site, siteMetadata: siteVersions}).siteMetadata).toEqual(
    siteVersions
  )
  expect(codeTranslations).toEqual({})
})

test('uses Docusaurus’s names for global data', () => {
  const {globalData} = createDocusaurusContext(site)
  expect(globalData['docusaurus-plugin-content-docs']).toEqual({
    default: {path: '/birds/docs', versions: []}
  })
  expect(globalData.owls).toEqual({default: 2})
})
