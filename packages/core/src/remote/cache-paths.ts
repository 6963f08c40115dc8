import {findPathIssue} from '@lectern/shared/files/output-path'

/**
 * Files of the cache folder that machines share. Everything else contains absolute paths, such as compiled
 * configurations, or is only used by the development server.
 */
const SHARED =
  /^(?:locales\/[\w.-]+\/)?(?:(?:records|history|styles|bundle|ideal-image|output-[\da-f]{16}|originals-output-[\da-f]{16})\/.+|(?:bundle|facts|build-[\da-f]{16})\.json)$/

/** Files with names that are hashes of their inputs. They never change. */
const PERMANENT = /^(?:locales\/[\w.-]+\/)?records\//

const MEMORY = /^(?:locales\/[\w.-]+\/)?build-[\da-f]{16}\.json$/

/**
 * Returns whether a path may be stored in a remote cache, and be written to the cache folder.
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

/** Returns whether a file is the memory of a build. It's restored last. */
export function isMemoryPath(path: string): boolean {
  return MEMORY.test(path)
}

/** Files that differ between equal builds, because they contain times of files. */
const VOLATILE =
  /^(?:locales\/[\w.-]+\/)?(?:(?:bundle|facts|build-[\da-f]{16})\.json|(?:history|styles)\/.+)$/

/** Returns whether a file alone isn't worth a new version of the cache. */
export function isVolatilePath(path: string): boolean {
  return VOLATILE.test(path)
}
