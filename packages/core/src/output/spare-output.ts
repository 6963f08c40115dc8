import fs from 'node:fs'
import path from 'node:path'

/**
 * The spare output is a copy of the previous output in the cache, made of hard links. The next
 * output starts with it, so unchanged files don't have to be linked again. Its files are checked
 * before use.
 */

/** Uses the spare output as the start of the next output. Returns `false` if there is no spare. */
export function useSpare(spareDir: string, baseDir: string): boolean {
  try {
    fs.renameSync(spareDir, baseDir)
    return true
  } catch {
    // Missing, or on a different disk. The output is created from the previous one instead.
    return false
  }
}

/** Keeps a replaced output as the spare for the next build, or deletes it if it can't be moved. */
export function storeSpare(replacedDir: string, spareDir: string): void {
  try {
    fs.mkdirSync(path.dirname(spareDir), {recursive: true})
    fs.rmSync(spareDir, {recursive: true, force: true})
    fs.renameSync(replacedDir, spareDir)
  } catch {
    fs.rmSync(replacedDir, {recursive: true, force: true})
  }
}

/**
 * Creates a spare for an output that didn't replace a previous output, e.g. after a cold build. There's
 * no spare if files can't be linked, because a copy would double the disk space.
 */
export function createSpare(outDir: string, files: Iterable<string>, spareDir: string): void {
  try {
    fs.mkdirSync(spareDir, {recursive: true})
    const createFolder = rememberFolders(spareDir)
    for (const file of files) {
      const target = path.join(spareDir, file)
      createFolder(path.dirname(target))
      fs.linkSync(path.join(outDir, file), target)
    }
  } catch {
    fs.rmSync(spareDir, {recursive: true, force: true})
  }
}

/**
 * Creates a function that creates folders below a root. Each folder is only created once, which
 * saves most of the time when linking many small files.
 */
export function rememberFolders(root: string): (folder: string) => void {
  const generated = new Set([root])
  return (folder) => {
    if (generated.has(folder)) return
    fs.mkdirSync(folder, {recursive: true})
    for (let parent = folder; !generated.has(parent); parent = path.dirname(parent))
      generated.add(parent)
  }
}
