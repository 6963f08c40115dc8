import {findPathIssue} from '@lectern/shared/files/output-path'

/**
 * Matches the files in the cache folder to share between machines. All others contain absolute
 * paths, such as compiled configurations, or are used only by the development server.
 */
const SHARED =
  /^(?:locales\/[\w.-]+\/)?(?:(?:history|styles|bundle|ideal-image|output-[\da-f]{16}|originals-output-[\da-f]{16})\/.+|(?:bundle|facts|build-[\da-f]{16})\.json)$/

/** Matches content records, which are named by a hash of their inputs and never change. */
const RECORD = /^records\/([\da-f]+)$/

const MEMORY = /^(?:locales\/[\w.-]+\/)?build-[\da-f]{16}\.json$/

/**
 * Returns whether a file may be stored in a remote cache and restored from it.
 *
 * @param path - Path relative to the cache folder, with forward slashes.
 */
export function isSharedPath(path: string): boolean {
  return RECORD.test(path) || (SHARED.test(path) && findPathIssue(path) === undefined)
}

/** Returns whether a file is a content record. */
export function isRecordPath(path: string): boolean {
  return RECORD.test(path)
}

/** Returns the path of a content record in a remote cache. */
export function recordPath(key: string): string {
  return `records/${key}`
}

/** Returns the key of a content record. Returns `undefined` for other files. */
export function recordKey(path: string): string | undefined {
  return RECORD.exec(path)?.[1]
}

/** Returns whether a file is a build's memory, which is restored after all other files. */
export function isMemoryPath(path: string): boolean {
  return MEMORY.test(path)
}

/** Matches files that contain file times, so they differ even between identical builds. */
const VOLATILE =
  /^(?:locales\/[\w.-]+\/)?(?:(?:bundle|facts|build-[\da-f]{16})\.json|(?:history|styles)\/.+)$/

/** Returns whether a change to this file alone is no reason to store the cache again. */
export function isVolatilePath(path: string): boolean {
  return VOLATILE.test(path)
}
