import fs from 'node:fs/promises'
import path from 'node:path'
import type {OnResolveArgs, OnResolveResult, Plugin, PluginBuild} from 'esbuild'
import {createSvgComponent} from './svg-component.js'

/** Says that a request was looked at already. */
const SEEN = 'asset-imports'

/** Kinds of imports that code makes; a stylesheet always wants an address. */
const CODE: ReadonlySet<string> = new Set(['import-statement', 'dynamic-import', 'require-call'])

/**
 * esbuild plugin for files that code imports, as projects for Docusaurus expect them: an `.svg` is a
 * component and with `?url` its address; `require('./a.png')` is a module with the address as `default`.
 */
export function assetImports(siteDir: string, endings: readonly string[]): Plugin {
  const required = new RegExp(`\\.(?:${endings.join('|')})(?:\\?url)?$`)
  return {
    name: 'asset-imports',
    setup(build) {
      build.onResolve({filter: required}, (request) =>
        request.pluginData === SEEN || !CODE.has(request.kind)
          ? undefined
          : resolveAsset(request, build, siteDir)
      )
      // Names are relative: they go into the hashes of file names, which hold no place on a disk.
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
    }
  }
}

async function resolveAsset(
  {path: request, kind, importer, resolveDir}: OnResolveArgs,
  build: PluginBuild,
  siteDir: string
): Promise<OnResolveResult | undefined> {
  const isAddress = request.endsWith('?url')
  const options = {kind, importer, resolveDir, pluginData: SEEN}
  const found = await build.resolve(request.replace(/\?url$/, ''), options)
  if (found.errors.length > 0) return {errors: found.errors}
  // A request by `@site/` was taken apart on the way here, and is answered.
  if (found.namespace !== 'file') return found.namespace ? found : undefined
  const name = path.relative(siteDir, found.path).replaceAll('\\', '/')
  const isDrawing = found.path.endsWith('.svg') && !isAddress
  if (isDrawing) return {path: name, namespace: 'svg-component'}
  return kind === 'require-call' ? {path: name, namespace: 'required-file'} : {path: found.path}
}
