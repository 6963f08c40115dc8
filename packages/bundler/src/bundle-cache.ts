import fs from 'node:fs'
import path from 'node:path'
import type {Metafile} from 'esbuild'
import type {Bundles} from '@lectern/types'
import {hashContent, hashValue} from '@lectern/shared/content-hash'
import type {BundleInput} from './bundle-input.js'
import {listThemeComponents} from './theme-resolver.js'

/** Absolute path of every file that went in: size, time of change in milliseconds, hash. */
export type FileStamps = Record<string, readonly [size: number, time: number, hash: string]>

/** What stands in the cache beside the bundles: all that they were made from. */
interface BundleRecord {
  key: string
  inputs: FileStamps
  bundles: Bundles
}

const recordFile = (cacheDir: string) => path.join(cacheDir, 'bundle.json')

/** The bundles of an earlier build, when every input is as it was then. */
export function readCachedBundles(input: BundleInput): Bundles | undefined {
  const record = readRecord(recordFile(input.cacheDir))
  if (!record || record.key !== keyOf(input)) return undefined
  if (!areUnchanged(record.inputs)) return undefined
  const outputs = [...Object.values(record.bundles.files), record.bundles.server.entry]
  return outputs.every((file) => fs.existsSync(file)) ? record.bundles : undefined
}

/** Remember the bundles and what they were made from. */
export function writeCachedBundles(
  input: BundleInput,
  bundles: Bundles,
  metafiles: readonly Metafile[]
): void {
  const record: BundleRecord = {
    key: keyOf(input),
    inputs: stampInputs(metafiles, input.siteDir),
    bundles
  }
  const file = recordFile(input.cacheDir)
  fs.writeFileSync(`${file}.new`, JSON.stringify(record))
  fs.renameSync(`${file}.new`, file)
}

/** Absolute paths of the files that the bundles in the cache were made from. */
export function listCachedInputs(cacheDir: string): string[] {
  return Object.keys(readRecord(recordFile(cacheDir))?.inputs ?? {})
}

/** Note the state of every file that went into a bundle. */
export function stampInputs(metafiles: readonly Metafile[], workingDir: string): FileStamps {
  const files = new Set(metafiles.flatMap((metafile) => listInputFiles(metafile, workingDir)))
  return Object.fromEntries([...files].map((file) => [file, stampOf(file)] as const))
}

/** Absolute paths of the files behind a bundle; modules that the generator writes are left out. */
export function listInputFiles({inputs}: Metafile, workingDir: string): string[] {
  return Object.keys(inputs)
    .filter((file) => !/^[a-z-]+:/.test(file) || file.startsWith('module-styles:'))
    .map((file) => path.resolve(workingDir, file.replace(/^module-styles:/, '')))
}

/** Whether files still are what they were; a new time alone does not count. */
export function areUnchanged(stamps: FileStamps): boolean {
  return Object.entries(stamps).every(isUnchanged)
}

/** Everything but the files: a component that is new in a theme folder shows in the list of names. */
function keyOf(input: BundleInput): string {
  const {compileImport: _, liveContents, ...plain} = input
  return hashValue([
    plain,
    liveContents.map(({entry, source, code}) => [entry, source, hashContent(code)]),
    listThemeComponents(input.themePaths)
  ])
}

function readRecord(file: string): BundleRecord | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as BundleRecord
  } catch {
    // No record, or one that was cut off: the bundles are made anew.
    return undefined
  }
}

function stampOf(file: string): readonly [number, number, string] {
  const {size, mtimeMs} = fs.statSync(file)
  return [size, mtimeMs, hashContent(fs.readFileSync(file))]
}

/** Synchronous, as the other checks of many small files: promises would take twice the time. */
function isUnchanged([file, [size, time, hash]]: [
  string,
  readonly [number, number, string]
]): boolean {
  const now = fs.statSync(file, {throwIfNoEntry: false})
  if (now?.size !== size) return false
  return now.mtimeMs === time || hashContent(fs.readFileSync(file)) === hash
}
