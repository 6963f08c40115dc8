import fs from 'node:fs'
import path from 'node:path'
import {linkFile} from '../output/complete-output.js'
import {guardDisk} from '../cache/disk-errors.js'
import {restoreOutput} from '../output/redirect-output.js'
import {rejectForeignFolder} from '../output/output-folder.js'
import {rememberFolders} from '../output/spare-output.js'
import {recoverOutput, siblingOf, swapOutput} from '../output/swap-output.js'

/** The built site in one language, as a part of the output. */
export interface OutputPart {
  /** Absolute folder of the part. */
  outDir: string
  /** Folder relative to the output, posix; empty for the output itself. */
  folder: string
  /** Files relative to the folder. */
  files: readonly string[]
}

/**
 * Checks the output folder before the languages are built.
 *
 * @param hostFiles - Names of files for hosts, which can be next to the language folders.
 * @throws SiteError `output-not-ours`.
 */
export function prepareJoin(outDir: string, hostFiles: readonly string[]): void {
  guardDisk(outDir, () => {
    restoreOutput(outDir)
    recoverOutput(outDir)
    rejectForeignFolder(outDir, hostFiles)
  })
}

/**
 * Combines the parts and replaces the previous output in one step. Files are hard-linked, so
 * unchanged files remain the same files. An output that's already up to date isn't replaced.
 */
export function joinOutputs(outDir: string, parts: readonly OutputPart[]): void {
  const sources = listSources(parts)
  guardDisk(outDir, () => {
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
 * Returns the source of each output file. Language folders take precedence over pages with the same
 * path.
 */
function listSources(parts: readonly OutputPart[]): Map<string, string> {
  const sources = new Map<string, string>()
  const byDepth = parts.toSorted((left, right) => left.folder.length - right.folder.length)
  for (const {outDir, folder, files} of byDepth)
    for (const file of files) sources.set(path.posix.join(folder, file), path.join(outDir, file))
  return sources
}

/** Returns whether an output consists of exactly these files. */
function isJoined(outDir: string, sources: ReadonlyMap<string, string>): boolean {
  if (!fs.existsSync(outDir)) return false
  const entries = fs.readdirSync(outDir, {recursive: true, withFileTypes: true})
  const files = entries.filter((entry) => !entry.isDirectory())
  if (files.length !== sources.size) return false
  return [...sources].every(([file, from]) => isSameFile(path.join(outDir, file), from))
}

/**
 * Returns whether two files are the same. Hard links have the same inode; if the file system
 * doesn't support them, copies have the same size and time.
 */
function isSameFile(file: string, from: string): boolean {
  const stat = fs.statSync(file, {throwIfNoEntry: false})
  const wanted = fs.statSync(from)
  if (!stat) return false
  return stat.ino === wanted.ino || (stat.size === wanted.size && stat.mtimeMs === wanted.mtimeMs)
}
