import fs from 'node:fs/promises'
import path from 'node:path'
import type {OnLoadResult, OnResolveArgs, OnResolveResult, Plugin, PluginBuild} from 'esbuild'
import {hashValue} from '@lectern/shared/cache/content-hash'
import {findPackage} from '@lectern/shared/files/find-package'
import {relativePath} from '@lectern/shared/files/relative-path'
import type {BundleExtension, ForeignSite} from '@lectern/types'
import {resolveEmittedFiles} from './emitted-files.js'
import {loadWithLoaders} from './loader-files.js'
import {readLoader} from './loader-rules.js'
import {findLoaderUse} from './read-rules.js'
import type {FileUse, LoaderUse} from './webpack-changes.js'

/**
 * Returns the bundle extension for imports with inline webpack loaders, such as
 * `!!raw-loader!./a.js`, and for constants that webpack or Docusaurus's themes define.
 */
export function findBundleExtension({
  siteDir,
  siteConfig
}: Pick<ForeignSite, 'siteDir' | 'siteConfig'>): BundleExtension | undefined {
  if (siteConfig.compatibility !== 'docusaurus') return undefined
  const define = {...HOT_MODULE, ...defineLayouts(siteDir)}
  return {key: hashValue([NAME, define]), define, plugins: [inlineLoaders(siteDir)]}
}

/** In webpack's builds for production, a module has no interface for hot updates. */
const HOT_MODULE = {'module.hot': 'undefined', 'import.meta.webpackHot': 'undefined'}

/** Docusaurus's theme for diagrams defines whether an optional package for layouts is installed. */
function defineLayouts(siteDir: string): Readonly<Record<string, string>> {
  const hasLayouts = findPackage('@mermaid-js/layout-elk', siteDir) !== undefined
  return {__DOCUSAURUS_MERMAID_LAYOUT_ELK_ENABLED__: String(hasLayouts)}
}

const NAME = 'inline-loaders'
/** Namespace of modules that loaders create. */
const LOADED = 'inline-loaded'

/**
 * Namespaces of modules that are created from a single file. The bundler watches files in these
 * namespaces.
 */
const NAMESPACES: Readonly<Record<FileUse, string>> = {
  text: 'inline-text',
  file: 'inline-file',
  dataurl: 'inline-dataurl',
  empty: 'inline-empty'
}

/**
 * Matches requests with inline loaders or `?raw`. Loaders end in an exclamation mark, which
 * filenames can also contain.
 */
const REQUEST = /^[^./].*!|^-?!|\?raw$/

function inlineLoaders(siteDir: string): Plugin {
  return {
    name: NAME,
    setup(build) {
      build.onResolve({filter: REQUEST}, (request) => resolveRequest(request, build, siteDir))
      resolveEmittedFiles(build)
      build.onLoad({filter: /./, namespace: LOADED}, ({pluginData}) => {
        const {file, loaders} = pluginData as {file: string; loaders: readonly LoaderUse[]}
        const side = build.initialOptions.platform === 'node' ? 'server' : 'client'
        return loadWithLoaders(build, {loaders}, {siteDir, side, file, query: ''})
      })
      for (const [use, namespace] of Object.entries(NAMESPACES) as [FileUse, string][])
        build.onLoad({filter: /./, namespace}, ({path: name}) =>
          loadFile(path.resolve(siteDir, name), use)
        )
    }
  }
}

async function resolveRequest(
  {path: request, kind, importer, resolveDir}: OnResolveArgs,
  build: PluginBuild,
  siteDir: string
): Promise<OnResolveResult | undefined> {
  const parts = request.replace(/^-?!{0,2}/, '').split('!')
  const [target = '', ...names] = parts.toReversed().filter(Boolean)
  const isRaw = target.endsWith('?raw')
  const file = isRaw ? target.slice(0, -'?raw'.length) : target
  const use = isRaw && names.length === 0 ? 'text' : findLoaderUse(names)
  const found = await build.resolve(file, {
    kind,
    importer,
    resolveDir,
    // Resolve the file itself, even if other plugins handle its extension.
    pluginData: use === 'native' ? undefined : 'asset-imports'
  })
  if (use === 'native' || found.errors.length > 0 || found.namespace !== 'file') return found
  if (use === undefined) {
    const loaders = names.toReversed().map(readLoader)
    const pluginData = {loaders, file: found.path}
    const name = `${relativePath(siteDir, found.path)}?${hashValue(loaders)}`
    return {path: name, namespace: LOADED, pluginData}
  }
  // A relative path, so that the output doesn't depend on where the site is.
  return {path: relativePath(siteDir, found.path), namespace: NAMESPACES[use]}
}

async function loadFile(file: string, use: FileUse): Promise<OnLoadResult> {
  if (use === 'text')
    return {contents: `export default ${JSON.stringify(await fs.readFile(file, 'utf8'))}`}
  return {contents: await fs.readFile(file), loader: use}
}
