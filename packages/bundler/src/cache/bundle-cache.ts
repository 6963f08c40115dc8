import path from 'node:path'
import type {Metafile} from 'esbuild'
import type {Bundles, SiteProblem} from '@lectern/types'
import {findKeptFolder} from '@lectern/shared/cache/cache-folder'
import {readCheckedJson, writeCheckedJson} from '@lectern/shared/cache/checked-json'
import {hashContent, hashValue} from '@lectern/shared/cache/content-hash'
import type {BundleHost, BundleInput, ImportedContent} from '../input/bundle-input.js'
import type {BundleResult} from '../input/bundle-result.js'
import type {Stylesheet} from '../input/style-reader.js'
import {isInside, relativePath} from '@lectern/shared/files/relative-path'
import {listThemeFiles} from '../theme/theme-resolver.js'
import {areUnchanged, stampFiles, type FileStamps} from '@lectern/shared/cache/file-stamps'
import {listDecidingFiles, listInputFiles} from './input-files.js'
import {areFoldersUnchanged, type FolderStamp, stampFolders} from './style-folders.js'

/** Describes cached bundles and all of their inputs. Paths are relative. */
interface BundleRecord {
  key: string
  /** Relative to the site. */
  inputs: FileStamps
  /**
   * Hash of the module that each imported Markdown file compiles to. Keys are paths relative to the
   * site.
   */
  imports: Readonly<Record<string, string>>
  /** The bundles' own files, relative to the cache. */
  outputs: FileStamps
  bundles: Bundles
  /** Folders of the packages with code in the client bundle, relative to the site. */
  packages: readonly string[]
  /** Folders that stylesheets depend on, with their files. */
  folders: readonly FolderStamp[]
  problems: readonly SiteProblem[]
}

/** Data that the cache stores about an esbuild run. */
export interface FinishedRun {
  /** Absolute folders of the packages with code in the client bundle. */
  packages?: readonly string[]
  metafiles: readonly Metafile[]
  /** Start time in milliseconds on the file system's clock. */
  since: number
  /** Imported Markdown files, by absolute path. */
  imports: ReadonlyMap<string, ImportedContent>
  /** Files and folders that stylesheets depend on, apart from the stylesheets themselves. */
  styles: Pick<Stylesheet, 'files' | 'folders'>
  problems: readonly SiteProblem[]
  /** Absolute paths of prebuilt modules that the bundles import, and of their source files. */
  prebuilt?: readonly string[]
  /** Absolute paths of the files that the run wrote. */
  outputs: readonly string[]
}

const recordFile = (cacheDir: string) => path.join(cacheDir, 'bundle.json')

/** Returns the cached bundles if they're complete and every input is unchanged. */
export async function readCachedBundles(
  input: BundleInput,
  host: BundleHost
): Promise<(Pick<BundleResult, 'imports' | 'problems'> & {bundles: Bundles}) | undefined> {
  const {cacheDir, siteDir} = input
  const record = readCheckedJson<BundleRecord>(recordFile(cacheDir))
  if (!record || record.key !== inputKeyOf(input)) return undefined
  if (!areUnchanged(record.inputs, siteDir) || !areUnchanged(record.outputs, cacheDir))
    return undefined
  if (!areFoldersUnchanged(record.folders, siteDir)) return undefined
  const imports = await compileUnchanged(record.imports, siteDir, host)
  if (!imports) return undefined
  const {problems} = record
  return {
    bundles: mapFiles(record.bundles, (file) => path.resolve(cacheDir, file)),
    imports,
    problems
  }
}

