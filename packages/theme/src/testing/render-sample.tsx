/** Renders components inside a small site for tests; not part of the package's promise. */
import {createRenderer} from '@lectern/client/server'
import type {PageData, SiteData} from '@lectern/types'
import ErrorPage from '@theme/Error'
import MDXComponents from '@theme/MDXComponents'
import Root from '@theme/Root'
import type {ComponentType, ReactNode} from 'react'
import {createThemeConfig} from '../config/theme-config.js'

/** What a sample site has beside the defaults. */
export interface Sample {
  path?: string
  props?: PageData['props']
  themeConfig?: Parameters<typeof createThemeConfig>[0]
  globalData?: SiteData['globalData']
  i18n?: SiteData['siteConfig']['i18n']
}

/** The HTML of a node on a page of a small site, as the prerenderer would write it. */
export function renderSample(node: ReactNode, sample: Sample = {}): string {
  const renderer = createRenderer({
    site: createSite(sample),
    Root,
    ErrorPage,
    // Each component reads the props of its own element; the renderer passes them on unread.
    components: MDXComponents as unknown as Record<string, ComponentType<Record<string, unknown>>>
  })
  const page = createPage(sample)
  const {appHtml} = renderer.renderPage({page, head: [], component: () => node, contents: []})
  // The client announces pages at the end.
  return sortAttributes(appHtml.replace(/<div aria-live=.*$/s, ''))
}

/** Attributes by name, for their order says nothing. */
function sortAttributes(html: string): string {
  return html.replace(/<(\w+)((?: [\w-]+="[^"]*")+)/g, (_tag, name: string, attributes: string) => {
    const sorted = (attributes.match(/[\w-]+="[^"]*"/g) ?? []).sort()
    return [`<${name}`, ...sorted].join(' ')
  })
}

const NO_LOCALES = {
  defaultLocale: 'en',
  currentLocale: 'en',
  locales: ['en'],
  path: 'i18n',
  localeConfigs: {}
}

function createSite({themeConfig = {}, globalData = {}, i18n = NO_LOCALES}: Sample): SiteData {
  return {
    siteConfig: {
      ...{title: 'Site', tagline: '', url: 'https://site.example', baseUrl: '/base/'},
      ...{titleDelimiter: '|', noIndex: false, customFields: {}},
      i18n,
      themeConfig: createThemeConfig(themeConfig)
    },
    currentLocale: 'en',
    globalData,
    generatorVersion: '0.0.0'
  }
}

function createPage({path = '/docs/a', props = {}}: Sample): PageData {
  return {
    ...{client: 'x', path, component: '@theme/Sample', module: '/sample.js', props},
    plugin: {name: 'sample', id: 'default'},
    contents: [],
    styles: []
  }
}
