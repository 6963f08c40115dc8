import {createTemporarySite} from '@lectern/testing/temporary-site'
import type {SiteConfig} from '@lectern/types'
import {expect, test} from 'vitest'
import {checkTranslationFolders} from './check-translation-folders.js'

const DOCS = 'docusaurus-plugin-content-docs'
const PLUGINS = [
  {name: 'docs', id: 'default'},
  {name: 'docs', id: 'community'},
  {name: 'changelog', id: 'default'}
]

/** Checks a site with the locales `en` and `pt-BR`, and returns a line for each problem. */
function check(files: readonly string[], currentLocale = 'pt-BR'): string[] {
  const siteDir = createTemporarySite(Object.fromEntries(files.map((file) => [file, ''])))
  // Only the fields that the check reads.
  const i18n = {
    ...{currentLocale, defaultLocale: 'en', locales: ['en', 'pt-BR'], path: 'i18n'},
    localeConfigs: {en: {path: 'en'}, 'pt-BR': {path: 'pt-BR'}}
  } as unknown as SiteConfig['i18n']
  const problems = checkTranslationFolders(siteDir, {i18n}, PLUGINS)
  return problems.map(({position, hint}) => `${position?.file}: ${hint}`)
}

test('suggests the folder of a locale', () => {
  const files = ['i18n/pt_br/code.json', 'i18n/fr/code.json', 'i18n/en/code.json']
  expect(check(files, 'en')).toEqual(['i18n/pt_br: Did you mean `i18n/pt-BR`?'])
  expect(check(files)).toEqual([])
})

test('suggests the folder of a plugin', () => {
  expect(check(['i18n/pt-BR/docusaurus-plugin-content-doc/current/a.md'])).toEqual([
    `i18n/pt-BR/docusaurus-plugin-content-doc: Did you mean \`${DOCS}\`?`
  ])
})

test('reports docs without the folder of a version', () => {
  expect(
    check([`i18n/pt-BR/${DOCS}-community/a.md`, `i18n/pt-BR/${DOCS}-community/b.mdx`])
  ).toEqual([
    `i18n/pt-BR/${DOCS}-community/a.md: Move it to \`current\` in the same folder, or to a version such as \`version-1.0.0\`.`
  ])
})

test('accepts known folders, folders of other plugins and strings', () => {
  const names = [`${DOCS}/current/a.md`, `${DOCS}/current.json`, 'changelog/1.0.0.md', 'shop/a.md']
  expect(check(names.map((name) => `i18n/pt-BR/${name}`))).toEqual([])
})
