import fs from 'node:fs'
import path from 'node:path'
import {linkFile} from '../output/complete-output.js'
import {guardDisk} from '../cache/disk-errors.js'
import {returnOutput} from '../output/lend-output.js'
import {refuseForeignFolder} from '../output/output-folder.js'
import {rememberFolders} from '../output/spare-output.js'
import {recoverOutput, siblingOf, swapOutput} from '../output/swap-output.js'

/** The built site in one language, to become a part of the output. */
export interface OutputPart {
  /** Its folder; absolute. */
  outDir: string
  /** Its folder relative to the output, posix; empty for the output itself. */
  folder: string
  /** Its files, relative to its folder. */
  files: readonly string[]
}

/**
 * Looks at an output that parts will be put into, before there is any.
 *
 * @param hostFiles - Names of files for hosts, which can be beside the folders of languages.
 * @throws SiteError `output-not-ours`.
 */
export function prepareJoin(outDir: string, hostFiles: readonly string[]): void {
  guardDisk(outDir, () => {
    returnOutput(outDir)
    recoverOutput(outDir)
    refuseForeignFolder(outDir, hostFiles)
  })
}

/**
 * Puts the parts of an output together and into the place of the last one, in one step. Files are linked,
 * so one that did not change is the same file as before, and an output that is right is left alone.
 */
export function joinOutputs(outDir: string, parts: readonly OutputPart[]): void {
  const sources = listSources(parts)
  guardDisk(outDir, () => {
    if (isJoined(outDir, sources)) return
    const ground = siblingOf(outDir, 'ground')
    fs.rmSync(ground, {recursive: true, force: true})
    fs.mkdirSync(ground, {recursive: true})
    const createFolder = rememberFolders(ground)
    for (const [file, from] of sources) {
      const target = path.join(ground, file)
      createFolder(path.dirname(target))
      linkFile(from, target)
    }
    const replacedDir = swapOutput(outDir, ground)
    if (replacedDir) fs.rmSync(replacedDir, {recursive: true, force: true})
  })
}

/** Source of each file of the output. A language's folder wins over a page of that name. */
function listSources(parts: readonly OutputPart[]): Map<string, string> {
  const sources = new Map<string, string>()
  const byDepth = parts.toSorted((left, right) => left.folder.length - right.folder.length)
  for (const {outDir, folder, files} of byDepth)
    for (const file of files) sources.set(path.posix.join(folder, file), path.join(outDir, file))
  return sources
}

/** Whether an output consists of exactly these files. */
function isJoined(outDir: string, sources: ReadonlyMap<string, string>): boolean {
  if (!fs.existsSync(outDir)) return false
  const entries = fs.readdirSync(outDir, {recursive: true, withFileTypes: true})
  const files = entries.filter((entry) => !entry.isDirectory())
  if (files.length !== sources.size) return false
  return [...sources].every(([file, from]) => isSameFile(path.join(outDir, file), from))
}

/** A hard link has the same inode; a copy, on disks without links, the same size and time. */
function isSameFile(file: string, from: string): boolean {
  const stat = fs.statSync(file, {throwIfNoEntry: false})
  const wanted = fs.statSync(from)
  if (!stat) return false
  return stat.ino === wanted.ino || (stat.size === wanted.size && stat.mtimeMs === wanted.mtimeMs)
}
