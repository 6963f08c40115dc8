import type {SiteConfig} from '@lectern/types'
import {expect, test} from 'vitest'
import {isTranslation, localizedFolder} from './localized-folder.js'

function contextOf(currentLocale: string, translate = true) {
  const localeConfigs = {[currentLocale]: {translate}}
  const i18n = {defaultLocale: 'en', currentLocale, localeConfigs}
  return {
    localizationDir: `/site/i18n/${currentLocale}`,
    // Only the tested fields.
    siteConfig: {i18n} as unknown as SiteConfig
  }
}

test('each plugin instance has a separate folder with the same name as in Docusaurus', () => {
  const french = contextOf('fr')
  expect(localizedFolder(french, {plugin: 'docs', id: 'default'})).toBe(
    '/site/i18n/fr/docusaurus-plugin-content-docs'
  )
  expect(localizedFolder(french, {plugin: 'blog', id: 'news'})).toBe(
    '/site/i18n/fr/docusaurus-plugin-content-blog-news'
  )
  expect(localizedFolder(french, {plugin: 'changelog', id: 'default'})).toBe(
    '/site/i18n/fr/changelog'
  )
})

test('a language without translation folders has no folder, and its pages have no notice', () => {
  const british = contextOf('en-GB', false)
  expect(localizedFolder(british, {plugin: 'docs', id: 'default'})).toBeUndefined()
  expect(isTranslation(british)).toBe(false)
  expect(isTranslation(contextOf('fr'))).toBe(true)
  expect(isTranslation(contextOf('en'))).toBe(false)
})
