import type {SiteContext} from '@lectern/types'
import {expect, test} from 'vitest'
import {loadPages} from './load-pages.js'
import {pagesPlugin} from './pages-plugin.js'

/** The French part of a Docusaurus project, with the text of each component by its path. */
function contextOf(texts: Readonly<Record<string, string>>): SiteContext {
  const i18n = {defaultLocale: 'en', currentLocale: 'fr', localeConfigs: {fr: {translate: true}}}
  return {
    siteDir: '/site',
    localizationDir: '/site/i18n/fr',
    siteConfig: {i18n, compatibility: 'docusaurus'},
    sources: {
      list: async (directory: string, extensions: readonly string[]) =>
        Object.keys(texts).flatMap((file) =>
          file.startsWith(`${directory}/`) && extensions.some((ending) => file.endsWith(ending))
            ? [file.slice(directory.length + 1)]
            : []
        ),
      readText: async (file: string) => texts[file]
    },
    history: {read: async () => ({find: () => undefined, problems: []})}
  } as unknown as SiteContext
}

test('the translation of a component decides whether the page receives `config`', async () => {
  const translations = '/site/i18n/fr/docusaurus-plugin-content-pages'
  const context = contextOf({
    '/site/src/pages/about.js': '() => null',
    '/site/src/pages/index.js': '({config}) => null',
    '/site/src/pages/team.js': '({config}) => null',
    [`${translations}/about.js`]: '({config}) => null',
    [`${translations}/index.js`]: '() => null'
  })
  const {files} = await loadPages(context, pagesPlugin.validateOptions({}))
  expect(files.map(({sitePath, readsConfig}) => [sitePath, readsConfig])).toEqual([
    ['i18n/fr/docusaurus-plugin-content-pages/about.js', true],
    ['i18n/fr/docusaurus-plugin-content-pages/index.js', undefined],
    ['src/pages/team.js', true]
  ])
})
