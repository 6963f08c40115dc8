import fs from 'node:fs/promises'
import path from 'node:path'
import type {OnLoadResult, OnResolveArgs, OnResolveResult, Plugin, PluginBuild} from 'esbuild'
import type {FileModule, ImportReplacement} from '@lectern/types'
import {relativePath} from '@lectern/shared/files/relative-path'
import {isInstalled} from '@lectern/shared/files/is-installed'
import {messageOf} from '@lectern/shared/problems/site-problem'
import {createSvgComponent} from './svg-component.js'

/** Says that a request was looked at already. */
const SEEN = 'asset-imports'

/** Kinds of imports that code makes; a stylesheet always wants an address. */
const CODE: ReadonlySet<string> = new Set(['import-statement', 'dynamic-import', 'require-call'])

/** Results for the files that code imports. */
interface AssetSettings {
  siteDir: string
  /** Of the files, without dot. */
  endings: readonly string[]
  /** Replacements of plugins for some files. */
  replacements: readonly ImportReplacement[]
}

/**
 * esbuild plugin for files that code imports, as projects for Docusaurus expect them: an `.svg` is a
 * component and with `?url` its address; `require('./a.png')` is a module with the address as `default`.
 */
export function assetImports(settings: AssetSettings): Plugin {
  const {siteDir, endings} = settings
  const required = new RegExp(`\\.(?:${endings.join('|')})(?:\\?url)?$`)
  return {
    name: 'asset-imports',
    setup(build) {
      build.onResolve({filter: required}, (request) =>
        request.pluginData === SEEN || !CODE.has(request.kind)
          ? undefined
          : resolveAsset(request, build, settings)
      )
      // Names are relative: they go into the hashes of filenames, which hold no place on a disk.
      build.onLoad({filter: /./, namespace: 'svg-component'}, async ({path: name}) => {
        const file = path.resolve(siteDir, name)
        const contents = createSvgComponent(await fs.readFile(file, 'utf8'))
        return {contents, resolveDir: path.dirname(file), loader: 'js'}
      })
      build.onLoad({filter: /./, namespace: 'required-file'}, ({path: name}) => {
        const file = path.resolve(siteDir, name)
        const address = JSON.stringify(`./${path.basename(file)}?url`)
        return {
          contents: `import address from ${address}\nexport default address`,
          resolveDir: path.dirname(file),
          loader: 'js'
        }
      })
      build.onLoad({filter: /./, namespace: REPLACED}, ({path: name}) =>
        loadReplacement(name, settings)
      )
    }
  }
}

/** Where modules are that plugins put in the place of files. */
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
    // Of a thrown error, esbuild reports a place in the stack, which may be in esbuild. This one gets the place of the import.
    return {errors: [{text: messageOf(detail), detail}]}
  }
}

async function replaceFile(name: string, settings: AssetSettings): Promise<FileModule> {
  const absolutePath = path.resolve(settings.siteDir, name)
  const made = await findReplacement(absolutePath, settings)?.create({absolutePath, file: name})
  if (!made) throw new Error(`Nothing stands in the place of ${name}.`)
  return made
}

async function resolveAsset(
  {path: request, kind, importer, resolveDir}: OnResolveArgs,
  build: PluginBuild,
  settings: AssetSettings
): Promise<OnResolveResult | undefined> {
  const isAddress = request.endsWith('?url')
  const options = {kind, importer, resolveDir, pluginData: SEEN}
  const file = request.replace(/\?url$/, '')
  // The query of the file would be lost if a different plugin resolves `@site/`.
  const found = file.startsWith('@site/')
    ? await build.resolve(`./${file.slice('@site/'.length)}`, {
        ...options,
        resolveDir: settings.siteDir
      })
    : await build.resolve(file, options)
  if (found.errors.length > 0) return {errors: found.errors}
  // Another plugin has answered.
  if (found.namespace !== 'file') return found.namespace ? found : undefined
  const name = relativePath(settings.siteDir, found.path)
  const isDrawing = found.path.endsWith('.svg') && !isAddress
  if (isDrawing) return {path: name, namespace: 'svg-component'}
  if (!isAddress && findReplacement(found.path, settings)) return {path: name, namespace: REPLACED}
  return kind === 'require-call' ? {path: name, namespace: 'required-file'} : {path: found.path}
}
