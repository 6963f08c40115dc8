import fs from 'node:fs/promises'
import path from 'node:path'
import {build, type Metafile} from 'esbuild'
import type {Bundles} from '@lectern/types'
import {writeCachedBundles} from '../cache/bundle-cache.js'
import {readDiskTime} from '../cache/file-stamps.js'
import {listOutputFiles} from '../cache/input-files.js'
import {createEntries, type BundleEntries} from '../entries/entries.js'
import type {BundleInput} from '../input/bundle-input.js'
import {createBundles} from '../output/bundles.js'
import {addCompileHints} from '../output/compile-hints.js'
import {renameScripts} from '../output/rename-scripts.js'
import {checkComponents} from '../theme/theme-resolver.js'
import {createBundleError} from './bundle-error.js'
import {checkCircularPartials} from './circular-partials.js'
import {clientOptions, serverOptions} from './esbuild-options.js'

/** Make both bundles with esbuild, put them in the place of the last ones and remember them. */
export async function runEsbuild(given: BundleInput): Promise<Bundles> {
  checkComponents(given.components, given.themePaths)
  const {input, imports} = rememberImports({...given, translated: new Map()})
  const since = readDiskTime(input.cacheDir)
  const outDir = path.join(input.cacheDir, `bundle-${process.pid}`)
  const finalDir = path.join(input.cacheDir, 'bundle')
  await fs.rm(outDir, {recursive: true, force: true})
  const entries = createEntries(input)
  const {client, server} = await buildBoth(input, entries, outDir)
  checkCircularPartials(client, input.siteDir)
  await fs.rm(finalDir, {recursive: true, force: true})
  await fs.rename(outDir, finalDir)
  const relocate = (file: string) => path.join(finalDir, path.relative(outDir, file))
  const bundles = createBundles({input, entries, client, server, relocate})
  const metafiles = [client, server]
  const outputs = listOutputFiles(metafiles, input.siteDir).map(relocate)
  writeCachedBundles(input, bundles, {metafiles, since, outputs, imports: await imports()})
  return bundles
}

/** Compile each imported Markdown file once for both bundles, and keep what it became. */
function rememberImports(given: BundleInput) {
  const compiled = new Map<string, Promise<string>>()
  const compileImport = (file: string) => {
    const code = compiled.get(file) ?? given.compileImport(file)
    compiled.set(file, code)
    return code
  }
  const imports = async () =>
    new Map(
      await Promise.all([...compiled].map(async ([file, code]) => [file, await code] as const))
    )
  return {input: {...given, compileImport}, imports}
}

async function buildBoth(input: BundleInput, entries: BundleEntries, outDir: string) {
  try {
    const [client, server] = await Promise.all([
      build(clientOptions(input, entries, path.join(outDir, 'client'))),
      build(serverOptions(input, entries, path.join(outDir, 'server')))
    ])
    await addCompileHints(metafileOf(client), input.siteDir)
    const [clientFiles, serverFiles] = await Promise.all([
      renameScripts(metafileOf(client), input.siteDir),
      renameScripts(metafileOf(server), input.siteDir)
    ])
    await makeImportsRelative(serverFiles, input)
    return {client: clientFiles, server: serverFiles}
  } catch (error) {
    throw createBundleError(error, input)
  }
}

function metafileOf({metafile}: {metafile?: Metafile}): Metafile {
  if (!metafile) throw new Error('esbuild gave no metafile.')
  return metafile
}

async function makeImportsRelative(
  {outputs}: Metafile,
  {siteDir, baseUrl}: BundleInput
): Promise<void> {
  const modules = Object.keys(outputs).filter((file) => file.endsWith('.mjs'))
  const rewrite = createImportRewriter(modules, baseUrl)
  await Promise.all(
    modules.map(async (file) => {
      const absolutePath = path.resolve(siteDir, file)
      const code = await fs.readFile(absolutePath, 'utf8')
      const local = rewrite(code)
      if (local !== code) await fs.writeFile(absolutePath, local)
    })
  )
}

/**
 * esbuild puts the public path before the names of modules as it does before those of images. In the
 * browser both are addresses; in Node a module is found by its place.
 *
 * @param modules - Paths of the server's modules, of which the last part counts.
 */
export function createImportRewriter(
  modules: readonly string[],
  baseUrl: string
): (code: string) => string {
  const addresses = modules.map((file) => JSON.stringify(`${baseUrl}assets/${path.basename(file)}`))
  const pattern = new RegExp(addresses.map(escapeRegExp).join('|'), 'g')
  return (code) =>
    code.replace(pattern, (address) =>
      JSON.stringify(`./${path.basename(JSON.parse(address) as string)}`)
    )
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
