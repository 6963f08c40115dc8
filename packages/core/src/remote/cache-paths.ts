import {findPathIssue} from '@lectern/shared/files/output-path'

/**
 * Matches the files in the cache folder that machines share. Other files contain absolute paths,
 * such as compiled configurations, or are only used by the development server.
 */
const SHARED =
  /^(?:locales\/[\w.-]+\/)?(?:(?:records|history|styles|bundle|ideal-image|output-[\da-f]{16}|originals-output-[\da-f]{16})\/.+|(?:bundle|facts|build-[\da-f]{16})\.json)$/

/** Matches files that are named by a hash of their inputs, so they never change. */
const PERMANENT = /^(?:locales\/[\w.-]+\/)?records\//

const MEMORY = /^(?:locales\/[\w.-]+\/)?build-[\da-f]{16}\.json$/

/**
 * Returns whether a file may be stored in a remote cache and restored from it.
 *
 * @param path - Path relative to the cache folder, with forward slashes.
 */
export function isSharedPath(path: string): boolean {
  return SHARED.test(path) && findPathIssue(path) === undefined
}

/** Returns whether a file never changes. Its name is then a hash of its inputs. */
export function isPermanentPath(path: string): boolean {
  return PERMANENT.test(path)
}

/** Returns whether a file is the memory of a build. It's restored after all other files. */
export function isMemoryPath(path: string): boolean {
  return MEMORY.test(path)
}

/** Matches files that contain file times, so they differ even if two builds are identical. */
const VOLATILE =
  /^(?:locales\/[\w.-]+\/)?(?:(?:bundle|facts|build-[\da-f]{16})\.json|(?:history|styles)\/.+)$/

/** Returns whether the cache doesn't have to be stored again if only this file has changed. */
export function isVolatilePath(path: string): boolean {
  return VOLATILE.test(path)
}
