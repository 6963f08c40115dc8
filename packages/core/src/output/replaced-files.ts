import fs from 'node:fs'
import path from 'node:path'
import type {OutputPlan} from './output-plan.js'
import {rememberFolders} from './spare-output.js'
import type {WrittenFiles} from './written-file.js'

/**
 * Plugins of Docusaurus may edit pages of a finished output. The files as the build made them are kept
 * beside the spare: the next build continues with these, and never renders or edits a page twice.
 */

/** Returns where replaced files are kept as the build made them; absolute. */
export function originalsFolder(spareDir: string): string {
  return path.join(path.dirname(spareDir), `originals-${path.basename(spareDir)}`)
}

interface Replacement {
  /** Absolute folder of the output that is being completed. */
  ground: string
  originalsDir: string
  /** The output as the build made it. */
  complete: WrittenFiles
  /** Result of plugins for it. */
  finished: OutputPlan
}

/**
 * Moves the files that plugins replace out of a new output, and removes replaced files of earlier
 * builds.
 */
export function keepOriginals({ground, originalsDir, complete, finished}: Replacement): void {
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
    moveFile(path.join(ground, file), target)
  }
  fs.rmSync(originalsDir, {recursive: true, force: true})
  fs.renameSync(nextDir, originalsDir)
}

/** The output may be on another disk than the cache. */
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

/** Adds to replaced files what the build itself made. */
export function noteOriginals(finished: WrittenFiles, complete: WrittenFiles): WrittenFiles {
  return Object.fromEntries(
    Object.entries(finished).map(([file, [key, size, time, hash]]) => {
      const original = complete[file]
      return [file, original ? [key, size, time, hash, original] : [key, size, time, hash]]
    })
  )
}
