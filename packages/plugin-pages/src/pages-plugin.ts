import {join} from 'node:path'
import type {Plugin, PluginRoutes, Route, SiteContext} from '@lectern/types'
import {localizedFolder} from '@lectern/shared/files/localized-folder'
import {writeNewPage} from '@lectern/shared/front-matter/new-page'
import {readMarkdownExtension} from '@lectern/shared/schema/markdown-options'
import {loadPages, type PagesContent} from './load-pages.js'
import {createPageRoute, NOT_FOUND_PATH, type PagesSettings} from './page-route.js'
import {type PagesOptions, parsePagesOptions} from './pages-options.js'

/** Creates pages from React components and Markdown files, and the not-found page. */
export function pagesPlugin(context: SiteContext, options: PagesOptions): Plugin<PagesContent> {
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
 * Creates the routes of page files.
 *
 * @internal
 */
export function createPagesRoutes(
  {files, problems}: PagesContent,
  settings: PagesSettings
): PluginRoutes {
  const created = files.map((page) => createPageRoute(page, settings))
  const routes = created.flatMap(({route}) => (route ? [route] : []))
  const hasNotFound = routes.some(({path}) => path === NOT_FOUND_PATH)
  return {
    routes: hasNotFound ? routes : [...routes, ...createNotFoundRoutes(settings.options)],
    problems: [...problems, ...created.flatMap((entry) => entry.problems)]
  }
}

const NOT_FOUND_HEAD: Route['head'] = [
  {tag: 'title', content: 'Page Not Found'},
  {tag: 'meta', attributes: {name: 'description', content: "This page doesn't exist."}}
]

/** Only the first pages instance creates the site's not-found page. */
function createNotFoundRoutes({id}: PagesOptions): Route[] {
  if (id !== 'default') return []
  return [
    {
      path: NOT_FOUND_PATH,
      component: '@theme/NotFound',
      props: {},
      contents: [],
      head: NOT_FOUND_HEAD,
      plugin: {name: 'pages', id}
    }
  ]
}
