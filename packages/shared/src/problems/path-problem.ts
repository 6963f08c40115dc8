import type {SiteProblem} from '@lectern/types'

/** Meanings of the system's error codes for a path. */
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

/** Codes of failures that have nothing to do with the requested file, and may be over a moment later. */
const DISK_CODES: ReadonlySet<string> = new Set([
  ...['EACCES', 'EBUSY', 'EDQUOT', 'EIO', 'EMFILE'],
  ...['ENFILE', 'ENOSPC', 'EPERM', 'EROFS', 'ESTALE']
])

/**
 * Returns whether the system refused a file for a reason outside the site's sources. The failure
 * says nothing about the content, so its result must not be kept.
 */
export function isDiskFailure(error: unknown): error is NodeJS.ErrnoException {
  if (!(error instanceof Error)) return false
  const {code = '', syscall} = error as NodeJS.ErrnoException
  return syscall !== undefined && DISK_CODES.has(code)
}

/**
 * Describes a file system error (`path-unusable`). Returns `undefined` for other errors, and for missing files.
 */
export function describePathError(error: unknown): SiteProblem | undefined {
  if (!(error instanceof Error)) return undefined
  const {code = '', path, syscall} = error as NodeJS.ErrnoException
  const reason = REASONS[code]
  if (reason === undefined || syscall === undefined) return undefined
  const name = path === undefined ? 'A file' : `The path ${path}`
  return {
    code: 'path-unusable',
    message: `${name} can't be used: ${reason}.`,
    hint: 'Check the path and its permissions, and the options that name it.'
  }
}
