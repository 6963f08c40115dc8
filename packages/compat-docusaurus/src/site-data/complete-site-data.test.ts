import path from 'node:path'
import {packageFolder} from '@lectern/shared/files/package-folder'
import {NOT_FOUND_PATH} from '@lectern/shared/pages/not-found-path'
import {createRoute} from '@lectern/testing/create-route'
import {createSiteData} from '@lectern/testing/create-site-data'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import type {
  DataFile,
  DocsGlobalData,
  JsonValue,
  ReadSite,
  SidebarEntry,
  SiteConfig,
  SiteData
} from '@lectern/types'
import {expect, test} from 'vitest'
import {completeSiteData} from './complete-site-data.js'

const OWL = {id: 'owl', path: '/docs/owl', label: 'Owl', sidebar: 'birds'}
const version = {
  name: '1.0',
  path: '/docs',
  mainDocId: 'owl',
  docs: [OWL],
  draftIds: [],
  sidebars: {}
}
const globalData = {
  docs: {default: {path: '/docs', versions: [version]}}
} as unknown as SiteData['globalData']
const plugin = {name: 'docs', id: 'default'}

function complete(
  files: Readonly<Record<string, string>>,
  own: Partial<ReadSite> = {},
  data = globalData
): SiteData {
  const siteDir = createTemporarySite(files)
  const props = {version: {name: '1.0'}, sidebar: {id: 'birds'}}
  return completeSiteData(createSiteData({}, data), {
    siteDir,
    siteConfig: {compatibility: 'docusaurus'} as SiteConfig,
    exportedConfig: {},
    themePaths: [path.join(siteDir, 'src/theme')],
    routes: [
      {...createRoute('/docs/gull'), plugin, props: {...props, doc: {unlisted: true}}},
      {...createRoute('/docs/category/sea'), plugin, props: {...props, category: {title: 'Sea'}}}
    ],
    plugins: [],
    messages: {'reef.title': 'Riff'},
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

test('adds titles and descriptions if the site’s code reads them', () => {
  const description = {tag: 'meta', attributes: {name: 'description', content: 'Hoots.'}} as const
  const route = {...createRoute('/docs/owl'), plugin, head: [description]}
  const routes = [{...route, props: {doc: {id: 'owl', title: 'The owl'}}}]
  const docsOf = (code: string) => {
    const {docs} = complete({'src/components/a.js': code}, {routes}).globalData
    const data = docs?.default as unknown as DocsGlobalData | undefined
    return data?.versions[0]?.docs.find(({id}) => id === 'owl')
  }
  const described = {...OWL, title: 'The owl', description: 'Hoots.'}
  expect(docsOf('useDocById(props.id)')).toEqual(described)
  expect(docsOf('useDocsVersion().docs')).toEqual(described)
  expect(docsOf('useActiveVersion().docs')).toEqual(OWL)
})

test('adds the items of all sidebars if the site’s code reads them', () => {
  const entries: readonly SidebarEntry[] = [
    {type: 'doc', id: 'owl', key: 'o', label: 'Owls'},
    {
      ...{type: 'category', label: 'Sea', description: 'Salty', collapsible: true, collapsed: true},
      link: {type: 'generated-index', slug: '/sea', path: '/docs/sea'},
      items: [{type: 'ref', id: 'gull'}]
    }
  ]
  const names = {...version, sidebars: {birds: {link: OWL}}}
  const dataFiles: readonly DataFile[] = [
    {
      name: 'docs-default-1-0',
      data: {docs: [OWL, {id: 'gull', path: '/docs/gull', label: 'Gull'}], draftIds: []}
    },
    {
      name: 'sidebar-default-1-0-birds',
      data: [],
      describe: () => entries as unknown as JsonValue
    }
  ]
  const data = {docs: {default: {path: '/docs', versions: [names]}}} as unknown as typeof globalData
  const versionOf = (code: string) => {
    const {docs} = complete({'src/components/a.js': code}, {dataFiles}, data).globalData
    return (docs?.default as unknown as DocsGlobalData | undefined)?.versions[0]
  }
  const gull = {type: 'link', label: 'Gull', href: '/docs/gull', docId: 'gull', unlisted: true}
  expect(versionOf('const {docsSidebars} = useDocsVersion()')).toEqual({
    ...names,
    sidebars: {
      birds: {
        link: OWL,
        items: [
          {
            ...{type: 'link', key: 'o', label: 'Owls', href: '/docs/owl'},
            ...{docId: 'owl', unlisted: false}
          },
          {
            ...{type: 'category', label: 'Sea', description: 'Salty', href: '/docs/sea'},
            ...{collapsible: true, collapsed: true, items: [gull]}
          }
        ]
      }
    }
  })
  expect(versionOf('useDocsVersion().label')).toEqual(names)
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
  expect(prismOf('const {theme: {plain}, magicComments} = themeConfig.prism')).toEqual(all)
  expect(prismOf('const {prism: {darkTheme}} = useThemeConfig()')).toEqual(all)
  expect(prismOf('const {prism: {defaultLanguage}} = useThemeConfig()')).toBeUndefined()
  const config = 'const config = {themeConfig: {prism: {theme: light, darkTheme: dark}}}'
  expect(prismOf(`${config}\nmodule.exports = config`)).toBeUndefined()
  const prism = {...all, magicComments: []}
  const {themeConfig} = complete(
    {'src/a.js': 'usePrismTheme().plain'},
    {
      siteConfig: {...siteConfig, themeConfig: {prism}} as unknown as SiteConfig
    }
  ).siteConfig
  expect(themeConfig.prism).toEqual(all)
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

test('adds all routes if the site’s code imports them', () => {
  const files = {'src/pages/a.js': `import routes from '@generated/routes'`}
  const pages = {name: 'pages', id: 'default'}
  const doc = {version: {name: '1.0', path: '/docs'}, sidebar: {id: 'birds'}, doc: {id: 'owl'}}
  const siteConfig = {compatibility: 'docusaurus', baseUrl: '/base/'} as SiteConfig
  const routes = [
    {...createRoute('/docs/owl'), plugin, props: doc},
    {...createRoute('/reef'), plugin: pages},
    {...createRoute('/'), plugin: pages},
    {...createRoute(NOT_FOUND_PATH), plugin: pages}
  ]
  const docs = {path: '/base/docs/owl', exact: true, sidebar: 'birds'}
  expect(complete(files, {siteConfig, routes}).generatedRoutes).toEqual([
    {path: '/base/', exact: true},
    {path: '/base/reef', exact: true},
    {path: docs.path, routes: [{path: docs.path, routes: [{path: docs.path, routes: [docs]}]}]},
    {path: '*'}
  ])
  expect(complete({}).generatedRoutes).toBeUndefined()
})

test('adds translated strings if the site’s code reads them', () => {
  const files = {'src/pages/a.js': 'useDocusaurusContext().codeTranslations["reef.title"]'}
  expect(complete(files).codeTranslations).toEqual({'reef.title': 'Riff'})
  expect(complete({}).codeTranslations).toBeUndefined()
})

test('versions include other plugins', () => {
  const siteDir = createTemporarySite({
    'package.json': '{"name": "birds"}',
    'plugins/owl.js': '',
    'src/a.js': 'siteMetadata.pluginVersions',
    'node_modules/lark/package.json': '{"name": "lark", "version": "3.0.0"}'
  })
  const plugins = [
    {name: 'docs'},
    {name: 'blog', folder: packageFolder('compat-docusaurus')},
    {name: 'owl', folder: path.join(siteDir, 'plugins')},
    {name: 'lark-plugin', folder: path.join(siteDir, 'node_modules/lark/lib')}
  ]
  const {siteMetadata} = complete({}, {siteDir, plugins, themePaths: []})
  expect(siteMetadata?.pluginVersions).toMatchObject({
    owl: {type: 'project'},
    'lark-plugin': {type: 'package', name: 'lark', version: '3.0.0'}
  })
  expect(siteMetadata?.pluginVersions).not.toHaveProperty('docs')
  expect(siteMetadata?.pluginVersions).not.toHaveProperty('blog')
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
  const lists = {themePaths: [siteDir], routes: [], dataFiles: [], plugins: [], messages: {}}
  const site = {siteDir, siteConfig, exportedConfig: {}, ...lists}
  const {siteConfig: completed} = completeSiteData(createSiteData({i18n}), site)
  expect(completed.i18n.localeConfigs).toMatchObject({
    en: {translate: false},
    fr: {translate: true}
  })
})
