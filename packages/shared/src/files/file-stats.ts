import fs from 'node:fs'

/**
 * Returns the stats of a file whose path comes from a request, the configuration or a page. Paths
 * that can't exist count as missing files: paths with a NUL character or a name that is too long,
 * paths below a file, and symlink loops.
 */
export function readFileStats(file: string): fs.Stats | undefined {
  try {
    const stats = fs.statSync(file, {throwIfNoEntry: false})
    return stats?.isFile() ? stats : undefined
  } catch {
    return undefined
  }
}
