import {readFile} from 'node:fs/promises'
import {resolve} from 'node:path'
import {fileURLToPath} from 'node:url'
import {localizedFolder} from '@lectern/shared/files/localized-folder'
import {describeLabels, LABELS} from '@lectern/shared/labels/page-labels'
import type {Plugin, SiteContext} from '@lectern/types'
import {type OpenApiOptions, parseOpenApiOptions} from './options/openapi-options.js'
import {DEFAULT_LABELS, LABEL_NOTES} from './schemas/labels.js'
import {contentModule} from './site/content-module.js'
import {createOpenApiRoutes} from './site/create-routes.js'
import type {OpenApiContent} from './site/load-references.js'
import {DOWNLOAD, downloadFile, listVersions} from './site/reference-versions.js'

/** Creates an API reference from an OpenAPI description. */
export function openApiPlugin(
  context: SiteContext,
  options: OpenApiOptions
): Plugin<OpenApiContent> {
  const {siteDir, siteConfig} = context
  const localized = localizedFolder(context, {plugin: 'openapi', id: options.id})
  const origins = typeof options.tryIt === 'object' ? listOrigins(options.tryIt) : []
  let read: readonly string[] = []
  return {
    name: 'openapi',
    async loadContent() {
      // The parser takes a second to load, and many commands don't need it.
      const {loadReferences} = await import('./site/load-references.js')
      const content = await loadReferences(context, options)
      read = content.files
      return content
    },
    createRoutes: (content) => createOpenApiRoutes(content, {options, siteConfig}),
    postBuild: () =>
      listVersions(context, options).map((version) => ({
        file: downloadFile(version),
        text: () => readFile(resolve(siteDir, version.folder, DOWNLOAD)),
        offline: false as const
      })),
    getTranslationFiles: () => [
      {path: LABELS, content: describeLabels(DEFAULT_LABELS, LABEL_NOTES)}
    ],
    getContentModule: contentModule,
    getThemePath: () => sourcePath('components'),
    getEmbedStylesheet: () => sourcePath('styles/embeds.css'),
    getPolicySources: () => (origins.length > 0 ? {'connect-src': origins} : {}),
    getPathsToWatch: () => [
      ...listVersions(context, options).flatMap(({spec, overlays: files}) =>
        [spec, ...files].map((file) => resolve(siteDir, file))
      ),
      ...read,
      ...(localized ? [localized] : [])
    ]
  }
}

openApiPlugin.validateOptions = parseOpenApiOptions

function listOrigins({
  origins,
  proxy
}: {
  origins: readonly string[]
  proxy?: string | undefined
}): string[] {
  const all = proxy === undefined ? origins : [...origins, proxy]
  return [...new Set(all.map((url) => new URL(url).origin))]
}

/** Returns an absolute path in `src`, which the package includes in addition to `dist`. */
function sourcePath(name: string): string {
  return fileURLToPath(new URL(`../src/${name}`, import.meta.url))
}
