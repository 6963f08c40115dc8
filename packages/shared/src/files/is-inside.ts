import path from 'node:path'

/**
 * Tests whether a path is a folder or in it. Symbolic links aren't resolved.
 *
 * @param file - Absolute, like `folder`.
 */
export function isInside(file: string, folder: string): boolean {
  const inside = path.relative(folder, file)
  const isAbove = inside === '..' || inside.startsWith(`..${path.sep}`)
  // On Windows, the path to another drive is absolute.
  return !isAbove && !path.isAbsolute(inside)
}
