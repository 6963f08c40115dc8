import {ownValue} from '../objects/own-value.js'
import type {SiteProblem} from '@lectern/types'

/** Explanations of system error codes for paths. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EBUSY: 'another program uses it',
  EIO: 'the disk reported an error',
  EISDIR: "it's a folder, not a file",
  ELOOP: 'its symbolic links form a loop',
  ENAMETOOLONG: 'the name is too long',
  ENOTDIR: "it's a file where a folder is needed, or is inside a file",
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only'
}

/** Error codes that aren't caused by the requested file. Trying again later may succeed. */
const DISK_CODES: ReadonlySet<string> = new Set([
  ...['EACCES', 'EBUSY', 'EDQUOT', 'EIO', 'EMFILE'],
  ...['ENFILE', 'ENOSPC', 'EPERM', 'EROFS', 'ESTALE']
])

/**
 * Returns whether the system couldn't read a file for a reason unrelated to the site's sources.
 * Results of these reads must not be cached.
 */
export function isDiskFailure(error: unknown): error is NodeJS.ErrnoException {
  if (!(error instanceof Error)) return false
  const {code = '', syscall} = error as NodeJS.ErrnoException
  return syscall !== undefined && DISK_CODES.has(code)
}

/**
 * Converts a file system error to a problem (`path-unusable`). Returns `undefined` for missing
 * files and for other errors.
 */
export function describePathError(error: unknown): SiteProblem | undefined {
  if (!(error instanceof Error)) return undefined
  const {code = '', path, syscall} = error as NodeJS.ErrnoException
  const reason = ownValue(REASONS, code)
  if (reason === undefined || syscall === undefined) return undefined
  const name = path === undefined ? 'A file' : `The path ${path}`
  return {
    code: 'path-unusable',
    message: `${name} can't be used: ${reason}.`,
    hint: 'Check the path and its permissions, and the options that name it.'
  }
}
