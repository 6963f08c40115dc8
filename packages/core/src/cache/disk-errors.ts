import {ownValue} from '@lectern/shared/objects/own-value'
import fs from 'node:fs'
import path from 'node:path'
import {createCacheFolder as createFolder} from '@lectern/shared/cache/cache-folder'
import {SiteError, messageOf} from '@lectern/shared/problems/site-problem'

/** Explanations for error codes of failed writes. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOTDIR: 'a file with this name exists',
  EEXIST: 'a file with this name exists'
}

/** Runs a function that writes to the output, and reports disk errors as problems. */
export function guardDisk<Result>(outDir: string, write: () => Result): Result {
  try {
    return write()
  } catch (error) {
    throw createDiskError(error, outDir)
  }
}

/** Asynchronous version of `guardDisk`. */
export async function guardDiskWhile<Result>(
  outDir: string,
  write: () => Promise<Result>
): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    throw createDiskError(error, outDir)
  }
}

/**
 * Creates the cache folder. Builds can't work without it.
 *
 * @throws SiteError `cache-unwritable`.
 */
export function createCacheFolder(cacheDir: string): void {
  try {
    // Check permissions first, because creating a folder on a read-only disk fails with a
    // misleading code.
    fs.accessSync(findExisting(cacheDir), fs.constants.W_OK)
    createFolder(path.dirname(cacheDir))
    fs.mkdirSync(cacheDir, {recursive: true})
  } catch (error) {
    const {code = ''} = error as NodeJS.ErrnoException
    const reason = ownValue(REASONS, code)
    if (reason === undefined) throw error
    throw new SiteError(
      {
        code: 'cache-unwritable',
        message: `The cache folder ${cacheDir} isn't writable: ${reason}.`,
        hint: 'Check the write permission of the site root. Builds store their cache there.'
      },
      {cause: error}
    )
  }
}

function findExisting(folder: string): string {
  return fs.existsSync(folder) ? folder : findExisting(path.dirname(folder))
}

/** Converts errors from failed writes to a SiteError, and returns other errors unchanged. */
export function createDiskError(error: unknown, outDir: string): unknown {
  const {code = ''} = error as NodeJS.ErrnoException
  const reason = ownValue(REASONS, code)
  if (reason === undefined) return createFullDiskError(error, outDir) ?? error
  return new SiteError(
    {
      code: 'output-unwritable',
      message: `The output folder ${outDir} isn't writable: ${reason}.`,
      hint: 'Check the write permission of the folder, or choose a different one, e.g. `--out-dir public`.'
    },
    {cause: error}
  )
}

/** Converts an error to a SiteError if the disk is full. Returns `undefined` for other errors. */
export function createFullDiskError(error: unknown, outDir: string): SiteError | undefined {
  const {code} = error as NodeJS.ErrnoException
  // The bundler only mentions the reason for failed writes in its message.
  const isFull = code === 'ENOSPC' || code === 'EDQUOT' || /no space left/.test(messageOf(error))
  if (!isFull) return undefined
  return new SiteError(
    {
      code: 'disk-full',
      message: `The disk is full, so ${outDir} can't be written.`,
      hint: 'Free some disk space and build again.'
    },
    {cause: error}
  )
}
