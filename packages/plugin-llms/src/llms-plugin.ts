import path from 'node:path'
import type {OutputFile, Plugin, RenderedSite, SiteContext} from '@lectern/types'
import {hashValue} from '@lectern/shared/cache/content-hash'
import {addBaseUrl} from '@lectern/shared/url/url-path'
import {renderDocsIndex} from './docs-index.js'
import {listListed, listTextPages} from './list-pages.js'
import {type LlmsOptions, parseLlmsOptions} from './llms-options.js'
import {readFacts} from './page-facts.js'
import {renderFullText} from './render-full-text.js'
import {groupPages, renderLlmsTxt} from './render-lists.js'
import {renderPage} from './render-page.js'
import {createTextPage, type TextPage} from './text-page.js'

/** Changes with what this package writes of the same pages. */
const FORM = 1

/** Writes pages as Markdown, and lists of them, for language models and other programs. */
export function llmsPlugin(context: SiteContext, options: LlmsOptions): Plugin {
  const {siteConfig} = context
  return {
    name: 'llms',
    readsPlainMarkdown: options.pages || options.llmsFullTxt,
    createRoutes: () => ({routes: [], globalData: {pages: options.pages}}),
    createPageTags(route) {
      const page = options.pages ? createTextPage(route, siteConfig) : undefined
      if (!page) return []
      const href = addBaseUrl(encodeURI(page.file), siteConfig.baseUrl)
      const attributes = {rel: 'alternate', type: 'text/markdown', href}
      return [{tag: 'link', attributes}]
    },
    postBuild(site) {
      const pages = listTextPages(site.routes, siteConfig)
      const listed = listListed(pages, site, {options, siteConfig})
      return [
        ...(options.pages ? pages.map((page) => createPageFile(page, site, context)) : []),
        ...createLists(listed, {site, context, options})
      ]
    }
  }
}

llmsPlugin.validateOptions = parseLlmsOptions

function createPageFile(
  page: TextPage,
  {contents}: RenderedSite,
  {siteConfig}: SiteContext
): OutputFile {
  const {title, description, url, doc, source} = page
  const {baseUrl, trailingSlash} = siteConfig
  const made = [title, description, url, doc.version?.label, siteConfig.url, baseUrl, trailingSlash]
  return {
    file: page.file,
    key: hashValue([FORM, contents.keyOf(source), ...made]),
    text: async () => renderPage(page, (await contents.read(source)).plain, siteConfig),
    offline: false
  }
}

interface ListSettings {
  site: RenderedSite
  context: SiteContext
  options: LlmsOptions
}

function createLists(
  pages: readonly TextPage[],
  {site, context, options}: ListSettings
): OutputFile[] {
  const {siteConfig, siteDir, mode} = context
  const {contents} = site
  const sections = groupPages(pages)
  const urlOf = (file: string) => siteConfig.url + addBaseUrl(file, siteConfig.baseUrl)
  const key = hashValue([
    FORM,
    options,
    siteConfig.title,
    siteConfig.url,
    siteConfig.baseUrl,
    siteConfig.trailingSlash,
    pages.map((page) => [
      page.title,
      page.description,
      page.url,
      page.doc.version,
      page.doc.doc?.tags
    ]),
    sections.map(({title, pages: {length}}) => [title, length]),
    pages.map(({source}) => contents.keyOf(source))
  ])
  const files: (OutputFile | false)[] = [
    options.llmsTxt && {
      file: 'llms.txt',
      text: renderLlmsTxt(sections, siteConfig, ({url, textUrl}) => (options.pages ? textUrl : url))
    },
    options.llmsFullTxt && {
      file: 'llms-full.txt',
      key,
      text: () =>
        renderFullText(sections, {
          siteConfig,
          bytes: options.fullTextBytes,
          read: async ({source}) => (await contents.read(source)).plain,
          listUrl: options.llmsTxt ? urlOf('llms.txt') : undefined
        })
    },
    options.docsIndex && {
      file: 'docs-index.json',
      key,
      async text() {
        const cacheDir =
          mode === 'production' ? path.join(siteDir, '.site', 'cache', 'llms') : undefined
        const facts = await readFacts(pages, contents, cacheDir)
        return renderDocsIndex(
          pages,
          siteConfig,
          (page) => facts.get(page) ?? {description: '', headings: []}
        )
      }
    }
  ]
  return files.flatMap((file) => (file ? {...file, offline: false} : []))
}
