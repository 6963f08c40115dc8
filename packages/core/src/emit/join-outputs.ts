import fs from 'node:fs'
import path from 'node:path'
import {listFiles} from '@lectern/shared/files/list-files'
import {linkFile} from '../output/complete-output.js'
import {guardDisk} from '../cache/disk-errors.js'
import {resolveOutput} from '../output/resolve-output.js'
import {rememberFolders} from '../output/spare-output.js'
import {siblingOf, swapOutput} from '../output/swap-output.js'

/** The files of one language, which become part of the output. */
export interface OutputPart {
  /** Absolute folder of the part. */
  outDir: string
  /** Folder relative to the output, with forward slashes. Empty for the output itself. */
  folder: string
  /** Paths of the files, relative to the part's folder. */
  files: readonly string[]
}

/**
 * Joins the parts and replaces the previous output in one step, unless it's already up to date.
 * Files are hard links, so unchanged files stay the same.
 */
export function joinOutputs(given: string, parts: readonly OutputPart[]): void {
  const sources = listSources(parts)
  guardDisk(given, () => {
    const outDir = resolveOutput(given)
    if (isJoined(outDir, sources)) return
    const base = siblingOf(outDir, 'base')
    fs.rmSync(base, {recursive: true, force: true})
    fs.mkdirSync(base, {recursive: true})
    const createFolder = rememberFolders(base)
    for (const [file, from] of sources) {
      const target = path.join(base, file)
      createFolder(path.dirname(target))
      linkFile(from, target)
    }
    const replacedDir = swapOutput(outDir, base)
    if (replacedDir) fs.rmSync(replacedDir, {recursive: true, force: true})
  })
}

/**
 * Returns the source of each output file. If a language folder contains a file at the path of a
 * page, the language folder wins.
 */
function listSources(parts: readonly OutputPart[]): Map<string, string> {
  const sources = new Map<string, string>()
  const byDepth = parts.toSorted((left, right) => left.folder.length - right.folder.length)
  for (const {outDir, folder, files} of byDepth)
    for (const file of files) sources.set(path.posix.join(folder, file), path.join(outDir, file))
  return sources
}

/** Returns whether an output contains exactly the given files. */
function isJoined(outDir: string, sources: ReadonlyMap<string, string>): boolean {
  if (!fs.existsSync(outDir)) return false
  if (listFiles(outDir).length !== sources.size) return false
  return [...sources].every(([file, from]) => isSameFile(path.join(outDir, file), from))
}

/**
 * Returns whether two files are the same. Hard links have the same inode. On file systems without
 * hard links, copies have the same size and time.
 */
function isSameFile(file: string, from: string): boolean {
  const stat = fs.statSync(file, {throwIfNoEntry: false})
  const wanted = fs.statSync(from)
  if (!stat) return false
  return stat.ino === wanted.ino || (stat.size === wanted.size && stat.mtimeMs === wanted.mtimeMs)
}
