import path from 'node:path'
import type {Metafile} from 'esbuild'
import type {Bundles} from '@lectern/types'
import {readCheckedJson, writeCheckedJson} from '@lectern/shared/cache/checked-json'
import {hashContent, hashValue} from '@lectern/shared/cache/content-hash'
import type {BundleInput} from '../input/bundle-input.js'
import {listThemeFiles} from '../theme/theme-resolver.js'
import {areUnchanged, stampFiles, type FileStamps} from './file-stamps.js'
import {listDecidingFiles, listInputFiles} from './input-files.js'

/** What stands in the cache beside the bundles: all that they were made from. No path is absolute. */
interface BundleRecord {
  key: string
  /** Relative to the site. */
  inputs: FileStamps
  /** Hash of the module that each imported Markdown file became, by path relative to the site. */
  imports: Readonly<Record<string, string>>
  /** The bundles' own files, relative to the cache. */
  outputs: FileStamps
  bundles: Bundles
}

/** What a run of esbuild leaves to be remembered. */
export interface BundleRun {
  metafiles: readonly Metafile[]
  /** Time of the file system's clock at which it began, in milliseconds. */
  since: number
  /** Code of each Markdown file that was imported, by absolute path. */
  imports: ReadonlyMap<string, string>
  /** Absolute paths of the files that it wrote. */
  outputs: readonly string[]
}

const recordFile = (cacheDir: string) => path.join(cacheDir, 'bundle.json')

/** The bundles of an earlier build, when every input is as it was then and they are whole. */
export async function readCachedBundles(input: BundleInput): Promise<Bundles | undefined> {
  const {cacheDir, siteDir} = input
  const record = readCheckedJson<BundleRecord>(recordFile(cacheDir))
  if (!record || record.key !== keyOf(input)) return undefined
  if (!areUnchanged(record.inputs, siteDir) || !areUnchanged(record.outputs, cacheDir))
    return undefined
  if (!(await areImportsUnchanged(record.imports, input))) return undefined
  return mapFiles(record.bundles, (file) => path.resolve(cacheDir, file))
}

/** Remember the bundles and what they were made from. */
export function writeCachedBundles(input: BundleInput, bundles: Bundles, run: BundleRun): void {
  const {siteDir, cacheDir} = input
  const files = run.metafiles.flatMap((metafile) => listInputFiles(metafile, siteDir))
  // What an imported Markdown file becomes depends on more than its bytes: its code counts instead.
  const inputs = [...files, ...listDecidingFiles(files, siteDir)].filter(
    (file) => !run.imports.has(file)
  )
  const record: BundleRecord = {
    key: keyOf(input),
    inputs: stampFiles(new Set(inputs), siteDir, run.since),
    imports: Object.fromEntries(
      [...run.imports].map(([file, code]) => [path.relative(siteDir, file), hashContent(code)])
    ),
    outputs: stampFiles(run.outputs, cacheDir),
    bundles: mapFiles(bundles, (file) => path.relative(cacheDir, file))
  }
  writeCheckedJson(recordFile(cacheDir), record)
}

/** Absolute paths of the files that the bundles in the cache were made from. */
export function listCachedInputs({cacheDir, siteDir}: BundleInput): string[] {
  const {inputs = {}, imports = {}} = readCheckedJson<BundleRecord>(recordFile(cacheDir)) ?? {}
  const present = Object.keys(inputs).filter((file) => inputs[file] !== null)
  return [...present, ...Object.keys(imports)].map((file) => path.resolve(siteDir, file))
}

/** Everything but the files. */
function keyOf(input: BundleInput): string {
  const {compileImport: _, siteDir, cacheDir: __, liveContents, ...rest} = input
  // They spare work, and change nothing.
  const {translated: ___, readyDir: ____, readyModules: _____, ...plain} = rest
  const relative = (file: string) => (path.isAbsolute(file) ? path.relative(siteDir, file) : file)
  return hashValue([
    {
      ...plain,
      generatorDirs: plain.generatorDirs.map(relative),
      themePaths: plain.themePaths.map(relative),
      clientModules: plain.clientModules.map(relative)
    },
    liveContents.map(({entry, source, code}) => [entry, relative(source), hashContent(code)]),
    // A component that is new in one folder takes the place of that in another.
    listThemeFiles(input.themePaths)
  ])
}

/**
 * Compile what was imported once more, out of the cache as a rule: links and images lead where the
 * other files of the site say. A file that fails now is one that has changed.
 */
async function areImportsUnchanged(
  imports: BundleRecord['imports'],
  {siteDir, compileImport}: BundleInput
): Promise<boolean> {
  const same = await Promise.all(
    Object.entries(imports).map(async ([file, hash]) =>
      compileImport(path.resolve(siteDir, file)).then(
        (code) => hashContent(code) === hash,
        // The bundler meets the same failure and says where it is.
        () => false
      )
    )
  )
  return same.every(Boolean)
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
