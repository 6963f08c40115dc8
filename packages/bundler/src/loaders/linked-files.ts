import fs from 'node:fs/promises'
import path from 'node:path'
import type {
  BuildOptions,
  BuildResult,
  OnLoadResult,
  OnResolveArgs,
  Plugin,
  PluginBuild
} from 'esbuild'
import {build as bundle} from 'esbuild'
import {isInstalled} from '@lectern/shared/files/is-installed'
import {relativePath} from '@lectern/shared/files/relative-path'
import {findImport} from '../modules/find-import.js'
import {FILE_URL, WORKER_URL} from '../modules/link-files.js'

const FILES = 'linked-file'
const WORKERS = 'linked-worker'
const MISSING = 'missing-file'

interface LinkSettings {
  siteDir: string
  /** Whether the code runs in the browser. The renderer needs only the URLs of files. */
  isClient: boolean
  /** Receives the files that workers consist of. */
  inputs: Set<string>
  /** Workers that contain this code, from the outermost one. Absolute paths. */
  around: readonly string[]
  /** Returns the options for bundling a worker. */
  workerOptions(file: string): BuildOptions
}

/** esbuild plugin for the imports that `linkFiles` adds. */
export function linkedFiles(settings: LinkSettings): Plugin {
  const {siteDir, isClient} = settings
  return {
    name: 'linked-files',
    setup(build) {
      build.onResolve({filter: /\?(?:file|worker)-url$/}, (request) =>
        resolveFile(request, build, siteDir)
      )
      build.onLoad({filter: /./, namespace: FILES}, async ({path: name}) => ({
        contents: await fs.readFile(path.resolve(siteDir, name)),
        loader: 'file'
      }))
      build.onLoad({filter: /./, namespace: MISSING}, ({path: name}) => ({
        contents: `export default ${JSON.stringify(name)}`
      }))
      build.onLoad({filter: /./, namespace: WORKERS}, ({path: name}) =>
        isClient
          ? loadWorker(path.resolve(siteDir, name.replace(/\.js$/, '')), settings)
          : {contents: 'export default ""'}
      )
    }
  }
}

/** Names are relative, because filename hashes include them and must not contain absolute paths. */
async function resolveFile(request: OnResolveArgs, build: PluginBuild, siteDir: string) {
  const {path: name, importer} = request
  const isWorker = name.endsWith(WORKER_URL)
  const file = name.slice(0, -(isWorker ? WORKER_URL : FILE_URL).length)
  const found = await findFile(file, request, build)
  if (found) {
    const relative = relativePath(siteDir, found)
    // The output has the extension of this name.
    return isWorker
      ? {path: `${relative}.js`, namespace: WORKERS}
      : {path: relative, namespace: FILES}
  }
  // Packages may need the file in Node.js only.
  if (isInstalled(importer)) return {path: file, namespace: MISSING}
  const {line = 1, column = 1} = findImport(importer, file)
  const location = {file: relativePath(siteDir, importer), line, column: column - 1}
  return {errors: [{text: `Could not resolve "${file}"`, location}]}
}

/** Finds a file next to the module, or else in an installed package, as webpack does. */
async function findFile(
  file: string,
  {path: name, importer, resolveDir}: OnResolveArgs,
  build: PluginBuild
): Promise<string | undefined> {
  // An imported drawing would be a component, and plugins can replace imported images.
  const kind = name.endsWith(WORKER_URL) ? 'import-statement' : 'url-token'
  for (const request of /^[.@]/.test(file) ? [file] : [`./${file}`, file]) {
    const found = await build.resolve(request, {kind, importer, resolveDir})
    const isFile = found.errors.length === 0 && !found.external && found.namespace === 'file'
    if (isFile) return found.path
  }
  return undefined
}

async function loadWorker(
  file: string,
  {siteDir, inputs, around, workerOptions}: LinkSettings
): Promise<OnLoadResult> {
  if (file === around.at(-1)) return {contents: 'export default self.location.href'}
  if (around.includes(file)) {
    const names = [...around.slice(around.indexOf(file)), file].map((name) => path.basename(name))
    return {errors: [{text: `Workers can't contain each other: ${names.join(' → ')}`}]}
  }
  const {outputFiles, metafile} = await bundle({
    ...workerOptions(file),
    write: false,
    metafile: true
  })
  const files = listFiles(metafile, siteDir)
  for (const input of files) inputs.add(input)
  const script = outputFiles.find(({path: output}) => output.endsWith('.js'))
  return {contents: script?.contents ?? '', loader: 'file', watchFiles: files}
}

/** Lists the absolute paths of a worker's files. Other modules have a namespace in their name. */
function listFiles({inputs}: NonNullable<BuildResult['metafile']>, siteDir: string): string[] {
  return Object.keys(inputs)
    .filter((name) => !/^[\w-]{2,}:/.test(name))
    .map((name) => path.resolve(siteDir, name))
}
