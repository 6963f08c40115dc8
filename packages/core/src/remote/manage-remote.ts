import fs from 'node:fs'
import path from 'node:path'
import {createActionKey} from './action-key.js'
import {decodeActionResult} from './action-result.js'
import {readIndex} from './read-index.js'
import {openRemoteCache, type RemoteInputs, type RemoteReport} from './remote-cache.js'
import type {BuiltOutput} from './list-local-files.js'
import {openStore} from './remote-settings.js'
import {createReliableStore} from './store/reliable-store.js'

/** State of a scope in a remote cache. */
export interface ScopeStatus {
  scope: string
  /**
   * Reason for not using the scope, as the end of a sentence. Missing if the scope is usable or
   * empty.
   */
  problem?: string
  /** Content of the scope. Absent if the scope is empty. */
  content?: {
    files: number
    /** Decompressed size in bytes. */
    bytes: number
    packs: number
    isSigned: boolean
    /** Time when the content was stored, in milliseconds since 1970. */
    time: number
  }
}

/** Returns the state of each scope that builds read from. */
export async function inspectRemote(inputs: RemoteInputs): Promise<ScopeStatus[]> {
  const {settings, keys} = inputs
  const store = createReliableStore(inputs.store ?? openStore(settings))
  const statuses: ScopeStatus[] = []
  for (const scope of settings.scopes.read) {
    const signal = AbortSignal.timeout(settings.timeout)
    const result = await readIndex(store, createActionKey(scope, keys), settings, signal).catch(
      (error: Error) => ({state: 'rejected', reason: error.message}) as const
    )
    if (result.state === 'missing') statuses.push({scope})
    else if (result.state === 'rejected') statuses.push({scope, problem: result.reason})
    else {
      const {index, isSigned} = result
      const {packs, time, files} = index
      const bytes = packs.reduce((sum, {rawSize}) => sum + rawSize, 0)
      const content = {files: files.length, bytes, packs: packs.length, isSigned, time}
      statuses.push({scope, content})
    }
  }
  store.close()
  return statuses
}

/** Stores the cache of the last build, even if builds on this machine don't store theirs. */
export async function pushRemote(
  {settings, ...inputs}: RemoteInputs,
  outputs: readonly BuiltOutput[]
): Promise<RemoteReport> {
  const remote = openRemoteCache({...inputs, settings: {...settings, isPushing: true}})
  await remote.restore()
  await remote.push(outputs)
  return remote.report()
}

/** Result of deleting old entries. */
export interface PrunedEntries {
  entries: number
  bytes: number
}

/**
 * How long to keep blobs without an action result, in milliseconds. A running build may be about to
 * use them.
 */
const GRACE = 24 * 60 * 60 * 1000

/**
 * Deletes old entries from a shared folder: action results that haven't been stored again for a
 * while, and blobs without an action result. Servers have their own limits.
 *
 * @param oldest - Time of the oldest action result to keep, in milliseconds since 1970.
 * @param now - Current time in milliseconds since 1970.
 */
export function pruneFolder(folder: string, oldest: number, now: number): PrunedEntries {
  const used = new Set<string>()
  let entries = 0
  let bytes = 0
  const remove = (file: string, size: number) => {
    fs.rmSync(file, {force: true})
    entries++
    bytes += size
  }
  for (const {file, stat} of listFiles(path.join(folder, 'ac'))) {
    const result = decodeActionResult(fs.readFileSync(file))
    if (!result || stat.mtimeMs < oldest) remove(file, stat.size)
    else for (const {hash} of result.files) used.add(hash)
  }
  for (const {file, stat} of listFiles(path.join(folder, 'cas')))
    if (!used.has(path.basename(file)) && stat.mtimeMs < now - GRACE) remove(file, stat.size)
  return {entries, bytes}
}

function listFiles(folder: string): {file: string; stat: fs.Stats}[] {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder)
    .map((name) => path.join(folder, name))
    .map((file) => ({file, stat: fs.statSync(file)}))
    .filter(({stat}) => stat.isFile())
}
