import fs from 'node:fs'
import path from 'node:path'
import {createActionKey, type KeyInputs} from './action-key.js'
import {StoreError, type BlobStore} from './store/blob-store.js'
import type {CacheIndex} from './cache-index.js'
import {isMemoryPath, isSharedPath, isVolatilePath} from './cache-paths.js'
import {type BuiltOutput, listLocalFiles} from './list-local-files.js'
import {preparePush} from './push-cache.js'
import {type IndexResult, readIndex} from './read-index.js'
import {createReliableStore, type StoreTraffic} from './store/reliable-store.js'
import {openStore, type RemoteSettings} from './remote-settings.js'
import {type RestoredFiles, restoreCache} from './restore-cache.js'

/** Report of how a build used the remote cache. */
export interface RemoteReport {
  /** Name of the server or folder, without credentials. */
  label: string
  /** Restored files and their scope. Absent if the remote cache was empty or wasn't read. */
  restored?: Omit<RestoredFiles, 'lost'> & {scope: string}
  /** Set if the local cache was used instead. */
  isLocal?: true
  /** Number of stored files. */
  pushed?: number
  /** Reasons for not using parts of the remote cache. Each is the end of a sentence. */
  problems: readonly string[]
  traffic: StoreTraffic
  /** Time that the build spent on the remote cache, in milliseconds. */
  duration: number
  /** Estimated time saved by the restored files, in seconds. */
  saved: number
}

/**
 * The remote cache of a build. Its functions never throw, because a build must not depend on the
 * cache.
 */
export interface RemoteCache {
  /** Restores the cache folder if there's no local cache, within the time limit. */
  restore(): Promise<void>
  /** Stores the results of a successful build if the settings permit it, within the time limit. */
  push(outputs: readonly BuiltOutput[]): Promise<void>
  report(): RemoteReport
}

/** Input for opening a remote cache. */
export interface RemoteInputs {
  settings: RemoteSettings
  /** Absolute path of the cache folder. */
  cacheDir: string
  keys: KeyInputs
  /** Returns the milliseconds of a monotonic clock. */
  now?(): number
  /** Store of the cache, if it's already open. */
  store?: BlobStore
}

/** Minimum time limit for reading, in milliseconds. */
const MIN_READ_TIME = 5000

/** Number of attempts to store a cache while other machines store theirs. */
const WRITE_ATTEMPTS = 3

/** Index of a scope. */
interface ScopeIndex {
  scope: string
  index: CacheIndex
  isSigned: boolean
  digest: string
}

/** Opens the remote cache of a build. Nothing is sent before `restore` or `push`. */
export function openRemoteCache({
  settings,
  cacheDir,
  keys,
  now = () => performance.now(),
  store: opened
}: RemoteInputs): RemoteCache {
  const start = now()
  const store = createReliableStore(opened ?? openStore(settings))
  const scopes: Scopes = {store, settings, keyOf: (scope) => createActionKey(scope, keys)}
  const problems: string[] = []
  const spent = {duration: 0, saved: 0}
  let found: ScopeIndex | undefined
  let restored: RestoredScope | undefined
  let isLocal = false
  let pushed: number | undefined
  const find = async (signal: AbortSignal) => {
    const result = await findIndex(scopes, signal)
    problems.push(...result.problems)
    return result.found
  }
  const attempt = async (run: () => Promise<void>) => {
    const begin = now()
    try {
      await run()
    } catch (error) {
      problems.push(describeFailure(error))
    } finally {
      spent.duration += now() - begin
    }
  }
  return {
    restore: () =>
      attempt(async () => {
        isLocal = hasMemory(cacheDir)
        found = isLocal ? undefined : await find(AbortSignal.timeout(settings.timeout))
        if (found) restored = await restoreScope(found, {store, cacheDir, settings})
        problems.push(...(restored?.problems ?? []))
      }),
    push: (outputs) =>
      attempt(async () => {
        const seconds = (now() - start) / 1000
        if (restored && found) spent.saved = Math.max(0, found.index.seconds - seconds)
        if (!settings.isPushing || store.failure() !== undefined) return
        const signal = AbortSignal.timeout(settings.timeout)
        if (isLocal) found = await find(signal)
        pushed = await pushScope({
          ...{...scopes, cacheDir, outputs, found, seconds, signal},
          lost: restored?.lost ?? new Set(),
          hasUnsigned: restored !== undefined && !found?.isSigned
        })
      }).finally(() => store.close()),
    report: () => ({
      ...{label: store.label, problems: [...new Set(problems)], traffic: store.traffic(), ...spent},
      ...(restored && {restored: restored.files}),
      ...(isLocal && {isLocal}),
      ...(pushed !== undefined && {pushed})
    })
  }
}

