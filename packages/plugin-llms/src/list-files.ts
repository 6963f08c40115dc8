import path from 'node:path'
import type {OutputFile, RenderedSite, SiteContext} from '@lectern/types'
import {hashValue} from '@lectern/shared/cache/content-hash'
import {addBaseUrl} from '@lectern/shared/url/url-path'
import {renderDocsIndex} from './docs-index.js'
import type {LlmsOptions} from './llms-options.js'
import {OUTPUT_VERSION} from './output-version.js'
import {keyOfText, readText} from './read-text.js'
import {readFacts} from './page-facts.js'
import {renderFullText} from './render-full-text.js'
import {groupPages, type Section} from './render-lists.js'
import {splitList} from './split-list.js'
import type {TextPage} from './text-page.js'

interface ListSettings {
  site: RenderedSite
  context: SiteContext
  options: LlmsOptions
}

/** Creates the files that list the pages of a site. The options determine which ones. */
export function createListFiles(pages: readonly TextPage[], settings: ListSettings): OutputFile[] {
  const {llmsTxt, llmsFullTxt, docsIndex} = settings.options
  // Generated pages, such as blog lists, only repeat the text of other pages.
  const written = pages.filter(({source}) => source !== undefined)
  const sections = groupPages(written)
  const key = createKey(written, sections, settings)
  return [
    ...(llmsTxt ? createLlmsTxts(groupPages(pages), settings) : []),
    ...(llmsFullTxt ? [{...createFullText(sections, settings), key}] : []),
    ...(docsIndex ? [{...createDocsIndex(written, settings), key}] : [])
  ].map((file) => ({...file, offline: false}))
}

function createLlmsTxts(
  sections: readonly Section[],
  {context, options}: ListSettings
): OutputFile[] {
  return splitList(sections, context.siteConfig, ({url, textUrl}) =>
    options.pages ? textUrl : url
  )
}

function createFullText(
  sections: readonly Section[],
  {site, context: {siteConfig}, options}: ListSettings
): OutputFile {
  const listUrl = siteConfig.url + addBaseUrl('llms.txt', siteConfig.baseUrl)
  return {
    file: 'llms-full.txt',
    text: () =>
      renderFullText(sections, {
        siteConfig,
        bytes: options.fullTextBytes,
        read: (page) => readText(page, site),
        listUrl: options.llmsTxt ? listUrl : undefined
      })
  }
}

function createDocsIndex(
  pages: readonly TextPage[],
  {site, context: {siteConfig, siteDir, mode}}: ListSettings
): OutputFile {
  return {
    file: 'docs-index.json',
    async text() {
      const cacheDir =
        mode === 'production' ? path.join(siteDir, '.site', 'cache', 'llms') : undefined
      const facts = await readFacts(pages, site.contents, cacheDir)
      return renderDocsIndex(
        pages,
        siteConfig,
        (page) => facts.get(page) ?? {description: '', headings: []}
      )
    }
  }
}

/** Returns a cache key for everything that affects the long lists. */
function createKey(
  pages: readonly TextPage[],
  sections: readonly Section[],
  {site, context: {siteConfig}, options}: ListSettings
): string {
  return hashValue([
    OUTPUT_VERSION,
    options,
    siteConfig.title,
    siteConfig.url,
    siteConfig.baseUrl,
    siteConfig.trailingSlash,
    pages.map(({title, description, url, doc}) => [
      title,
      description,
      url,
      doc.version,
      doc.doc?.tags
    ]),
    sections.map(({title, pages: {length}}) => [title, length]),
    pages.map((page) => keyOfText(page, site))
  ])
}
