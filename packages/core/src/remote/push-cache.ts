import {hashFully} from '@lectern/shared/cache/content-hash'
import {type ActionFile, encodeActionResult} from './action-result.js'
import type {BlobStore} from './store/blob-store.js'
import {type CacheIndex, encodeIndex, type IndexedFile, type PackInfo} from './cache-index.js'
import {isRecordPath} from './cache-paths.js'
import type {LocalFile} from './list-local-files.js'
import {encodePack} from './pack.js'
import {type HashedFile, type PushPlan, planPush} from './plan-push.js'
import {INDEX_PATH} from './read-index.js'
import {runLimited} from './run-limited.js'
import {signAction} from './signature.js'

/** Size at which a pack is full, in bytes before compression. */
const PACK_BYTES = 4_000_000

/** Maximum number of new packs. For more files, packs become larger than `PACK_BYTES`. */
const PACKS = 150

/** Number of packs that are written in parallel. */
const WRITERS = 3

/** Settings for storing a cache. */
export interface PushSettings {
  store: BlobStore
  /** Key of the action. */
  action: string
  local: readonly LocalFile[]
  /** The index that the new one replaces or extends. */
  previous?: Pick<CacheIndex, 'packs' | 'files' | 'seconds'> | undefined
  /** Indexes of the packs in `previous` that can't be read. */
  lost?: ReadonlySet<number>
  /** Signs the action result. */
  signatureKey?: string | undefined
  /** Duration of this build in seconds. Only the first build stores it. */
  seconds: number
  /** Current time in milliseconds since 1970. */
  time: number
  signal: AbortSignal
}

/** A stored cache that nothing refers to until `commit` is called. */
export interface PreparedPush {
  index: CacheIndex
  /** Paths of newly stored files. */
  added: readonly string[]
  /** Hash of the encoded index. */
  digest: string
  /** Writes the action result. @throws StoreError */
  commit(): Promise<void>
}

/**
 * Stores the files of a cache folder: new packs first, then the index, and finally the action
 * result that refers to them.
 *
 * @throws StoreError
 */
export async function preparePush(settings: PushSettings): Promise<PreparedPush> {
  const {store, action, local, previous, lost, signatureKey, signal} = settings
  const plan = planPush(hashFiles(local, previous), previous, lost)
  const packed = await writePacks(plan, {store, signal})
  const index: CacheIndex = {
    action,
    time: settings.time,
    seconds: previous?.seconds ?? settings.seconds,
    packs: packed.packs,
    files: packed.files
  }
  const bytes = await encodeIndex(index)
  const digest = {hash: hashFully(bytes), size: bytes.byteLength}
  const files: ActionFile[] = [
    {path: INDEX_PATH, ...digest},
    ...packed.packs.map(({hash, size}, number) => ({path: `packs/${number}`, hash, size}))
  ]
  const stdout = signatureKey === undefined ? undefined : signAction(action, files, signatureKey)
  const result = encodeActionResult({files, ...(stdout !== undefined && {stdout})})
  return {
    index,
    added: plan.added.map(({path}) => path),
    digest: digest.hash,
    async commit() {
      await writeBlob(digest.hash, bytes, {store, signal})
      await store.write({kind: 'ac', hash: action}, result, signal)
    }
  }
}

/** Hashes files, except for records that are already stored, because they never change. */
function hashFiles(local: readonly LocalFile[], previous: PushSettings['previous']): HashedFile[] {
  const stored = new Map(previous?.files.map(({path, hash}) => [path, hash]))
  return local.flatMap((file) => {
    const hash = file.hash ?? (isRecordPath(file.path) ? stored.get(file.path) : undefined)
    if (hash !== undefined) return [{...file, hash}]
    const content = file.read()
    return content ? [{...file, hash: hashFully(content), size: content.byteLength}] : []
  })
}

type Target = Pick<PushSettings, 'store' | 'signal'>

/** Packs and writes new files. Returns all packs and files that belong in the new index. */
async function writePacks(
  {packs, kept, added}: PushPlan,
  target: Target
): Promise<{packs: PackInfo[]; files: IndexedFile[]}> {
  const placed = new Map(kept.map((file) => [file.hash, file]))
  const groups = groupFiles(added)
  const written = await runLimited(groups, WRITERS, (group) => writePack(group, target))
  const all = [...packs]
  for (const {info, files} of written) {
    for (const file of files) placed.set(file.hash, {...file, pack: all.length})
    if (files.length > 0) all.push(info)
  }
  const others = added.flatMap(({path, hash}) => {
    const file = placed.get(hash)
    return file ? [{...file, path}] : []
  })
  return {packs: all, files: [...kept, ...others]}
}

/** Groups files into packs. Files with the same content are stored once. */
function groupFiles(added: readonly HashedFile[]): HashedFile[][] {
  const unique = [...new Map(added.map((file) => [file.hash, file])).values()]
  const sizes = unique.map(({size, read}) => size ?? read()?.byteLength ?? 0)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const limit = Math.max(PACK_BYTES, total / PACKS)
  const groups: HashedFile[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const [position, file] of unique.entries()) {
    const next = sizes[position] ?? 0
    if (size + next > limit) {
      groups.push([])
      size = 0
    }
    groups.at(-1)?.push(file)
    size += next
  }
  return groups
}

async function writePack(
  group: readonly HashedFile[],
  target: Target
): Promise<{info: PackInfo; files: IndexedFile[]}> {
  const contents: Buffer[] = []
  const files: IndexedFile[] = []
  let offset = 0
  for (const {path, read, hash} of group) {
    const content = read()
    // Skip a file that has changed since the build recorded its hash.
    if (!content || hashFully(content) !== hash) continue
    files.push({path, hash, pack: 0, offset, size: content.byteLength})
    contents.push(content)
    offset += content.byteLength
  }
  const {info, bytes} = await encodePack(contents)
  if (files.length > 0) await writeBlob(info.hash, bytes, target)
  return {info, files}
}

/** Writes a blob if it doesn't exist yet. */
async function writeBlob(hash: string, bytes: Uint8Array, {store, signal}: Target): Promise<void> {
  const key = {kind: 'cas', hash} as const
  if (!(await store.has(key, signal))) await store.write(key, bytes, signal)
}
