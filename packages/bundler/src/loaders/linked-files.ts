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
import {relativePath} from '@lectern/shared/files/relative-path'
import {findImport} from '../modules/find-import.js'
import {FILE_URL, WORKER_URL} from '../modules/link-files.js'

const FILES = 'linked-file'
const WORKERS = 'linked-worker'

interface LinkSettings {
  siteDir: string
  /** Whether the code runs in the browser. The renderer only needs the URLs of files. */
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
      build.onLoad({filter: /./, namespace: WORKERS}, ({path: name}) =>
        isClient
          ? loadWorker(path.resolve(siteDir, name.replace(/\.js$/, '')), settings)
          : {contents: 'export default ""'}
      )
    }
  }
}

/** Names are relative, because filename hashes include them and must not contain absolute paths. */
async function resolveFile(
  {path: request, importer, resolveDir}: OnResolveArgs,
  build: PluginBuild,
  siteDir: string
) {
  const isWorker = request.endsWith(WORKER_URL)
  const file = request.slice(0, -(isWorker ? WORKER_URL : FILE_URL).length)
  // An imported drawing would be a component, and plugins can replace imported images.
  const kind = isWorker ? 'import-statement' : 'url-token'
  const found = await build.resolve(file, {kind, importer, resolveDir})
  if (found.errors.length > 0 || found.external || found.namespace !== 'file') {
    const {line = 1, column = 1} = findImport(importer, file)
    const location = {file: relativePath(siteDir, importer), line, column: column - 1}
    return {errors: [{text: `Could not resolve "${file}"`, location}]}
  }
  const name = relativePath(siteDir, found.path)
  // The output has the extension of this name.
  return isWorker ? {path: `${name}.js`, namespace: WORKERS} : {path: name, namespace: FILES}
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
