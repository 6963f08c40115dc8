import fs from 'node:fs'
import path from 'node:path'
import type {OutputPlan} from './output-plan.js'
import {rememberFolders} from './spare-output.js'
import type {WrittenFiles} from './written-file.js'

/**
 * Docusaurus plugins may edit pages in the finished output. The originals are kept next to the
 * spare output. The next build starts from them, so it never renders or edits a page twice.
 */

/** Returns the absolute folder that contains the originals of replaced files. */
export function originalsFolder(spareDir: string): string {
  return path.join(path.dirname(spareDir), `originals-${path.basename(spareDir)}`)
}

interface Replacement {
  /** Absolute folder of the output that plugins are about to finish. */
  base: string
  originalsDir: string
  /** Files of the output before plugins finished it. */
  complete: WrittenFiles
  /** Files that plugins generated from the output. */
  finished: OutputPlan
}

/**
 * Moves the originals of replaced files out of a new output, and removes the originals of previous
 * builds.
 */
export function keepOriginals({base, originalsDir, complete, finished}: Replacement): void {
  const replaced = [...finished.keys()].filter((file) => Object.hasOwn(complete, file))
  if (replaced.length === 0) {
    fs.rmSync(originalsDir, {recursive: true, force: true})
    return
  }
  const nextDir = `${originalsDir}.next`
  fs.rmSync(nextDir, {recursive: true, force: true})
  fs.mkdirSync(nextDir, {recursive: true})
  const createFolder = rememberFolders(nextDir)
  for (const file of replaced) {
    const target = path.join(nextDir, file)
    createFolder(path.dirname(target))
    moveFile(path.join(base, file), target)
  }
  fs.rmSync(originalsDir, {recursive: true, force: true})
  fs.renameSync(nextDir, originalsDir)
}

/** Moves a file, also between disks, because the output and the cache may be on different ones. */
function moveFile(from: string, to: string): void {
  try {
    fs.renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    const {atime, mtime} = fs.statSync(from)
    fs.copyFileSync(from, to)
    fs.utimesSync(to, atime, mtime)
    fs.rmSync(from)
  }
}

/** Adds the originals to the entries of replaced files. */
export function noteOriginals(finished: WrittenFiles, complete: WrittenFiles): WrittenFiles {
  return Object.fromEntries(
    Object.entries(finished).map(([file, [key, size, time, hash]]) => {
      const original = complete[file]
      return [file, original ? [key, size, time, hash, original] : [key, size, time, hash]]
    })
  )
}
