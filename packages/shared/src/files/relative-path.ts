import path from 'node:path'

/** Returns the path of a file relative to a folder, with forward slashes on every system. */
export function relativePath(folder: string, file: string): string {
  const relative = path.relative(folder, file)
  // On other systems, a filename can contain a backslash.
  return path.sep === '\\' ? relative.replaceAll('\\', '/') : relative
}
