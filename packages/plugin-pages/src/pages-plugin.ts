import {join} from 'node:path'
import type {Plugin, PluginRoutes, SiteContext} from '@lectern/types'
import {localizedFolder} from '@lectern/shared/files/localized-folder'
import {siteFolder} from '@lectern/shared/files/relative-path'
import {writeNewPage} from '@lectern/shared/front-matter/new-page'
import {readMarkdownExtension} from '@lectern/shared/schema/markdown-options'
import {loadPages, type PagesContent} from './load-pages.js'
import {createPageRoute, type PagesSettings} from './page-route.js'
import {type PagesOptions, parsePagesOptions} from './pages-options.js'

/** Creates pages from React components and Markdown files, and the not-found page. */
export function pagesPlugin(context: SiteContext, given: PagesOptions): Plugin<PagesContent> {
  const options = {...given, path: siteFolder(context.siteDir, given.path)}
  const localized = localizedFolder(context, {plugin: 'pages', id: options.id})
  const settings = {options, siteConfig: context.siteConfig}
  return {
    name: 'pages',
    loadContent: () => loadPages(context, options),
    createRoutes: (content) => createPagesRoutes(content, settings),
    extendMarkdown: () => readMarkdownExtension(options),
    getPageTemplates: () => [
      {
        kind: 'page',
        folder: options.path,
        create: ({title, slug}) => ({
          name: `${slug}.md`,
          text: writeNewPage({title}, ['Describe the page in one sentence.'])
        })
      }
    ],
    getPathsToWatch: () => [join(context.siteDir, options.path), ...(localized ? [localized] : [])]
  }
}

pagesPlugin.validateOptions = parsePagesOptions

/**
 * Creates the routes for page files.
 *
 * @internal
 */
export function createPagesRoutes(
  {files, problems}: PagesContent,
  settings: PagesSettings
): PluginRoutes {
  const created = files.map((page) => createPageRoute(page, settings))
  return {
    routes: created.flatMap(({route}) => (route ? [route] : [])),
    problems: [...problems, ...created.flatMap((entry) => entry.problems)]
  }
}
