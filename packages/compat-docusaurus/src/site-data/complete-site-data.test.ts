import path from 'node:path'
import {createRoute} from '@lectern/testing/create-route'
import {createSiteData} from '@lectern/testing/create-site-data'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import type {ReadSite, SiteConfig, SiteData} from '@lectern/types'
import {expect, test} from 'vitest'
import {completeSiteData, readsDocs} from './complete-site-data.js'

const OWL = {id: 'owl', path: '/docs/owl', label: 'Owl', sidebar: 'birds'}
const version = {name: '1.0', path: '/docs', mainDocId: 'owl', docs: [OWL], draftIds: []}
const globalData = {
  docs: {default: {path: '/docs', versions: [version]}}
} as unknown as SiteData['globalData']
const plugin = {name: 'docs', id: 'default'}

function complete(files: Readonly<Record<string, string>>, own: Partial<ReadSite> = {}): SiteData {
  const siteDir = createTemporarySite(files)
  const props = {version: {name: '1.0'}, sidebar: {id: 'birds'}}
  return completeSiteData(createSiteData({}, globalData), {
    siteDir,
    siteConfig: {compatibility: 'docusaurus'} as SiteConfig,
    exportedConfig: {},
    themePaths: [path.join(siteDir, 'src/theme')],
    routes: [
      {...createRoute('/docs/gull'), plugin, props: {...props, doc: {unlisted: true}}},
      {...createRoute('/docs/category/sea'), plugin, props: {...props, category: {title: 'Sea'}}}
    ],
    dataFiles: [
      {
        name: 'docs-default-1-0',
        data: {
          docs: [OWL, {id: 'gull', path: '/docs/gull', label: 'Gull'}],
          draftIds: ['lark']
        }
      }
    ],
    ...own
  })
}

const READER = `const docs = useActiveVersion().docs.filter(({unlisted}) => !unlisted)`

test('adds all docs, generated indexes and drafts if the site’s code reads the list', () => {
  const {docs} = complete({'src/components/list.js': READER}).globalData
  expect(docs?.default).toEqual({
    path: '/docs',
    versions: [
      {
        ...version,
        docs: [
          {id: 'gull', path: '/docs/gull', label: 'Gull', unlisted: true},
          OWL,
          {id: '/category/sea', path: '/docs/category/sea', label: 'Sea', sidebar: 'birds'}
        ],
        draftIds: ['lark']
      }
    ]
  })
})

test('adds the fields of the configuration that the site’s code reads', () => {
  const exportedConfig = {onBrokenLinks: 'log', scripts: ['/a.js'], plugins: ['b']}
  const files = {'src/pages/a.js': `useDocusaurusContext().siteConfig.scripts`}
  const data: object = complete(files, {exportedConfig}).siteConfig
  expect(data).toHaveProperty('scripts', ['/a.js'])
  expect(data).not.toHaveProperty('plugins')
})

test('other sites have the same data as before', () => {
  expect(complete({'src/pages/a.js': `useActiveVersion().path`}).globalData).toBe(globalData)
  expect(complete({'build/list.js': READER}).globalData).toBe(globalData)
  const siteConfig = {} as SiteConfig
  expect(complete({'src/pages/a.js': READER}, {siteConfig}).globalData).toBe(globalData)
})

test.each([
  [`const {docs} = useActiveVersion('default')`, true],
  [`useGlobalData()['x'].default.versions[0].docs`, true],
  [
    `import {useVersions} from 'x'; version.docs.find((doc) => doc.id === version.mainDocId)`,
    false
  ],
  [`config.docs.sidebar`, false],
  [`const {path} = useLayoutDoc('guides/owl')`, true],
  [`const doc = useDocById(props.id)`, true],
  [`const doc = useLayoutDoc(docId, docsPluginId)`, false],
  [`const doc = useDocById(item.docId ?? undefined)`, false],
  [`useActiveDocContext().activeDoc`, false]
])('whether %j reads the list: %s', (code, isReader) => {
  expect(readsDocs(code)).toBe(isReader)
})

test('adds the themes of code if the site’s code reads their colors', () => {
  const theme = {plain: {color: '#111'}, styles: []}
  const siteConfig = {
    compatibility: 'docusaurus',
    themeConfig: {prism: {theme, darkTheme: theme, additionalLanguages: ['php']}}
  } as unknown as SiteConfig
  const prismOf = (code: string) =>
    complete({'src/a.js': code}, {siteConfig}).siteConfig.themeConfig.prism
  const all = {theme, darkTheme: theme, additionalLanguages: ['php']}
  expect(prismOf('const {plain} = usePrismTheme()')).toEqual(all)
  expect(prismOf('useThemeConfig().prism.darkTheme')).toEqual(all)
  expect(prismOf('<Highlight theme={usePrismTheme()} />')).toBeUndefined()
})

test('adds versions if the site’s code reads them', () => {
  const files = {
    'package.json': '{"version": "2.1.0"}',
    'src/pages/a.js': 'useDocusaurusContext().siteMetadata.docusaurusVersion',
    'node_modules/@docusaurus/core/package.json': '{"version": "3.9.9"}'
  }
  expect(complete(files).siteMetadata).toMatchObject({
    docusaurusVersion: '3.9.9',
    siteVersion: '2.1.0',
    pluginVersions: {
      'docusaurus-plugin-content-docs': {
        type: 'package',
        name: '@docusaurus/plugin-content-docs',
        version: createSiteData().generatorVersion
      }
    }
  })
  expect(complete({}).siteMetadata).toBeUndefined()
})

test('only locales with a folder of translations are translated', () => {
  const common = {direction: 'ltr', calendar: 'gregory', translate: true} as const
  const locale = (name: string) => ({
    ...{...common, label: name, htmlLang: name, path: name, baseUrl: '/'}
  })
  const i18n = {
    ...{defaultLocale: 'en', currentLocale: 'en', locales: ['en', 'fr'], path: 'i18n'},
    localeConfigs: {en: locale('en'), fr: locale('fr')}
  }
  const siteDir = createTemporarySite({'i18n/fr/code.json': '{}'})
  const siteConfig = {compatibility: 'docusaurus'} as SiteConfig
  const lists = {themePaths: [siteDir], routes: [], dataFiles: []}
  const site = {siteDir, siteConfig, exportedConfig: {}, ...lists}
  const {siteConfig: completed} = completeSiteData(createSiteData({i18n}), site)
  expect(completed.i18n.localeConfigs).toMatchObject({
    en: {translate: false},
    fr: {translate: true}
  })
})
