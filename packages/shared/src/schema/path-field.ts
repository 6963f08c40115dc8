import {z} from './schema.js'

/** Maximum length of a filename in bytes on common file systems. */
const LONGEST_NAME = 255

/** A path of a file, a folder or a page. Control characters are invalid in file systems and URLs. */
export const pathField = z
  .string()
  .refine(isPrintable, 'a path without control characters')
  .refine(hasShortNames, `a path with names of at most ${LONGEST_NAME} bytes`)

/** A path of a file or folder in the site root, relative to it. */
export const innerPathField = pathField.refine(isInside, 'a path inside the site root')

function isPrintable(path: string): boolean {
  return !/\p{Cc}/u.test(path)
}

/** Returns whether all names in a path are short enough. Data URLs can have any length. */
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
