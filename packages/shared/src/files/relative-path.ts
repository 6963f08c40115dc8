import path from 'node:path'

/** Returns the path of a file relative to a folder, with forward slashes on every system. */
export function relativePath(folder: string, file: string): string {
  return path.relative(folder, file).replaceAll('\\', '/')
}
