import {resolve} from 'node:path'
import {fileURLToPath} from 'node:url'
import type {Plugin, SiteContext} from '@lectern/types'
import {parseTypeDocOptions, type TypeDocOptions} from './options/typedoc-options.js'
import {createTypeDocRoutes} from './site/create-routes.js'
import {loadReference, type TypeDocContent} from './site/load-reference.js'

/** Creates an API reference of a TypeScript package from TypeDoc's JSON. */
export function typeDocPlugin(
  context: SiteContext,
  options: TypeDocOptions
): Plugin<TypeDocContent> {
  const {siteDir, siteConfig} = context
  return {
    name: 'typedoc',
    loadContent: () => loadReference(context, options),
    createRoutes: (content) => createTypeDocRoutes(content, {options, siteConfig}),
    // The package includes its components as source in addition to `dist`.
    getThemePath: () => fileURLToPath(new URL('../src/components', import.meta.url)),
    getPathsToWatch: () => [resolve(siteDir, options.json)]
  }
}

typeDocPlugin.validateOptions = parseTypeDocOptions
