import fs from 'node:fs'
import path from 'node:path'

/** Milliseconds after which a lock is one that a killed command left. */
const STALE = 10_000

/**
 * Returns whether Git is changing files of a site. Meanwhile, its lock is next to the index
 * (gitrepository-layout, `index.lock`).
 *
 * @param siteDir - Absolute.
 * @param wallClock - Milliseconds by which files are dated.
 */
export function createGitLock(siteDir: string, wallClock: () => number): () => boolean {
  let gitDir: string | undefined
  return () => {
    // If there was no repository, it's searched again, because the author may have created one.
    gitDir ??= findGitFolder(siteDir)
    if (gitDir === undefined) return false
    const stat = fs.statSync(path.join(gitDir, 'index.lock'), {throwIfNoEntry: false})
    return stat !== undefined && wallClock() - stat.mtimeMs < STALE
  }
}

/** The folder of the repository that a folder is in; a worktree's own one (gitrepository-layout, `gitdir`). */
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
