import path from 'node:path'
import {isInside, relativePath} from '@lectern/shared/files/relative-path'
import {readCheckedJson, writeCheckedJson} from '@lectern/shared/cache/checked-json'
import {hashValue} from '@lectern/shared/cache/content-hash'
import {
  areUnchanged,
  type FileStamps,
  hashStamps,
  refreshStamps
} from '@lectern/shared/cache/file-stamps'
import {listCodeFiles} from './code-graph.js'
import type {CodeReads} from './follow-reads.js'

/** Loaded code and its inputs. */
export interface LoadedCode {
  siteDir: string
  cacheDir: string
  /** Folders of the generator's packages, whose code is hashed separately. */
  generatorDirs: readonly string[]
  /** Absolute paths of plugins, and of package files that the site's modules import. */
  packages: ReadonlySet<string>
  reads: CodeReads
}

/** Code and data of the previous build. Paths are relative to the site root. */
interface CodeRecord {
  packages: readonly string[]
  /** Stamps of the packages' code. */
  code: FileStamps
  /** Stamps of files that the code has read. */
  data: FileStamps
}

/**
 * Hashes the code of packages and their dependencies, and the files and environment variables that
 * the site's code has read. Only reads files that have changed since the previous build.
 */
export async function hashCode({
  siteDir,
  cacheDir,
  generatorDirs,
  packages,
  reads
}: LoadedCode): Promise<string> {
  const file = path.join(cacheDir, 'modules', 'code.json')
  const known = readCheckedJson<CodeRecord>(file)
  const entries = [...packages].sort()
  const names = entries.map((file) => relativePath(siteDir, file))
  const isKnown = known !== undefined && hashValue(known.packages) === hashValue(names)
  const {code: knownCode = {}, data: knownData = {}} = known ?? {}
  const listed =
    isKnown && areUnchanged(knownCode, siteDir)
      ? Object.keys(knownCode).map((name) => path.resolve(siteDir, name))
      : await listCodeFiles(entries)
  const code = refreshStamps(listed, siteDir, knownCode)
  const others = [cacheDir, ...generatorDirs.map((folder) => path.dirname(folder))]
  const files = [...reads.files].filter((file) => !others.some((folder) => isInside(file, folder)))
  const data = refreshStamps(files.sort(), siteDir, knownData)
  const record: CodeRecord = {packages: names, code, data}
  if (hashValue(record) !== hashValue(known)) writeCheckedJson(file, record)
  const variables = [...reads.variables].sort().map((name) => [name, process.env[name] ?? null])
  return hashValue([hashStamps(code), hashStamps(data), variables])
}
