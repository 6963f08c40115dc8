import fs from 'node:fs'
import path from 'node:path'
import {readCheckedJson, writeCheckedJson} from '@lectern/shared/cache/checked-json'
import type {CompiledContent} from '../content/compiled-content.js'
import type {PageNote} from '../memory/build-memory.js'
import type {ShardNumber} from './shard-number.js'
import type {SiteIdentity} from './site-identity.js'

/** A rendered page in a shard. */
export type ShardPage = readonly [key: string, size: number, hash: string]

/** The pages of a shard in one locale. */
export interface ShardLocale {
  locale: string
  /** Rendered files by path. Paths are relative to the locale's output, with forward slashes. */
  files: Readonly<Record<string, ShardPage>>
  /** Notes by the page's route path. */
  notes: Readonly<Record<string, PageNote>>
  contents: readonly CompiledContent[]
  /** Hash of the bundles' names. */
  code: string
  /** Hash of the content that is part of the bundles. */
  live: string
}

/** Description of a shard, which is stored as a file. */
export interface ShardIndex extends ShardNumber, SiteIdentity {
  /** Version of the format. */
  version: 1
  /** Hash of the plan. */
  plan: string
  locales: readonly ShardLocale[]
}

/** A shard that is stored in a folder. */
export interface StoredShard {
  /** Absolute path of the shard. */
  folder: string
  index: ShardIndex
}

const INDEX_FILE = 'shard.json'

/** Returns the folder of a shard in the shard folder. */
export function shardFolder(shardDir: string, {index, total}: ShardNumber): string {
  return path.join(shardDir, `shard-${index}-of-${total}`)
}

/** Returns the folder that contains the pages of a locale in a shard. */
export function pagesFolder(folder: string, locale: string): string {
  return path.join(folder, 'pages', encodeURIComponent(locale))
}

/** Returns the folder that contains the content records in a shard. */
export function shardRecordsFolder(folder: string): string {
  return path.join(folder, 'records')
}

/** Writes the description of a shard. */
export function writeShardIndex(folder: string, index: ShardIndex): void {
  writeCheckedJson(path.join(folder, INDEX_FILE), index)
}

/** Returns whether a folder contains the description of a shard. */
export function isShard(folder: string): boolean {
  return fs.existsSync(path.join(folder, INDEX_FILE))
}

/**
 * Reads the description of a shard. Returns `undefined` if it's damaged or has a different format.
 */
export function readShardIndex(folder: string): ShardIndex | undefined {
  const index = readCheckedJson<ShardIndex>(path.join(folder, INDEX_FILE))
  return index?.version === 1 ? index : undefined
}
