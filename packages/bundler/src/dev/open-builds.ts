import fs from 'node:fs/promises'
import path from 'node:path'
import {
  context,
  type BuildContext,
  type BuildOptions,
  type BuildResult,
  type Metafile,
  type OutputFile
} from 'esbuild'
import {createCacheFolder} from '@lectern/shared/cache/cache-folder'
import {CONTENTS_ENTRY, type BundleEntries, type VirtualModule} from '../entries/entries.js'
import {NAMESPACE} from '../entries/virtual-modules.js'
import {bundleStyles, listScriptInputs} from './bundle-styles.js'
import {createContentStyles, type ContentStyleFinder, type ContentStyles} from './content-styles.js'
import {createBundleError, uniqueProblems} from '../esbuild/bundle-error.js'
import {combineStyles, type CombinedStyles} from '../esbuild/combine-styles.js'
import {clientOptions, serverOptions} from '../esbuild/esbuild-options.js'
import {listStyleInputs} from '../esbuild/run-esbuild.js'
import {createImportRewriter} from '../output/relative-imports.js'
import type {BundleHost, BundleInput, ImportedContent} from '../input/bundle-input.js'
import type {BundleRun} from '../input/bundle-run.js'
import type {ExactNames} from '../modules/exact-names.js'
import {readReadyModules} from '../input/ready-modules.js'
import {STYLESHEET} from '../input/stylesheet-names.js'
import {createStyleReader} from '../styles/style-reader.js'

/**
 * Both esbuild builds, and the state that can change between runs.
 *
 * A browser evaluates a module only once per URL, which contains a hash. If code is reverted to an
 * earlier state, the browser wouldn't evaluate it again, and the old components wouldn't return. In
 * this case, the epoch changes, which changes the text of all component modules.
 */
export interface OpenBuilds {
  key: string
  client: BuildContext
  server: BuildContext
  /** Inputs that the builds read while they run. They're replaced before each run. */
  current: {input: BundleInput; host: BundleHost; epoch: number}
  /**
   * Names of the browser's scripts: `known` has all of them so far, `last` the last build's with
   * their entries.
   */
  scripts: {known: Set<string>; last?: ReadonlyMap<string, string>}
  /** Translated modules, by absolute path. Both sides share them. */
  translated: BundleRun['translated']
  /** Reads stylesheets for both sides. Keeps unchanged ones between runs. */
  styles: BundleRun['styles']
  /** Targets of the URLs that the last run found in CSS. */
  urls: BundleRun['urls']
  /** The last result for each imported Markdown file, by absolute path. */
  imports: Map<string, ImportedContent>
  clientModules: Map<string, VirtualModule>
  serverModules: Map<string, VirtualModule>
  /** The last stylesheet with the styles of all pages, if the site has one. */
  combined?: CombinedStyles
  /** Creates options for the client's build with additional generated modules. */
  createClientOptions(modules: ReadonlyMap<string, VirtualModule>): BuildOptions
  /** Finds the stylesheets of pages that haven't been opened. */
  contentStyles: ContentStyleFinder
  /** The last bundles; absent if the last run failed. */
  last?: BothBundles
}

/** esbuild's descriptions of both bundles. */
interface BothBundles {
  client: Metafile
  server: Metafile
  /** Absolute paths of files that were only read to find stylesheets. */
  readFiles: readonly string[]
}

