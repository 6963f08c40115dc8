import path from 'node:path'

/** Returns whether a file is in `node_modules`. The real path of a linked package isn't. */
export function isInstalled(file: string): boolean {
  return file.includes(`${path.sep}node_modules${path.sep}`)
}

/** Matches a package's folder in a path. */
const PACKAGE = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)(?=[\\/])/

/** Returns the name and the folder of an installed file's package. */
export function packageOf(file: string): {name: string; folder: string} | undefined {
  const [folder, name] = PACKAGE.exec(file) ?? []
  return folder === undefined || name === undefined ? undefined : {name, folder}
}
