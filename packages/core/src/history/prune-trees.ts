import fs from 'node:fs'
import path from 'node:path'
import {COMPLETE, treesFolder} from './source-tree.js'

/** How long to keep unused trees, in milliseconds. Builds of other branches may use them. */
export const KEPT_TREES = 14 * 24 * 60 * 60 * 1000

/**
 * Deletes the files of commits that haven't been used for a while, e.g. because a version was
 * removed.
 *
 * @param now - Milliseconds since 1970.
 */
export function pruneTrees(cacheDir: string, now: number): void {
  const folder = treesFolder(cacheDir)
  if (!fs.existsSync(folder)) return
  for (const name of fs.readdirSync(folder)) {
    const tree = path.join(folder, name)
    if (now - findLastUse(tree) > KEPT_TREES) fs.rmSync(tree, {recursive: true, force: true})
  }
}

/** Returns the time of the last use or, for an incomplete tree, of its creation. */
function findLastUse(tree: string): number {
  const marker = fs.statSync(path.join(tree, COMPLETE), {throwIfNoEntry: false})
  return (marker ?? fs.statSync(tree)).mtimeMs
}
