import {findPathIssue} from '@lectern/shared/files/output-path'

/**
 * Files in the cache folder that machines share. Other files either contain absolute paths, such as
 * compiled configurations, or are only used by the development server.
 */
const SHARED =
  /^(?:locales\/[\w.-]+\/)?(?:(?:records|history|styles|bundle|ideal-image|output-[\da-f]{16}|originals-output-[\da-f]{16})\/.+|(?:bundle|facts|build-[\da-f]{16})\.json)$/

/** Files named by a hash of their inputs. They never change. */
const PERMANENT = /^(?:locales\/[\w.-]+\/)?records\//

const MEMORY = /^(?:locales\/[\w.-]+\/)?build-[\da-f]{16}\.json$/

/**
 * Returns whether a file may be stored in a remote cache and restored to the cache folder.
 *
 * @param path - Relative to the cache folder, with forward slashes.
 */
export function isSharedPath(path: string): boolean {
  return SHARED.test(path) && findPathIssue(path) === undefined
}

/** Returns whether a file never changes, because its name is a hash of its inputs. */
export function isPermanentPath(path: string): boolean {
  return PERMANENT.test(path)
}

/** Returns whether a file is a build's memory, which is restored last. */
export function isMemoryPath(path: string): boolean {
  return MEMORY.test(path)
}

/** Files that differ even between identical builds, because they contain file times. */
const VOLATILE =
  /^(?:locales\/[\w.-]+\/)?(?:(?:bundle|facts|build-[\da-f]{16})\.json|(?:history|styles)\/.+)$/

/** Returns whether a change to a file isn't reason enough to store the cache again. */
export function isVolatilePath(path: string): boolean {
  return VOLATILE.test(path)
}
