import fs from 'node:fs'
import path from 'node:path'

/**
 * Finds the folder that the start of a request names: next to the module, in the site, or in an
 * installed package.
 *
 * @param from - Absolute folder of the module.
 * @returns An absolute path, or `undefined` if the folder doesn't exist.
 */
export function findFolder(name: string, from: string, siteDir: string): string | undefined {
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
