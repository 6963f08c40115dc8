import path from 'node:path'
import type {PluginBuild} from 'esbuild'

/** Files that the loaders of a module emit, by name. */
export type EmittedFiles = ReadonlyMap<string, string | Uint8Array>

const NAMESPACE = 'webpack-emitted'
const PREFIX = `${NAMESPACE}:`

/**
 * Replaces the URLs of emitted files in a module, which loaders write as `__webpack_public_path__ +
 * "name"`, with imports of the files.
 */
export function linkEmittedFiles(code: string, files: EmittedFiles): string {
  return [...files.keys()].reduce((linked, name) => {
    const written = JSON.stringify(name)
    // A module can be CommonJS, so an import statement would change it.
    const by = `require(${JSON.stringify(PREFIX + name)})`
    return linked.replaceAll(`__webpack_public_path__ + ${written}`, () => by)
  }, code)
}

/** Resolves the imports that `linkEmittedFiles` adds. Modules pass their files in `pluginData`. */
export function resolveEmittedFiles(build: PluginBuild): void {
  const filter = new RegExp(`^${PREFIX}`)
  build.onResolve({filter}, ({path: request, pluginData}) => {
    const {emitted} = Object(pluginData) as {emitted?: EmittedFiles}
    const name = request.slice(PREFIX.length)
    const content = emitted?.get(name)
    if (content === undefined) return undefined
    return {path: path.posix.normalize(name), namespace: NAMESPACE, pluginData: content}
  })
  build.onLoad({filter: /./, namespace: NAMESPACE}, ({pluginData}) => ({
    // The resolver above sets it.
    contents: pluginData as string | Uint8Array,
    loader: 'file'
  }))
}
