import {fileURLToPath} from 'node:url'
import {isInstalled} from '@lectern/shared/files/is-installed'
import {localizedFolder} from '@lectern/shared/files/localized-folder'
import {describeLabels, LABELS} from '@lectern/shared/labels/page-labels'
import type {Plugin, SiteContext} from '@lectern/types'
import {DEFAULT_LABELS, LABEL_NOTES} from './labels/labels.js'
import {parseTypeDocOptions, type TypeDocOptions} from './options/typedoc-options.js'
import {createTypeDocRoutes} from './site/create-routes.js'
import {loadReference, type TypeDocContent} from './site/load-reference.js'

/** Creates an API reference of a TypeScript package with TypeDoc. */
export function typeDocPlugin(
  context: SiteContext,
  options: TypeDocOptions
): Plugin<TypeDocContent> {
  const {siteConfig} = context
  const localized = localizedFolder(context, {plugin: 'typedoc', id: options.id})
  let inputs: readonly string[] = []
  return {
    name: 'typedoc',
    async loadContent() {
      const content = await loadReference(context, options)
      // Packages only change when they're installed again.
      inputs = content.inputs.filter((file) => !isInstalled(file))
      return content
    },
    createRoutes: (content) => createTypeDocRoutes(content, {options, siteConfig}),
    // The package includes its components as source in addition to `dist`.
    getThemePath: () => fileURLToPath(new URL('../src/components', import.meta.url)),
    getTranslationFiles: () => [
      {path: LABELS, content: describeLabels(DEFAULT_LABELS, LABEL_NOTES)}
    ],
    getPathsToWatch: () => [...inputs, ...(localized ? [localized] : [])]
  }
}

typeDocPlugin.validateOptions = parseTypeDocOptions
