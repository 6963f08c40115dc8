import path from 'node:path'

/** Whether a file lies in a folder of installed packages. A linked package has its place elsewhere. */
export function isInstalled(file: string): boolean {
  return file.includes(`${path.sep}node_modules${path.sep}`)
}
