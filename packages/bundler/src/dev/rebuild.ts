import fs from 'node:fs/promises'
import path from 'node:path'
import type {BuildResult, Metafile, OutputFile} from 'esbuild'
import {createCacheFolder} from '@lectern/shared/cache/cache-folder'
import type {BundleEntries} from '../entries/entries.js'
import {createBundleError, describeCorrections, uniqueProblems} from '../esbuild/bundle-error.js'
import {combineStyles} from '../esbuild/combine-styles.js'
import {listStyleInputs} from '../esbuild/run-esbuild.js'
import type {BundleHost, BundleInput} from '../input/bundle-input.js'
import {STYLESHEET} from '../input/stylesheet-names.js'
import {returnGlobalThis} from '../output/sloppy-this.js'
import {createImportRewriter} from '../output/relative-imports.js'
import {filesOf, metafileOf} from '../esbuild/build-result.js'
import {bundleStyles, listScriptInputs} from './bundle-styles.js'
import type {ContentStyles} from './content-styles.js'
import type {BothBundles, OpenBuilds} from './open-builds.js'
import {rebuildClient} from './rebuild-client.js'

/** Changes since the last run. */
export interface Changes {
  /** Absolute paths of files that authors have changed. */
  files: readonly string[]
  /** Whether plugins have read the site's content again. They may have written other files. */
  isScanned: boolean
}

/** Settings for one run, in addition to the bundle input. */
export interface RunSettings {
  host: BundleHost
  entries: BundleEntries
  /** If omitted, any file may have changed. */
  changes?: Changes
}

/**
 * Bundles the current state and writes the files that have changed.
 *
 * @throws SiteError for errors in the site's code.
 */
export async function rebuild(
  builds: OpenBuilds,
  input: BundleInput,
  {host, entries, changes}: RunSettings
) {
  const {last, current, imports, urls, corrections} = builds
  builds.last = undefined
  current.input = input
  current.host = host
  try {
    const changed = changes?.isScanned ? undefined : changes?.files
    const restyled = last && changed && (await rebuildStyles(builds, last, {entries, changed}))
    const {outputFiles, ...built} =
      restyled ?? (await rebuildBoth(builds, entries, {changed, edited: changes?.files}))
    await Promise.all(outputFiles.map(({path: file, contents}) => writeNew(file, contents)))
    builds.last = built
    const {files, folders} = await listStyleInputs(builds)
    return {
      ...{...built, imports},
      styles: {files: [...files, ...built.readFiles], folders},
      problems: uniqueProblems([...urls.problems, ...describeCorrections(corrections, input)])
    }
  } catch (error) {
    throw createBundleError(error, input)
  }
}

/** Both bundles, and the files to write. */
interface NewBundles extends BothBundles {
  outputFiles: readonly {path: string; contents: string | Uint8Array}[]
}

/**
 * Bundles the stylesheets again if they're all that has changed. Returns `undefined` if both bundles
 * have to be built.
 */
async function rebuildStyles(
  builds: OpenBuilds,
  {client, server, readFiles}: BothBundles,
  {entries, changed}: {entries: BundleEntries; changed: readonly string[]}
): Promise<NewBundles | undefined> {
  const {serverModules, current, styles, urls, createClientOptions} = builds
  const {siteDir} = current.input
  if (!changed.every((file) => STYLESHEET.test(file))) return undefined
  const affected = [...changed, ...(await styles.forget(changed))]
  const inputs = new Set(listScriptInputs(server, siteDir))
  if (affected.some((file) => inputs.has(file))) return undefined
  const areModulesSame = [...entries.modules].every(
    ([id, {code}]) => serverModules.get(id)?.code === code
  )
  if (!areModulesSame) return undefined
  urls.problems.length = 0
  const restyled = await bundleStyles(client, siteDir, createClientOptions)
  return (
    restyled && {client: restyled.metafile, server, readFiles, outputFiles: restyled.outputFiles}
  )
}

async function rebuildBoth(
  builds: OpenBuilds,
  entries: BundleEntries,
  {changed, edited}: {changed?: readonly string[]; edited?: readonly string[]}
): Promise<NewBundles> {
  const {current, serverModules, urls, contentStyles, createClientOptions} = builds
  await forgetChanged(builds, changed)
  urls.files.clear()
  urls.folders.clear()
  urls.problems.length = 0
  for (const [id, module] of entries.modules) serverModules.set(id, module)
  const others = contentStyles.find(current.input, () => createClientOptions(new Map()), edited)
  const [client, server] = await bothOf(rebuildClient(builds, entries), builds.server.rebuild())
  const {byEntry, files} = await others
  const joined = await joinStyles(builds, client, byEntry)
  return {
    client: joined.metafile,
    server: metafileOf(server),
    readFiles: files,
    outputFiles: [...joined.outputFiles, ...finishServerFiles(server, current.input)]
  }
}

/** Combines the stylesheets of a client build if the site has one for all pages. */
async function joinStyles(
  builds: OpenBuilds,
  client: BuildResult,
  others: ContentStyles['byEntry']
): Promise<{metafile: Metafile; outputFiles: readonly OutputFile[]}> {
  const {createClientOptions, combined} = builds
  const {siteDir, styleOrder} = builds.current.input
  const metafile = metafileOf(client)
  const settings = {siteDir, others, createOptions: createClientOptions, last: combined}
  const bundle = styleOrder && (await combineStyles(metafile, {...settings, order: styleOrder}))
  builds.combined = bundle?.styles
  if (!bundle) return {metafile, outputFiles: filesOf(client)}
  const replaced = new Set(bundle.replaced.map((file) => path.resolve(siteDir, file)))
  const kept = filesOf(client).filter(({path: file}) => !replaced.has(file))
  return {metafile: bundle.metafile, outputFiles: [...kept, ...bundle.styles.outputFiles]}
}

/**
 * Forgets the modules and stylesheets that may have changed since the last run.
 *
 * @param changed - Absolute paths of all changed files, if they're known.
 */
async function forgetChanged(
  {translated, styles}: OpenBuilds,
  changed: readonly string[] | undefined
): Promise<void> {
  if (changed) {
    for (const file of changed) translated.delete(file)
    await styles.forget(changed)
  } else {
    translated.clear()
    styles.clear()
  }
}

/** Makes the server's modules find each other and their source maps in their folder. */
function finishServerFiles(server: BuildResult, {baseUrl}: BundleInput): NewBundles['outputFiles'] {
  const names = Object.keys(metafileOf(server).outputs).filter((file) => file.endsWith('.mjs'))
  const rewriteImports = createImportRewriter(names, baseUrl)
  const mapPrefix = '//# sourceMappingURL='
  return filesOf(server).map(({path: file, text, contents}) => ({
    path: file,
    contents: file.endsWith('.mjs')
      ? returnGlobalThis(rewriteImports(text)).replace(`${mapPrefix}${baseUrl}assets/`, mapPrefix)
      : contents
  }))
}

/**
 * Waits for both results, even after an error. This way, no build is still running on the next
 * call.
 */
async function bothOf<Result>(
  left: Promise<Result>,
  right: Promise<Result>
): Promise<[Result, Result]> {
  await Promise.allSettled([left, right])
  return Promise.all([left, right])
}

/**
 * Writes a file unless it exists. Names contain a content hash, so an existing file has the same
 * content.
 */
async function writeNew(file: string, contents: string | Uint8Array): Promise<void> {
  createCacheFolder(path.dirname(file))
  await fs.writeFile(file, contents, {flag: 'wx'}).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}
