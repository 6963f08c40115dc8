import path from 'node:path'
import {relativePath} from '@lectern/shared/files/relative-path'
import {createGenerator} from '@lectern/testing/create-generator'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {createSourceReader} from '../sources/source-reader.js'
import {loadSite} from './load-site.js'

const THEME = `export default (context) => ({
  name: 'meadow',
  getThemePath: () => context.siteDir + '/theme',
  validateThemeConfig: (config) => ({
    navbar: 'top',
    seen: [context.mode, context.configSource.file, context.siteConfig.title],
    ...config
  }),
  getDefaultCodeTranslationMessages: () => ({next: 'Next', previous: 'Previous'}),
  getTranslationFiles: () => [{path: 'navbar', content: {title: {message: 'Birds'}}}],
  translateThemeConfig: ({themeConfig, translationFiles: [{content}]}) =>
    ({...themeConfig, title: content.title.message})
})\n`

function load(
  config: string,
  files: Readonly<Record<string, string>> = {},
  choice: {locale?: string; baseUrl?: string; configFile?: string} = {}
) {
  const siteDir = createTemporarySite({
    'site.config.mjs': `export default {title: 'Birds', url: 'https://birds.example', ${config}}\n`,
    'meadow.mjs': THEME,
    ...files
  })
  return loadSite({
    ...{siteDir, generator: createGenerator(), mode: 'production', ...choice},
    ...{cacheDir: path.join(siteDir, '.site/cache'), reader: createSourceReader(siteDir, {})}
  })
}

test('plugins get the site, and the theme completes its configuration', async () => {
  const site = await load(`themes: ['./meadow.mjs'], themeConfig: {color: 'green'}`)
  expect(site.plugins.map(({label}) => label)).toEqual(['meadow'])
  expect(site.siteConfig.themeConfig).toEqual({
    navbar: 'top',
    color: 'green',
    seen: ['production', 'site.config.mjs', 'Birds']
  })
  expect(site.messages).toEqual({next: 'Next', previous: 'Previous'})
  expect(site.problems).toEqual([])
})

test('a language has its own base URL, strings and theme configuration', async () => {
  const site = await load(
    `themes: ['./meadow.mjs'], i18n: {defaultLocale: 'en', locales: ['en', 'fr']}`,
    {
      'i18n/fr/code.json': '{"next": {"message": "Suivant"}}',
      'i18n/fr/meadow/navbar.json': '{"title": {"message": "Oiseaux"}}'
    },
    {locale: 'fr'}
  )
  expect(site.siteConfig).toMatchObject({
    baseUrl: '/fr/',
    i18n: {currentLocale: 'fr'},
    themeConfig: {title: 'Oiseaux'}
  })
  expect(site.messages).toEqual({next: 'Suivant', previous: 'Previous'})
})

test('the configuration, plugins and translation files determine a site', async () => {
  const site = await load(`themes: ['./meadow.mjs']`, {
    'i18n/en/code.json': '{}',
    'owls.json': '["barn"]'
  })
  const relative = (files: ReadonlySet<string>) =>
    [...files].map((file) => relativePath(site.siteDir, file)).sort()
  expect(relative(site.configFiles)).toEqual(['i18n/en/code.json', 'meadow.mjs', 'site.config.mjs'])
  expect(await site.loadModule(path.join(site.siteDir, 'owls.json'))).toEqual(['barn'])
  expect(relative(site.moduleFiles())).toContain('owls.json')
  expect(relative(site.configFiles)).not.toContain('owls.json')
})

test('another thread can load the same site by its reference', async () => {
  const site = await load(
    '',
    {'other.mjs': `export default {title: 'Other', url: 'https://a.example'}`},
    {
      ...{configFile: 'other.mjs', baseUrl: '/base/'}
    }
  )
  expect(site.siteConfig).toMatchObject({title: 'Other', baseUrl: '/base/'})
  expect(site.reference).toEqual({
    ...{siteDir: site.siteDir, mode: 'production', configFile: 'other.mjs', baseUrl: '/base/'},
    ...{
      cacheDir: path.join(site.siteDir, '.site/cache'),
      generatorDirs: createGenerator().dirs,
      loaderHash: 'a'
    }
  })
})

test('another thread doesn’t create plugins that don’t change how Markdown is compiled', async () => {
  const plugin = (hooks: string) =>
    `(context, {id}) => (globalThis.created.push(id), {name: 'bird-' + id, ${hooks}})`
  const plugins = [
    `[${plugin('loadContent: async () => 1')}, {id: 'owl'}]`,
    `[${plugin('extendMarkdown: () => ({remarkPlugins: []})')}, {id: 'wren'}]`
  ]
  const created: string[] = []
  Object.assign(globalThis, {created})
  const {reference} = await load(`plugins: [${plugins}], themes: ['./meadow.mjs']`)
  expect(created).toEqual(['owl', 'wren'])
  const {siteDir, cacheDir, ...place} = reference
  const reader = createSourceReader(siteDir, {})
  const again = await loadSite({...place, siteDir, cacheDir, generator: createGenerator(), reader})
  expect(created).toEqual(['owl', 'wren', 'wren'])
  expect(again.plugins.map(({label}) => label)).toEqual(['bird-wren (wren)', 'meadow'])
})

test('reports settings of a locale that the site lacks, and still loads the site', async () => {
  const {problems} = await load(
    `i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {fr: {label: 'Français'}}}`
  )
  expect(problems).toHaveLength(1)
  expect(problems[0]?.message).toContain('fr')
})

test.each([
  ['config-missing', '', {configFile: 'none.mjs'}],
  ['config-invalid', `titel: 'Birds'`, {}],
  ['locale-unknown', '', {locale: 'fr'}],
  ['plugin-failed', `plugins: [() => { throw new Error('No wings.') }]`, {}],
  ['prism-language-unknown', `themeConfig: {prism: {additionalLanguages: ['birdsong']}}`, {}]
])('a site with the problem %s doesn’t load', async (code, config, choice) => {
  await expect(load(config, {}, choice)).rejects.toMatchObject({problems: [{code}]})
})
