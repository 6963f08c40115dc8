import {z} from './schema.js'

/** Maximum length of a filename in bytes on common file systems. */
const LONGEST_NAME = 255

/**
 * Schema for the path of a file, folder or page. Control characters are rejected, because file
 * systems and URLs can't contain them.
 */
export const pathField = z
  .string()
  .refine(isPrintable, 'a path without control characters')
  .refine(hasShortNames, `a path with names of at most ${LONGEST_NAME} bytes`)

/** Schema for the relative path of a file or folder inside the site root. */
export const innerPathField = pathField.refine(isInside, 'a path inside the site root')

function isPrintable(path: string): boolean {
  return !/\p{Cc}/u.test(path)
}

/**
 * Returns whether every name in a path is short enough for a filename. Data URLs can have any
 * length.
 */
function hasShortNames(path: string): boolean {
  if (/^\w+:/.test(path)) return true
  return path.split(/[\\/]/).every((name) => Buffer.byteLength(name) <= LONGEST_NAME)
}

function isInside(path: string): boolean {
  if (/^(?:[\\/]|[a-z]:)/i.test(path)) return false
  let depth = 0
  for (const name of path.split(/[\\/]/)) {
    if (name === '..') depth -= 1
    else if (name !== '' && name !== '.') depth += 1
    if (depth < 0) return false
  }
  return true
}
