import fs from 'node:fs'
import path from 'node:path'

/**
 * The spare output is a copy of the previous output in the cache. It consists of hard links. The
 * next output is created from it, so unchanged files don't have to be linked again. Its files are
 * checked before they're used.
 */

/**
 * Moves the spare output to where the next output is created. Returns `false` if there's no spare
 * output.
 */
export function useSpare(spareDir: string, baseDir: string): boolean {
  try {
    fs.renameSync(spareDir, baseDir)
    return true
  } catch {
    // The spare is missing or on a different disk, so the output is created from the previous one.
    return false
  }
}

/** Keeps a replaced output as the spare for the next build. If it can't be moved, it's deleted. */
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
 * Creates a spare for an output that didn't replace a previous output, e.g. after the first build.
 * If files can't be linked, no spare is created, because a copy would double the disk usage.
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
 * Creates a function that creates folders below a root. It creates each folder only once, because
 * otherwise linking many small files would mostly consist of creating folders.
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
