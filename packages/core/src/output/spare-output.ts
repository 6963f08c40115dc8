import fs from 'node:fs'
import path from 'node:path'

/**
 * The spare is a second copy of the output in the cache, one build old, with hard links to the
 * same files. The next output starts with it, so ten thousand unchanged files cost nothing. Its
 * files are checked before use.
 */

/** Uses the spare output as the start of the next output. `false` if there is no spare. */
export function takeSpare(spareDir: string, groundDir: string): boolean {
  try {
    fs.renameSync(spareDir, groundDir)
    return true
  } catch {
    // Missing, or on a different disk: the output is created from the last one.
    return false
  }
}

/** Keeps the output that was replaced for the next build, or let it go where it cannot be moved. */
export function keepSpare(replacedDir: string, spareDir: string): void {
  try {
    fs.mkdirSync(path.dirname(spareDir), {recursive: true})
    fs.rmSync(spareDir, {recursive: true, force: true})
    fs.renameSync(replacedDir, spareDir)
  } catch {
    fs.rmSync(replacedDir, {recursive: true, force: true})
  }
}

/**
 * Makes a spare of an output that replaced none, as after a cold build. Where files cannot be linked
 * there is no spare: a copy would double the space.
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

/** Makes each folder below a root once, which is most of the work of linking many small files. */
export function rememberFolders(root: string): (folder: string) => void {
  const made = new Set([root])
  return (folder) => {
    if (made.has(folder)) return
    fs.mkdirSync(folder, {recursive: true})
    for (let parent = folder; !made.has(parent); parent = path.dirname(parent)) made.add(parent)
  }
}
