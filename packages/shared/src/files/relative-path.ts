import path from 'node:path'

/** Returns the path of a file relative to a folder, with forward slashes on every system. */
export function relativePath(folder: string, file: string): string {
  const relative = path.relative(folder, file)
  // On other systems, a filename can contain a backslash.
  return path.sep === '\\' ? relative.replaceAll('\\', '/') : relative
}

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

/**
 * Returns the shortest path of a folder relative to the site root, e.g. `docs` for `./docs/`. The
 * site root itself is `.`.
 */
export function siteFolder(siteDir: string, folder: string): string {
  return relativePath(siteDir, path.resolve(siteDir, folder)) || '.'
}

/** Returns a path relative to the site root. Paths that aren't absolute already are. */
export function siteRelative(siteDir: string, file: string): string {
  return path.isAbsolute(file) ? relativePath(siteDir, file) : file
}