/** Opens both builds without bundling. */
export async function openBuilds(
  input: BundleInput,
  host: BundleHost,
  {entries, key, exactNames}: {entries: BundleEntries; key: string; exactNames?: ExactNames}
): Promise<OpenBuilds> {
  const current = {input, host, epoch: 0}
  const clientModules = new Map(entries.modules)
  const serverModules = new Map(entries.modules)
  const translated: OpenBuilds['translated'] = new Map()
  const readyModules = readReadyModules(input.readyDir)
  const outDir = path.join(input.cacheDir, 'bundle')
  const imports: OpenBuilds['imports'] = new Map()
  const compileImport = async (file: string) => {
    const content = await current.host.compileImport(file)
    imports.set(file, content)
    return content
  }
  const styles = createStyleReader(input)
  const urls: BundleRun['urls'] = {files: new Set(), folders: new Set(), problems: []}
  const moduleStyles: BundleRun['moduleStyles'] = new Map()
  const shared = {input, translated, readyModules, styles, moduleStyles, urls, exactNames}
  const clientRun: BundleRun = {
    ...shared,
    compileImport: async (file) => {
      const content = await compileImport(file)
      const name = `${path.relative(input.siteDir, file)}.js`
      return {...content, code: await addReplacement(content.code, name, current.epoch)}
    },
    epoch: () => current.epoch
  }
  const serverRun: BundleRun = {...shared, compileImport}
  const createClientOptions: OpenBuilds['createClientOptions'] = (added) => {
    const modules = added.size === 0 ? clientModules : new Map([...clientModules, ...added])
    return clientOptions(clientRun, {...entries, modules}, path.join(outDir, 'client'))
  }
  const open = (options: BuildOptions) => context({...options, write: false})
  const [client, server] = await Promise.all([
    open(createClientOptions(new Map())),
    open(
      serverOptions(serverRun, {...entries, modules: serverModules}, path.join(outDir, 'server'))
    )
  ])
  // An open page may still use scripts from the server's last run.
  const scripts = {known: new Set(await listScripts(path.join(outDir, 'client', 'js')))}
  return {
    ...{key, client, server, current, scripts, translated, imports, clientModules, serverModules},
    ...{styles, urls, createClientOptions, contentStyles: createContentStyles()}
  }
}

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
  const {last, current, imports, urls} = builds
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
      problems: uniqueProblems(urls.problems)
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
      ? rewriteImports(text).replace(`${mapPrefix}${baseUrl}assets/`, mapPrefix)
      : contents
  }))
}

async function rebuildClient(builds: OpenBuilds, entries: BundleEntries): Promise<BuildResult> {
  const {current, scripts} = builds
  const build = async () => {
    for (const [id, module] of entries.modules) {
      const code = id.startsWith('content:')
        ? await addReplacement(module.code, `${id}.js`, current.epoch)
        : module.code
      builds.clientModules.set(id, {...module, code})
    }
    return builds.client.rebuild()
  }
  let result = await build()
  if (hasReturned(result, scripts)) {
    current.epoch++
    result = await build()
  }
  scripts.last = new Map(listScriptNames(result))
  for (const name of scripts.last.keys()) scripts.known.add(name)
  return result
}

/** Returns whether a script is back that was in an earlier build but not in the last one. */
function hasReturned(result: BuildResult, {known, last}: OpenBuilds['scripts']): boolean {
  if (!last) return false
  const lastEntries = new Set(last.values())
  return listScriptNames(result).some(([name, entry]) => {
    // Visiting a page again doesn't replace a script, and the list of pages is never evaluated.
    const isVisited = entry.startsWith('content:') && !lastEntries.has(entry)
    return known.has(name) && !last.has(name) && !isVisited && entry !== CONTENTS_ENTRY
  })
}

/** Lists the names of all scripts with their entries. For shared scripts, the entry is empty. */
function listScriptNames(result: BuildResult): [name: string, entry: string][] {
  return Object.entries(metafileOf(result).outputs)
    .filter(([file]) => file.endsWith('.js'))
    .map(([file, {entryPoint = ''}]) => [
      path.basename(file),
      entryPoint.replace(`${NAMESPACE}:`, '')
    ])
}

/**
 * Adds Fast Refresh. Code with syntax errors is unchanged, so that esbuild reports the position.
 */
async function addReplacement(code: string, name: string, epoch: number): Promise<string> {
  // Loaded on demand, because a session often only visits pages without components.
  const {refreshTransform} = await import('../refresh/refresh-transform.js')
  return refreshTransform(code, name, epoch) ?? code
}

function listScripts(folder: string): Promise<string[]> {
  // Missing before the first build.
  return fs.readdir(folder).catch(() => [])
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

function filesOf({outputFiles}: BuildResult): readonly OutputFile[] {
  return outputFiles ?? []
}

function metafileOf({metafile}: BuildResult): Metafile {
  if (!metafile) throw new Error('esbuild gave no metafile.')
  return metafile
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
