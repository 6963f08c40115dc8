import fs from 'node:fs'

/**
 * Returns the stats of a file in a request, the configuration or a page. Impossible paths count as missing
 * files: names that are too long or contain NUL, paths below a file, and symbolic link loops.
 */
export function readFileStats(file: string): fs.Stats | undefined {
  try {
    const stats = fs.statSync(file, {throwIfNoEntry: false})
    return stats?.isFile() ? stats : undefined
  } catch {
    return undefined
  }
}
