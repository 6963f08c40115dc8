import {resolve} from 'node:path'
import type {Plugin, SiteContext} from '@lectern/types'
import {localizedFolder} from '@lectern/shared/files/localized-folder'
import {siteFolder} from '@lectern/shared/files/relative-path'
import {writeNewPage} from '@lectern/shared/front-matter/new-page'
import {readMarkdownExtension} from '@lectern/shared/schema/markdown-options'
import {createOverlayCommand} from './commands/overlay-command.js'
import {createVersionCommand} from './commands/version-command.js'
import {type DocsContent, loadDocs} from './load/load-docs.js'
import {type DocsOptions, parseDocsOptions} from './options/docs-options.js'
import {createDocsRoutes} from './routes/docs-routes.js'
import {needsWholeSidebars} from './site/whole-sidebars.js'
import {listDocsStrings, translateDocs} from './translation/docs-strings.js'

/** Creates docs with sidebars and versions from a folder of Markdown files. */
export function docsPlugin(context: SiteContext, given: DocsOptions): Plugin<DocsContent> {
  const options = {...given, path: siteFolder(context.siteDir, given.path)}
  const {siteDir} = context
  const localized = localizedFolder(context, {plugin: 'docs', id: options.id})
  return {
    name: 'docs',
    loadContent: () => loadDocs(context, options),
    getTranslationFiles: ({content}) => listDocsStrings(content, options),
    translateContent: ({content, translationFiles}) => translateDocs(content, translationFiles),
    createRoutes: (content, {translate}) =>
      createDocsRoutes(content, {
        ...context,
        options,
        translate,
        hasWholeSidebars: needsWholeSidebars(context)
      }),
    extendCli: () => [
      createVersionCommand(context, options),
      createOverlayCommand(context, options)
    ],
    getPageTemplates: () => [
      {
        kind: 'doc',
        folder: options.path,
        create: ({title, slug}) => ({
          name: `${slug}.md`,
          text: writeNewPage({title}, ['Say in one sentence what readers will do or learn.'])
        })
      }
    ],
    extendMarkdown: () => readMarkdownExtension(options),
    getPathsToWatch: () => [
      resolve(siteDir, options.path),
      ...(localized ? [localized] : []),
      ...(options.sidebarPath ? [resolve(siteDir, options.sidebarPath)] : [])
    ]
  }
}

docsPlugin.validateOptions = parseDocsOptions