/** Result of restoring the files of a scope. */
interface RestoredScope extends Pick<RestoredFiles, 'lost'> {
  files: NonNullable<RemoteReport['restored']>
  problems: string[]
}

/** Restores the files of a scope, within the time limit. */
async function restoreScope(
  {index, scope}: ScopeIndex,
  {store, cacheDir, settings}: Pick<Scopes, 'store' | 'settings'> & {cacheDir: string}
): Promise<RestoredScope> {
  // Restoring a cache shouldn't take longer than a build without one.
  const limit = Math.max(MIN_READ_TIME, Math.ceil(index.seconds * 1000))
  const signal = AbortSignal.timeout(Math.min(settings.timeout, limit))
  const {lost, ...files} = await restoreCache({store, index, cacheDir, signal})
  return {
    lost,
    files: {...files, scope},
    problems: [
      ...(signal.aborted ? ['the time limit was reached'] : []),
      ...(lost.size > 0 ? [`${lost.size} of its packs are missing or damaged`] : [])
    ]
  }
}

/** A store, and the names of the scopes in it. */
interface Scopes {
  store: BlobStore
  settings: RemoteSettings
  keyOf(scope: string): string
}

/** Finds the first scope with a valid index. */
async function findIndex(
  {store, settings, keyOf}: Scopes,
  signal: AbortSignal
): Promise<{found?: ScopeIndex; problems: string[]}> {
  const problems: string[] = []
  for (const scope of settings.scopes.read) {
    const result: IndexResult = await readIndex(store, keyOf(scope), settings, signal)
    if (result.state === 'found') return {found: {scope, ...result}, problems}
    if (result.state === 'rejected') problems.push(result.reason)
  }
  return {problems}
}

interface ScopePush extends Scopes {
  cacheDir: string
  outputs: readonly BuiltOutput[]
  found: ScopeIndex | undefined
  lost: ReadonlySet<number>
  seconds: number
  signal: AbortSignal
  /** Whether this build used unsigned files, which it must not sign. */
  hasUnsigned: boolean
}

/**
 * Stores the cache in the scope that this build writes to. If another machine stores one at the
 * same time, both results are kept.
 *
 * @returns The number of stored files.
 */
async function pushScope({found, lost, hasUnsigned, ...push}: ScopePush): Promise<number> {
  const {store, settings, keyOf, cacheDir, outputs, seconds, signal} = push
  const {write} = settings.scopes
  const action = keyOf(write)
  const local = listLocalFiles(cacheDir, outputs)
  const signatureKey = hasUnsigned ? undefined : settings.signatureKey
  let previous = found
  let missing = lost
  for (let attempt = 1; ; attempt++) {
    // Signing an index vouches for all files in it.
    const isUsable = signatureKey === undefined || previous?.isSigned
    const prepared = await preparePush({
      ...{store, action, local, previous: isUsable ? previous?.index : undefined},
      ...{lost: missing, signatureKey, seconds, signal, time: Date.now()}
    })
    const isOwn = previous?.scope === write && isUsable
    if (isOwn && prepared.added.every(isVolatilePath)) return 0
    const before = await readScope(push, signal)
    const isLast = attempt === WRITE_ATTEMPTS
    if (isLast || before === undefined || before.digest === previous?.digest) {
      await prepared.commit()
      const after = isLast ? undefined : await readScope(push, signal)
      if (after === undefined || after.digest === prepared.digest) return prepared.added.length
      previous = after
    } else previous = before
    missing = new Set()
  }
}

/** Reads the current index of the scope that a build writes to. */
async function readScope(
  {store, settings, keyOf}: Scopes,
  signal: AbortSignal
): Promise<ScopeIndex | undefined> {
  const {write: scope} = settings.scopes
  const result = await readIndex(store, keyOf(scope), settings, signal)
  return result.state === 'found' ? {scope, ...result} : undefined
}

/** Returns whether a cache folder contains a build's memory. */
function hasMemory(cacheDir: string): boolean {
  if (!fs.existsSync(cacheDir)) return false
  const locales = path.join(cacheDir, 'locales')
  const nested = fs.existsSync(locales)
    ? fs
        .readdirSync(locales)
        .flatMap((name) =>
          listNames(path.join(locales, name)).map((file) => `locales/${name}/${file}`)
        )
    : []
  return [...listNames(cacheDir), ...nested].some(
    (file) => isMemoryPath(file) && isSharedPath(file)
  )
}

function listNames(folder: string): string[] {
  return fs.statSync(folder).isDirectory() ? fs.readdirSync(folder) : []
}

function describeFailure(error: unknown): string {
  if (error instanceof StoreError) return error.message
  const {code} = error as NodeJS.ErrnoException
  return code === undefined ? 'its data is unusable' : `the cache folder can't be used (${code})`
}
