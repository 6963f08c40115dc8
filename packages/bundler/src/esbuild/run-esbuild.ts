import fs from 'node:fs/promises'
import path from 'node:path'
import {build, type Metafile} from 'esbuild'
import {type FinishedRun, writeCachedBundles} from '../cache/bundle-cache.js'
import {readDiskTime} from '../cache/file-stamps.js'
import {listOutputFiles} from '../cache/input-files.js'
import {createEntries, type BundleEntries} from '../entries/entries.js'
import type {BundleHost, BundleInput, ImportedContent} from '../input/bundle-input.js'
import type {BundleResult} from '../input/bundle-result.js'
import type {BundleRun} from '../input/bundle-run.js'
import {createBundles} from '../output/bundles.js'
import {addCompileHints} from '../output/compile-hints.js'
import {renameScripts} from '../output/rename-scripts.js'
import {checkComponents} from '../theme/theme-resolver.js'
import {createStyleReader} from '../styles/style-reader.js'
import {createBundleError, uniqueProblems} from './bundle-error.js'
import {checkCircularPartials} from './circular-partials.js'
import {clientOptions, serverOptions} from './esbuild-options.js'

/** Bundles both sides with esbuild, replaces the last bundles and remembers the new ones. */
export async function runEsbuild(
  input: BundleInput,
  host: BundleHost
): Promise<Omit<BundleResult, 'isCached'>> {
  checkComponents(input.components, input.themePaths)
  const {compileImport, listImports} = compileOnce(host)
  const styles = createStyleReader(input)
  const run: BundleRun = {
    ...{input, compileImport, styles},
    ...{translated: new Map(), readyModules: {}},
    urls: {files: new Set(), problems: []}
  }
  const since = readDiskTime(input.cacheDir)
  const outDir = path.join(input.cacheDir, `bundle-${process.pid}`)
  const finalDir = path.join(input.cacheDir, 'bundle')
  await fs.rm(outDir, {recursive: true, force: true})
  const entries = createEntries(input)
  const {client, server} = await buildBoth(run, entries, outDir)
  checkCircularPartials(client, input.siteDir)
  await fs.rm(finalDir, {recursive: true, force: true})
  await fs.rename(outDir, finalDir)
  const relocate = (file: string) => path.join(finalDir, path.relative(outDir, file))
  const bundles = createBundles({input, entries, client, server, relocate})
  const metafiles = [client, server]
  const outputs = listOutputFiles(metafiles, input.siteDir).map(relocate)
  const imports = await listImports()
  const problems = uniqueProblems(run.urls.problems)
  const made = {metafiles, since, outputs, imports, problems, styles: await listStyleInputs(run)}
  writeCachedBundles(input, bundles, made)
  return {bundles, imports, problems}
}

/** Lists everything that stylesheets depend on besides their own files. */
export async function listStyleInputs({
  styles,
  urls
}: Pick<BundleRun, 'styles' | 'urls'>): Promise<FinishedRun['styles']> {
  const {files, folders} = await styles.inputs()
  return {files: [...files, ...urls.files], folders}
}

/** Compiles each imported Markdown file once for both bundles. */
function compileOnce(host: BundleHost) {
  const compiled = new Map<string, Promise<ImportedContent>>()
  const compileImport = (file: string) => {
    const content = compiled.get(file) ?? host.compileImport(file)
    compiled.set(file, content)
    return content
  }
  const listImports = async () =>
    new Map(
      await Promise.all(
        [...compiled].map(async ([file, content]) => [file, await content] as const)
      )
    )
  return {compileImport, listImports}
}

async function buildBoth(run: BundleRun, entries: BundleEntries, outDir: string) {
  const {input} = run
  try {
    const [client, server] = await Promise.all([
      build(clientOptions(run, entries, path.join(outDir, 'client'))),
      build(serverOptions(run, entries, path.join(outDir, 'server')))
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
