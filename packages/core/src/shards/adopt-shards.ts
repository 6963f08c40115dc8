import fs from 'node:fs'
import path from 'node:path'
import {hashFully} from '@lectern/shared/cache/content-hash'
import {listFiles} from '@lectern/shared/files/list-files'
import {findPathIssue} from '@lectern/shared/files/output-path'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {Trust} from '../build/load-locale.js'
import type {PreparedLocale} from '../build/scan-locales.js'
import {type BuildMemory, extendFileMemory} from '../memory/build-memory.js'
import {spareFolder} from '../memory/cache-folders.js'
import {linkFile} from '../output/complete-output.js'
import {rememberFolders} from '../output/spare-output.js'
import type {WrittenFile} from '../output/written-file.js'
import {
  pagesFolder,
  type ShardLocale,
  type ShardPage,
  shardRecordsFolder,
  type StoredShard
} from './shard-files.js'
import {formatShard} from './shard-number.js'

/** The part of a shard that belongs to one locale. */
export interface LocalePart {
  shard: StoredShard
  part: ShardLocale
}

/** Returns the parts of all shards that belong to a locale. */
export function listParts(shards: readonly StoredShard[], locale: string): readonly LocalePart[] {
  return shards.flatMap((shard) =>
    shard.index.locales.flatMap((part) => (part.locale === locale ? [{shard, part}] : []))
  )
}

/**
 * Adds the results of shards to a locale's memory, as if they came from the previous build. Pages
 * go into the spare output, and content records into the cache.
 *
 * @throws SiteError `shard-damaged`.
 */
export function adoptShards(
  locale: PreparedLocale,
  shards: readonly StoredShard[],
  {trustsCache}: Trust
): PreparedLocale {
  const {target, memory: last, known} = locale.loaded
  const parts = listParts(shards, target.name)
  const spareDir = spareFolder(target.ownCacheDir, target.finalDir)
  fs.mkdirSync(spareDir, {recursive: true})
  const createFolder = rememberFolders(spareDir)
  const output: Record<string, WrittenFile> = {...last.output}
  for (const {shard, part} of parts) {
    const from = pagesFolder(shard.folder, part.locale)
    for (const [file, page] of Object.entries(part.files)) {
      if (output[file]?.[0] === page[0]) continue
      output[file] = adoptPage(
        {shard, file, page, createFolder},
        path.join(from, file),
        path.join(spareDir, file)
      )
    }
  }
  const contents = trustsCache ? parts.flatMap(({part}) => part.contents) : []
  const added = {contents: new Map(contents.map((content) => [content.key, content]))}
  const memory: BuildMemory = {
    ...last,
    ...{output, contents: extendFileMemory(last, added).contents},
    pages: new Map([...last.pages, ...parts.flatMap(({part}) => Object.entries(part.notes))])
  }
  const loaded = {...locale.loaded, memory, known: extendFileMemory(known, added)}
  return {...locale, loaded}
}

interface PagePlace {
  shard: StoredShard
  file: string
  page: ShardPage
  createFolder(folder: string): void
}

/**
 * Copies a page to the spare output. With a hard link, a later download into the shard folder would
 * change the published page.
 */
function adoptPage(
  {shard, file, page, createFolder}: PagePlace,
  from: string,
  to: string
): WrittenFile {
  const [key, size, hash] = page
  const content = findPathIssue(file) === undefined ? readPage(from) : undefined
  if (content === undefined || hashFully(content) !== hash) {
    throw new SiteError({
      code: 'shard-damaged',
      message: `The page ${file} of shard ${formatShard(shard.index)} is missing or damaged.`,
      hint: 'Copy the complete shard folder, or build the shard again.'
    })
  }
  createFolder(path.dirname(to))
  fs.rmSync(to, {force: true})
  fs.writeFileSync(to, content)
  return [key, size, fs.statSync(to).mtimeMs, hash]
}

function readPage(file: string): Buffer | undefined {
  try {
    return fs.readFileSync(file)
  } catch {
    // The caller reports the shard as damaged.
    return undefined
  }
}

/** Adds the content records of shards to the cache. The names of their files are unique. */
export function adoptRecords(shards: readonly StoredShard[], recordsDir: string): void {
  fs.mkdirSync(recordsDir, {recursive: true})
  for (const {folder} of shards) {
    const from = shardRecordsFolder(folder)
    for (const file of listFiles(from)) {
      const to = path.join(recordsDir, file)
      if (!fs.existsSync(to)) linkFile(path.join(from, file), to)
    }
  }
}
