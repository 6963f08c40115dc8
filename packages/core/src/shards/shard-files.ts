import fs from 'node:fs'
import path from 'node:path'
import {readCheckedJson, writeCheckedJson} from '@lectern/shared/cache/checked-json'
import type {CompiledContent} from '../content/compiled-content.js'
import type {PageNote} from '../memory/build-memory.js'
import type {ShardNumber} from './shard-number.js'
import type {SiteIdentity} from './site-identity.js'

/** A rendered page of a shard. */
export type ShardPage = readonly [key: string, size: number, hash: string]

/** Pages of a shard in one language. */
export interface ShardLanguage {
  locale: string
  /** Rendered files by posix path, relative to the output of the language. */
  files: Readonly<Record<string, ShardPage>>
  /** Notes by route path. */
  notes: Readonly<Record<string, PageNote>>
  contents: readonly CompiledContent[]
  /** Hash of the bundles' names. */
  code: string
  /** Hash of the bundles' inputs in the content. */
  live: string
}

/** Description of a shard. */
export interface ShardIndex extends ShardNumber, SiteIdentity {
  /** Version of the format. */
  version: 1
  /** Hash of the plan. */
  plan: string
  languages: readonly ShardLanguage[]
}

/** A shard in a folder. */
export interface StoredShard {
  /** Absolute. */
  folder: string
  index: ShardIndex
}

const INDEX_FILE = 'shard.json'

/** Returns the folder of a shard in a shard folder. */
export function shardFolder(shardDir: string, {index, total}: ShardNumber): string {
  return path.join(shardDir, `shard-${index}-of-${total}`)
}

/** Returns the folder of a language's pages in a shard. */
export function pagesFolder(folder: string, locale: string): string {
  return path.join(folder, 'pages', encodeURIComponent(locale))
}

/** Returns the folder of content records in a shard. */
export function shardRecordsFolder(folder: string): string {
  return path.join(folder, 'records')
}

/** Writes the description of a shard. */
export function writeShardIndex(folder: string, index: ShardIndex): void {
  writeCheckedJson(path.join(folder, INDEX_FILE), index)
}

/** Returns whether a folder has a description of a shard. */
export function isShard(folder: string): boolean {
  return fs.existsSync(path.join(folder, INDEX_FILE))
}

/** Reads the description of a shard; `undefined` if it's damaged, or from a different format. */
export function readShardIndex(folder: string): ShardIndex | undefined {
  const index = readCheckedJson<ShardIndex>(path.join(folder, INDEX_FILE))
  return index?.version === 1 ? index : undefined
}
