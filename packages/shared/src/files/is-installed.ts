import path from 'node:path'

/**
 * Returns whether a file is in `node_modules`. The real path of a linked package is outside of it.
 */
export function isInstalled(file: string): boolean {
  return file.includes(`${path.sep}node_modules${path.sep}`)
}

/** Matches a path up to and including the folder of an installed package. */
const PACKAGE = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)(?=[\\/])/

/** Returns the name and folder of the package that an installed file belongs to. */
export function packageOf(file: string): {name: string; folder: string} | undefined {
  const [folder, name] = PACKAGE.exec(file) ?? []
  return folder === undefined || name === undefined ? undefined : {name, folder}
}
