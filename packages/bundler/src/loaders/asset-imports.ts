import fs from 'node:fs/promises'
import path from 'node:path'
import type {OnLoadResult, OnResolveArgs, OnResolveResult, Plugin, PluginBuild} from 'esbuild'
import type {FileModule, ImportReplacement} from '@lectern/types'
import {relativePath} from '@lectern/shared/files/relative-path'
import {isInstalled} from '@lectern/shared/files/is-installed'
import {messageOf} from '@lectern/shared/problems/site-problem'
import {createSvgComponent} from './svg-component.js'

/** Marks requests that were already handled. */
const SEEN = 'asset-imports'

/** Kinds of imports in code. Imports in stylesheets always need a URL. */
const CODE: ReadonlySet<string> = new Set(['import-statement', 'dynamic-import', 'require-call'])

/** Settings for imported files. */
interface AssetSettings {
  siteDir: string
  /** Extensions in lower case, without a dot. */
  endings: readonly string[]
  /** Modules that plugins provide in place of some files. */
  replacements: readonly ImportReplacement[]
}

/**
 * esbuild plugin for imported files, compatible with Docusaurus: an `.svg` is a component, and with `?url` its
 * URL; `require('./a.png')` is a module with the URL as `default`.
 */
export function assetImports(settings: AssetSettings): Plugin {
  const {siteDir, endings} = settings
  const isFile = `\\.(?:${endings.join('|')})`
  return {
    name: 'asset-imports',
    setup(build) {
      build.onResolve({filter: new RegExp(`${isFile}(?:\\?url)?$`, 'i')}, (request) =>
        request.pluginData === SEEN || !CODE.has(request.kind)
          ? undefined
          : resolveAsset(request, build, settings)
      )
      // Names are relative, because filename hashes include them and must not contain absolute paths.
      build.onLoad({filter: /./, namespace: 'svg-component'}, async ({path: name}) => {
        const file = path.resolve(siteDir, name)
        const contents = createSvgComponent(await fs.readFile(file, 'utf8'))
        return {contents, resolveDir: path.dirname(file), loader: 'js'}
      })
      build.onLoad({filter: /./, namespace: 'required-file'}, ({path: name}) => {
        const file = path.resolve(siteDir, name)
        const specifier = JSON.stringify(`./${path.basename(file)}?url`)
        return {
          contents: `import url from ${specifier}\nexport default url`,
          resolveDir: path.dirname(file),
          loader: 'js'
        }
      })
      // esbuild chooses loaders by the exact extension.
      build.onLoad(
        {filter: /\.[a-z\d]*[A-Z][A-Za-z\d]*$/, namespace: 'file'},
        async ({path: file}) =>
          endings.includes(path.extname(file).slice(1).toLowerCase())
            ? {contents: await fs.readFile(file), loader: 'file'}
            : undefined
      )
      build.onLoad({filter: /./, namespace: REPLACED}, ({path: name}) =>
        loadReplacement(name, settings)
      )
    }
  }
}

/** Namespace of modules that replace files for plugins. */
const REPLACED = 'replaced-file'

function findReplacement(
  file: string,
  {replacements}: AssetSettings
): ImportReplacement | undefined {
  if (isInstalled(file)) return undefined
  const ending = path.extname(file).slice(1).toLowerCase()
  return replacements.find(({endings}) => endings.includes(ending))
}

async function loadReplacement(name: string, settings: AssetSettings): Promise<OnLoadResult> {
  try {
    const {code, folder} = await replaceFile(name, settings)
    return {contents: code, resolveDir: folder, loader: 'js'}
  } catch (detail) {
    // For a thrown error, esbuild reports a position from the stack, which can be inside esbuild. A
    // returned error gets the import's position.
    return {errors: [{text: messageOf(detail), detail}]}
  }
}

async function replaceFile(name: string, settings: AssetSettings): Promise<FileModule> {
  const absolutePath = path.resolve(settings.siteDir, name)
  const created = await findReplacement(absolutePath, settings)?.create({absolutePath, file: name})
  if (!created) throw new Error(`No module was created for ${name}.`)
  return created
}

async function resolveAsset(
  {path: request, kind, importer, resolveDir}: OnResolveArgs,
  build: PluginBuild,
  settings: AssetSettings
): Promise<OnResolveResult | undefined> {
  const isUrl = request.endsWith('?url')
  const options = {kind, importer, resolveDir, pluginData: SEEN}
  const file = request.replace(/\?url$/, '')
  // Resolved here, because a different plugin would lose the query of `@site/` requests.
  const found = file.startsWith('@site/')
    ? await build.resolve(`./${file.slice('@site/'.length)}`, {
        ...options,
        resolveDir: settings.siteDir
      })
    : await build.resolve(file, options)
  if (found.errors.length > 0) return {errors: found.errors}
  // A different plugin has resolved the file.
  if (found.namespace !== 'file') return found.namespace ? found : undefined
  const name = relativePath(settings.siteDir, found.path)
  const isDrawing = /\.svg$/i.test(found.path) && !isUrl
  if (isDrawing) return {path: name, namespace: 'svg-component'}
  if (!isUrl && findReplacement(found.path, settings)) return {path: name, namespace: REPLACED}
  return kind === 'require-call' ? {path: name, namespace: 'required-file'} : {path: found.path}
}
