import fs from 'node:fs'
import path from 'node:path'

/**
 * A lock that's older than this many milliseconds is stale, because its command was probably
 * killed.
 */
const STALE = 10_000

/**
 * Creates a function that tests whether Git is changing the site's files. While it does, its index
 * is locked (gitrepository-layout, `index.lock`).
 *
 * @param siteDir - Absolute.
 * @param wallClock - Wall-clock milliseconds, comparable with file times.
 */
export function createGitLock(siteDir: string, wallClock: () => number): () => boolean {
  let gitDir: string | undefined
  return () => {
    // If no repository was found, looks again, because one may have been created.
    gitDir ??= findGitFolder(siteDir)
    if (gitDir === undefined) return false
    const stat = fs.statSync(path.join(gitDir, 'index.lock'), {throwIfNoEntry: false})
    return stat !== undefined && wallClock() - stat.mtimeMs < STALE
  }
}

/** Finds the Git folder of the repository or worktree that contains a folder (gitrepository-layout, `gitdir`). */
function findGitFolder(folder: string): string | undefined {
  const found = path.join(folder, '.git')
  const stat = fs.statSync(found, {throwIfNoEntry: false})
  if (stat?.isDirectory()) return found
  if (stat?.isFile()) {
    const target = /^gitdir: (.+)$/m.exec(fs.readFileSync(found, 'utf8'))?.[1]
    return target === undefined ? undefined : path.resolve(folder, target)
  }
  const parent = path.dirname(folder)
  return parent === folder ? undefined : findGitFolder(parent)
}
