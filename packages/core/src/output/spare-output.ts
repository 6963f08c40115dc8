import fs from 'node:fs'
import path from 'node:path'

/**
 * The spare output is a copy of the previous output in the cache, made of hard links. The next
 * output is created from it, so that unchanged files don't have to be linked again. Its files are
 * checked before use.
 */

/**
 * Moves the spare output to where the next output is created. Returns `false` if there isn't one.
 */
export function useSpare(spareDir: string, baseDir: string): boolean {
  try {
    fs.renameSync(spareDir, baseDir)
    return true
  } catch {
    // The spare is missing or on another disk, so create the output from the previous one.
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
 * Creates a spare output if no previous output was replaced, e.g. after the first build. Does
 * nothing if files can't be linked, because copies would double the disk usage.
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
 * Creates a function that creates folders below a root, each of them only once. Otherwise, linking
 * many small files would mostly consist of creating folders.
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
