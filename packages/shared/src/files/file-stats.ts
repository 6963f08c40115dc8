import fs from 'node:fs'

/**
 * Returns the stats of a file that a request, the configuration or a page names. A name that no file can have is a missing file: one that is too
 * long, has a NUL, is below another file, or leads through a loop of links.
 */
export function readFileStats(file: string): fs.Stats | undefined {
  try {
    const stats = fs.statSync(file, {throwIfNoEntry: false})
    return stats?.isFile() ? stats : undefined
  } catch {
    return undefined
  }
}
