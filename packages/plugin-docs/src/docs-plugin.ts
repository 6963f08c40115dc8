import {resolve} from 'node:path'
import type {Plugin, SiteContext} from '@lectern/types'
import {readMarkdownExtension} from '@lectern/shared/markdown-options'
import {type DocsOptions, parseDocsOptions} from './docs-options.js'
import {createDocsRoutes} from './docs-routes.js'
import {type DocsContent, loadDocs} from './load-docs.js'
import {createVersionCommand} from './version-command.js'

/** Documents with sidebars, from a folder of Markdown files. */
export function docsPlugin(context: SiteContext, options: DocsOptions): Plugin<DocsContent> {
  const {siteConfig, siteDir, configSource} = context
  return {
    name: 'docs',
    loadContent: () => loadDocs(context, options),
    createRoutes: (content) => createDocsRoutes(content, {options, siteConfig, configSource}),
    extendCli: () => [createVersionCommand(context, options)],
    extendMarkdown: () => readMarkdownExtension(options),
    getPathsToWatch: () => [
      resolve(siteDir, options.path),
      ...(options.sidebarPath ? [resolve(siteDir, options.sidebarPath)] : [])
    ]
  }
}

docsPlugin.validateOptions = parseDocsOptions
