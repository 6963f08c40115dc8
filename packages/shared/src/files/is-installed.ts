import path from 'node:path'

/** Returns whether a file is in `node_modules`. The real path of a linked package isn't. */
export function isInstalled(file: string): boolean {
  return file.includes(`${path.sep}node_modules${path.sep}`)
}