/** Stores the bundles and their inputs. */
export function writeCachedBundles(input: BundleInput, bundles: Bundles, run: FinishedRun): void {
  const {siteDir, cacheDir} = input
  const files = [
    ...run.metafiles.flatMap((metafile) => listInputFiles(metafile, siteDir)),
    ...(run.prebuilt ?? []),
    ...run.styles.files
  ]
  // An imported Markdown file's module depends on more than the file, so its code is compared.
  const inputs = [...files, ...listDecidingFiles(files, siteDir)].filter(
    (file) => !run.imports.has(file)
  )
  const generatedDir = findKeptFolder(cacheDir)
  const isGenerated = (file: string) => isInside(file, generatedDir)
  const record: BundleRecord = {
    key: inputKeyOf(input),
    inputs: {
      ...stampFiles(new Set(inputs.filter((file) => !isGenerated(file))), siteDir, run.since),
      // The run itself may have written these, such as resized images.
      ...stampFiles(new Set(inputs.filter(isGenerated)), siteDir)
    },
    imports: Object.fromEntries(
      [...run.imports].map(([file, {code}]) => [relativePath(siteDir, file), hashContent(code)])
    ),
    outputs: stampFiles(run.outputs, cacheDir),
    bundles: mapFiles(bundles, (file) => path.relative(cacheDir, file)),
    packages: (run.packages ?? []).map((folder) => relativePath(siteDir, folder)),
    folders: stampFolders(run.styles.folders, siteDir, run.since),
    problems: run.problems
  }
  writeCheckedJson(recordFile(cacheDir), record)
}

/** Lists the absolute paths of the cached bundles' input files. */
export function listCachedInputs({cacheDir, siteDir}: BundleInput): string[] {
  const {
    inputs = {},
    imports = {},
    folders = []
  } = readCheckedJson<BundleRecord>(recordFile(cacheDir)) ?? {}
  const present = Object.keys(inputs).filter((file) => inputs[file] !== null)
  return [
    ...present,
    ...Object.keys(imports),
    ...folders.flatMap(({files}) => Object.keys(files))
  ].map((file) => path.resolve(siteDir, file))
}

/** Lists the absolute folders of the packages with code in the cached client bundle. */
export function listCachedPackages({cacheDir, siteDir}: BundleInput): string[] {
  const {packages = []} = readCheckedJson<BundleRecord>(recordFile(cacheDir)) ?? {}
  return packages.map((folder) => path.resolve(siteDir, folder))
}

/** Returns a key for all inputs except files. */
export function inputKeyOf(input: BundleInput): string {
  // The folder of prepared modules doesn't affect the result. Stylesheets of unread contents are inputs.
  const {siteDir, cacheDir: _, readyDir: __, unreadContents: ___, liveContents, ...plain} = input
  const relative = (file: string) => (path.isAbsolute(file) ? relativePath(siteDir, file) : file)
  const locate = (aliases: Readonly<Record<string, string>> = {}) =>
    Object.entries(aliases).map(([name, file]) => [name, relative(file)])
  const locateAll = (value: unknown) =>
    JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? relative(part) : part))
  return hashValue([
    {
      ...plain,
      generatorDirs: plain.generatorDirs.map(relative),
      themePaths: plain.themePaths.map(relative),
      clientModules: plain.clientModules.map(relative),
      staticDirs: plain.staticDirs.map(relative),
      postCss: plain.postCss?.key,
      adapters: locateAll(plain.adapters),
      extensions: locateAll(plain.extensions),
      moduleAliases: locate(plain.moduleAliases),
      projectAliases: locate(plain.projectAliases)
    },
    liveContents.map(({entry, source, code}) => [entry, relative(source), hashContent(code)]),
    // A new component can override one in a different folder.
    listThemeFiles(input.themePaths)
  ])
}

/**
 * Recompiles imported files, because their links and images depend on other files. Most results
 * come from the cache. Returns `undefined` if a result has changed or a file fails to compile.
 */
async function compileUnchanged(
  imports: BundleRecord['imports'],
  siteDir: string,
  host: BundleHost
): Promise<FinishedRun['imports'] | undefined> {
  const compiled = await Promise.all(
    Object.entries(imports).map(async ([name, hash]) => {
      const file = path.resolve(siteDir, name)
      // The bundler reports the same error and adds its position.
      const content = await host.compileImport(file).catch(() => undefined)
      return content && hashContent(content.code) === hash ? ([file, content] as const) : undefined
    })
  )
  const unchanged = compiled.flatMap((entry) => (entry ? [entry] : []))
  return unchanged.length === compiled.length ? new Map(unchanged) : undefined
}

function mapFiles(bundles: Bundles, map: (file: string) => string): Bundles {
  const mapValues = (files: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(files).map(([name, file]) => [name, map(file)]))
  const {entry, modules} = bundles.server
  return {
    ...bundles,
    files: mapValues(bundles.files),
    server: {...bundles.server, entry: map(entry), modules: mapValues(modules)}
  }
}
