import fs from 'node:fs/promises'
import path from 'node:path'
import type {Loader, OnResolveArgs, OnResolveResult, Plugin, PluginBuild} from 'esbuild'
import {relativePath} from '@lectern/shared/files/relative-path'

/** How a file becomes a module. `plain` is what the bundler does anyway. */
type FileUse = 'text' | 'file' | 'address' | 'empty' | 'plain'

/** Loaders that imports name, by what becomes of the file. */
const LOADERS: readonly (readonly [pattern: RegExp, use: FileUse])[] = [
  [/^raw-loader\b/, 'text'],
  [/^(?:file|url)-loader\b/, 'file'],
  [/^(?:null|ignore)-loader\b/, 'empty'],
  [/^(?:style|css|postcss|sass|less|json|json5|babel|swc|esbuild|ts)-loader\b/, 'plain'],
  [/^@mdx-js\/loader|^@docusaurus\/mdx-loader|^@svgr\/webpack/, 'plain'],
  // The address of a file, for the module that exports it.
  [/^file-address$/, 'address']
]

/** Tells the plugins of assets and of webpack configurations to leave a request alone. */
const SEEN = 'asset-imports'

/**
 * esbuild plugin for imports that name loaders, as webpack reads them: `!!raw-loader!./owl.txt` is the text of a
 * file. So is `./owl.txt?raw`, with `!!` before it or not.
 */
export function loaderRequests(siteDir: string): Plugin {
  return {
    name: 'loader-requests',
    setup(build) {
      build.onResolve({filter: /!|\?raw$/}, (request) => resolveRequest(request, build, siteDir))
      for (const use of ['text', 'file', 'address', 'empty'] as const)
        build.onLoad({filter: /./, namespace: `loaded-${use}`}, async ({path: name}) => {
          const file = path.resolve(siteDir, name)
          const {contents, loader} = await loadFile(file, use)
          return {contents, loader, resolveDir: path.dirname(file), watchFiles: [file]}
        })
    }
  }
}

async function resolveRequest(
  request: OnResolveArgs,
  build: PluginBuild,
  siteDir: string
): Promise<OnResolveResult | undefined> {
  const {kind, importer, resolveDir, namespace} = request
  const [target = '', ...loaders] = request.path
    .replace(/^-?!{1,2}/, '')
    .split('!')
    .reverse()
  const use = loaders.length > 0 ? findUse(loaders) : /\?raw$/.test(target) ? 'text' : 'plain'
  if (use === undefined) return undefined
  const from = {kind, importer, resolveDir, namespace}
  const file = target.replace(/\?raw$/, '')
  // The plugin that takes `@site/` apart answers for other kinds of files than this one.
  const isOwn = use !== 'plain' && file.startsWith('@site/')
  const found = isOwn
    ? await build.resolve(`./${file.slice('@site/'.length)}`, {
        ...{...from, resolveDir: siteDir},
        pluginData: SEEN
      })
    : await build.resolve(file, {...from, ...(use !== 'plain' && {pluginData: SEEN})})
  if (use === 'plain' || found.errors.length > 0 || found.namespace !== 'file') return found
  return {path: relativePath(siteDir, found.path), namespace: `loaded-${use}`}
}

/** Returns what loaders make of a file; nothing if one of them is unknown. */
function findUse(loaders: readonly string[]): FileUse | undefined {
  const uses = loaders.map((name) => LOADERS.find(([pattern]) => pattern.test(name))?.[1])
  if (uses.includes(undefined)) return undefined
  return uses.find((use) => use !== 'plain') ?? 'plain'
}

async function loadFile(
  file: string,
  use: Exclude<FileUse, 'plain'>
): Promise<{contents: string | Uint8Array; loader: Loader}> {
  if (use === 'empty') return {contents: '', loader: 'js'}
  if (use === 'address') return {contents: await fs.readFile(file), loader: 'file'}
  if (use === 'text')
    return {
      contents: `export default ${JSON.stringify(await fs.readFile(file, 'utf8'))}`,
      loader: 'js'
    }
  const address = JSON.stringify(`!!file-address!./${path.basename(file)}`)
  return {contents: `export {default} from ${address}`, loader: 'js'}
}
