import fs from 'node:fs/promises'
import path from 'node:path'
import type {Metafile} from 'esbuild'
import type {Bundles} from '@lectern/types'
import {hashContent, hashValue} from '@lectern/shared/content-hash'
import type {BundleInput} from './bundle-input.js'
import {listThemeComponents} from './theme-resolver.js'

/** What stands in the cache beside the bundles: all that they were made from. */
interface BundleRecord {
  key: string
  /** Absolute path of every file that went in: size, time of change in milliseconds, hash. */
  inputs: Record<string, readonly [size: number, time: number, hash: string]>
  bundles: Bundles
}

const recordFile = (cacheDir: string) => path.join(cacheDir, 'bundle.json')

/** The bundles of an earlier build, when every input is as it was then. */
export async function readCachedBundles(input: BundleInput): Promise<Bundles | undefined> {
  const record = await readRecord(recordFile(input.cacheDir))
  if (!record || record.key !== keyOf(input)) return undefined
  const checks = await Promise.all(Object.entries(record.inputs).map(isUnchanged))
  if (checks.includes(false)) return undefined
  const outputs = [...Object.values(record.bundles.files), record.bundles.server.entry]
  const exist = await Promise.all(
    outputs.map((file) =>
      fs.access(file).then(
        () => true,
        () => false
      )
    )
  )
  return exist.includes(false) ? undefined : record.bundles
}

/** Remember the bundles and what they were made from. */
export async function writeCachedBundles(
  input: BundleInput,
  bundles: Bundles,
  metafiles: readonly Metafile[]
): Promise<void> {
  const files = new Set(
    metafiles.flatMap(({inputs}) =>
      Object.keys(inputs)
        .filter((file) => !/^[a-z-]+:/.test(file) || file.startsWith('module-styles:'))
        .map((file) => path.resolve(input.siteDir, file.replace(/^module-styles:/, '')))
    )
  )
  const stamps = await Promise.all(
    [...files].map(async (file) => [file, await stampOf(file)] as const)
  )
  const record: BundleRecord = {
    key: keyOf(input),
    inputs: Object.fromEntries(stamps),
    bundles
  }
  const file = recordFile(input.cacheDir)
  await fs.writeFile(`${file}.new`, JSON.stringify(record))
  await fs.rename(`${file}.new`, file)
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

async function readRecord(file: string): Promise<BundleRecord | undefined> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8')) as BundleRecord
  } catch {
    // No record, or one that was cut off: the bundles are made anew.
    return undefined
  }
}

async function stampOf(file: string): Promise<readonly [number, number, string]> {
  const [{size, mtimeMs}, bytes] = await Promise.all([fs.stat(file), fs.readFile(file)])
  return [size, mtimeMs, hashContent(bytes)]
}

async function isUnchanged([file, [size, time, hash]]: [
  string,
  readonly [number, number, string]
]) {
  try {
    const now = await fs.stat(file)
    if (now.size === size && now.mtimeMs === time) return true
    return now.size === size && hashContent(await fs.readFile(file)) === hash
  } catch {
    // The file is gone.
    return false
  }
}
