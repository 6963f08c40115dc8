import fs from 'node:fs'
import path from 'node:path'

/** Where requests start. Paths are absolute. */
export interface FolderNames {
  siteDir: string
  /** Folders by the start of requests. */
  folders?: Readonly<Record<string, string>> | undefined
}

/**
 * Finds the folder that the start of a request names: next to the module, in the site, in a folder
 * with a name, or in an installed package.
 *
 * @param from - Absolute folder of the module.
 * @returns An absolute path, or `undefined` if the folder doesn't exist.
 */
export function findFolder(
  name: string,
  from: string,
  {siteDir, folders = {}}: FolderNames
): string | undefined {
  const alias = Object.keys(folders).find((one) => name === one || name.startsWith(`${one}/`))
  const target = alias === undefined ? undefined : folders[alias]
  if (alias !== undefined && target !== undefined)
    return existing(path.join(target, name.slice(alias.length)))
  if (name.startsWith('@site/')) return existing(path.join(siteDir, name.slice('@site/'.length)))
  if (/^\.\.?(?:\/|$)/.test(name)) return existing(path.resolve(from, name))
  // Also excludes URLs and absolute paths.
  if (!/^(?:@[\w.-]+\/)?[\w-][\w.-]*(?:\/|$)/.test(name)) return undefined
  for (let folder = from; ; folder = path.dirname(folder)) {
    const found = existing(path.join(folder, 'node_modules', name))
    if (found !== undefined || folder === path.dirname(folder)) return found
  }
}

function existing(folder: string): string | undefined {
  return fs.statSync(folder, {throwIfNoEntry: false})?.isDirectory() ? folder : undefined
}
