import type {Plugin, SiteContext} from '@lectern/types'
import {addBaseUrl} from '@lectern/shared/url/url-path'
import {createListFiles} from './list-files.js'
import {createNextPageFinder} from './list-continuation.js'
import {listListed, listTextPages} from './list-pages.js'
import {type LlmsOptions, parseLlmsOptions} from './llms-options.js'
import {createPageFile} from './page-file.js'
import {groupPages} from './render-lists.js'
import {createSkillFiles} from './skill-files.js'
import {createTextPage} from './text-page.js'

/**
 * Writes a Markdown version of each page, and lists of these pages, for language models and other
 * programs.
 */
export function llmsPlugin(context: SiteContext, options: LlmsOptions): Plugin {
  const {siteConfig} = context
  return {
    name: 'llms',
    readsPlainMarkdown: options.pages || options.llmsFullTxt,
    createRoutes: () => ({routes: [], globalData: createGlobalData(options)}),
    negotiatesMarkdown: options.pages && options.negotiation,
    ...(options.llmsTxt && {pageNotes: [createNote(options, siteConfig)]}),
    createPageTags(route) {
      const page = options.pages ? createTextPage(route, siteConfig) : undefined
      if (!page) return []
      const href = addBaseUrl(encodeURI(page.file), siteConfig.baseUrl)
      const attributes = {rel: 'alternate', type: 'text/markdown', href}
      return [{tag: 'link', attributes}]
    },
    postBuild(site) {
      const pages = listTextPages(site.routes, siteConfig)
      const findNext = createNextPageFinder(pages)
      const listed = listListed(pages, site, {options, siteConfig})
      return [
        ...(options.pages
          ? pages.map((page) =>
              createPageFile(page, site, {siteConfig, options, next: findNext(page)})
            )
          : []),
        ...createListFiles(listed, {site, context, options}),
        ...(options.skill
          ? createSkillFiles(groupPages(listed), siteConfig, {...options, skill: options.skill})
          : [])
      ]
    }
  }
}

/**
 * Creates the data for the theme. Omits defaults, because the data is part of the script of every
 * page.
 */
function createGlobalData({pages, assistants}: LlmsOptions) {
  return {pages, ...(assistants.length > 0 && {assistants})}
}

/** Creates a note that describes the files to programs that read the HTML of a page. */
function createNote({pages}: LlmsOptions, {baseUrl}: SiteContext['siteConfig']): string {
  const list = `For AI agents: all pages of this site are listed in ${addBaseUrl('llms.txt', baseUrl)}.`
  return pages ? `${list} To get a page as Markdown, add .md to its path.` : list
}

llmsPlugin.validateOptions = parseLlmsOptions
