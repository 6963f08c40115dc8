import {hashFully} from '@lectern/shared/cache/content-hash'
import {type ActionFile, decodeActionResult} from './action-result.js'
import type {BlobStore} from './store/blob-store.js'
import {type CacheIndex, decodeIndex} from './cache-index.js'
import {checkSignature} from './signature.js'

/** Path of the index among an action result's files. */
export const INDEX_PATH = 'index'

/** Maximum size of an action result in bytes. */
const MAX_ACTION_BYTES = 1_000_000

/** Maximum size of a compressed index in bytes. */
const MAX_INDEX_BYTES = 128_000_000

/** Settings for verifying an action result. */
export interface TrustSettings {
  signatureKey?: string | undefined
  requiresSignature: boolean
}

/** Result of reading an index. */
export type IndexResult =
  | {state: 'found'; index: CacheIndex; isSigned: boolean; digest: string}
  | {state: 'missing'}
  /** The index isn't used. `reason` is the end of a sentence. */
  | {state: 'rejected'; reason: string}

/**
 * Reads the index of an action, if its signature, hashes and key are valid.
 *
 * @throws StoreError
 */
export async function readIndex(
  store: BlobStore,
  action: string,
  {signatureKey, requiresSignature}: TrustSettings,
  signal?: AbortSignal
): Promise<IndexResult> {
  const bytes = await store.read({kind: 'ac', hash: action}, {maxBytes: MAX_ACTION_BYTES, signal})
  if (!bytes) return {state: 'missing'}
  const result = decodeActionResult(bytes)
  const file = result?.files.find(({path}) => path === INDEX_PATH)
  if (!result || !file) return reject('its action result is damaged')
  const signature =
    signatureKey === undefined ? 'missing' : checkSignature(action, result, signatureKey)
  if (signature === 'invalid') return reject('its signature is invalid')
  if (signature === 'missing' && requiresSignature) return reject('its signature is missing')
  const blob = await readBlob(store, file, signal)
  const index = blob && (await decodeIndex(blob, action))
  if (!index || !hasSamePacks(index, result.files)) return reject('its index is damaged')
  return {state: 'found', index, isSigned: signature === 'valid', digest: file.hash}
}

function reject(reason: string): IndexResult {
  return {state: 'rejected', reason}
}

async function readBlob(
  store: BlobStore,
  {hash, size}: ActionFile,
  signal: AbortSignal | undefined
): Promise<Buffer | undefined> {
  if (size > MAX_INDEX_BYTES) return undefined
  const blob = await store.read({kind: 'cas', hash}, {maxBytes: size, signal})
  return blob?.byteLength === size && hashFully(blob) === hash ? blob : undefined
}

/**
 * Returns whether an action result lists the packs of its index, so that the signature also covers
 * the packs.
 */
function hasSamePacks({packs}: CacheIndex, files: readonly ActionFile[]): boolean {
  const listed = new Map(files.map(({hash, size}) => [hash, size]))
  return packs.every(({hash, size}) => listed.get(hash) === size)
}
