import fs from 'node:fs'
import path from 'node:path'
import {hashFully} from '@lectern/shared/cache/content-hash'
import type {OutputPlan, PlannedFile} from './output-plan.js'
import {rememberFolders} from './spare-output.js'
import {
  findWritten,
  noteWritten,
  statFile,
  type WrittenFile,
  type WrittenFiles
} from './written-file.js'

/** A file from a previous build that can be reused. */
export interface FoundFile {
  /** Folder that contains the file. */
  root: string
  written: WrittenFile
}

export type FoundFiles = ReadonlyMap<string, FoundFile>

/** Inputs of a new output. All folders are absolute. */
export interface OutputParts {
  plan: OutputPlan
  /**
   * Folder that becomes the new output: either a spare output, or a folder with only the new pages.
   */
  base: string
  /** Folder that contains the new pages. */
  nextDir: string
  outDir: string
  /** Planned files that already exist in `base` or `outDir` and have the planned inputs. */
  found: FoundFiles
  /** Hashes of new pages by path. */
  hashes: ReadonlyMap<string, string>
}

/** Adds and removes files until a folder matches the plan exactly. */
export function completeOutput(parts: OutputParts): WrittenFiles {
  const {plan, base, nextDir} = parts
  if (base !== nextDir) removeOthers(base, plan)
  return arrangeFiles(parts)
}

/** Adds missing planned files to a folder. */
export function arrangeFiles(parts: OutputParts): WrittenFiles {
  const {plan, base, nextDir, found, hashes} = parts
  const written: Record<string, WrittenFile> = {}
  const createFolder = rememberFolders(base)
  for (const [file, planned] of plan) {
    const known = found.get(file) ?? findSameBytes(file, planned, parts)
    const target = path.join(base, file)
    if (known?.root !== base) {
      createFolder(path.dirname(target))
      arrangeFile(target, planned, {
        next: path.join(nextDir, file),
        known: known && path.join(known.root, file)
      })
    }
    written[file] = known?.written ?? noteWritten(target, planned.key, hashes.get(file))
  }
  return written
}

/** Removes files that aren't planned, and folders that are then empty. */
function removeOthers(root: string, plan: OutputPlan): void {
  const visit = (folder: string, prefix: string): boolean => {
    let isEmpty = true
    for (const entry of fs.readdirSync(folder, {withFileTypes: true})) {
      const absolutePath = path.join(folder, entry.name)
      const stays = entry.isDirectory()
        ? visit(absolutePath, `${prefix}${entry.name}/`)
        : plan.has(prefix + entry.name)
      if (stays) isEmpty = false
      else fs.rmSync(absolutePath, {recursive: true})
    }
    return !isEmpty
  }
  visit(root, '')
}

/**
 * Finds a file in the previous output that has the planned content despite different inputs, which
 * is common after an upgrade. It's kept so that tools that upload newer files skip it. Files in the
 * spare output don't qualify, because a reverted page has to be newer than the previous output.
 */
function findSameBytes(
  file: string,
  planned: PlannedFile,
  {nextDir, outDir, hashes}: OutputParts
): FoundFile | undefined {
  const absolutePath = path.join(outDir, file)
  const stat = statFile(absolutePath)
  if (stat === undefined || stat.size !== sizeOf(file, planned, nextDir)) return undefined
  const hash = hashes.get(file) ?? hashFully(bytesOf(file, planned, nextDir))
  const written = findWritten(absolutePath, [planned.key, stat.size, Number.NaN, hash])
  return written && {root: outDir, written}
}

function sizeOf(file: string, planned: PlannedFile, nextDir: string): number {
  if (planned.kind === 'text') return Buffer.byteLength(planned.text)
  return fs.statSync(planned.kind === 'copy' ? planned.from : path.join(nextDir, file)).size
}

function bytesOf(file: string, planned: PlannedFile, nextDir: string): string | Uint8Array {
  if (planned.kind === 'text') return planned.text
  return fs.readFileSync(planned.kind === 'copy' ? planned.from : path.join(nextDir, file))
}

/**
 * Replaces a file. Overwriting it would also change the previous output, because the file is a hard
 * link.
 */
function arrangeFile(
  target: string,
  planned: PlannedFile,
  {next, known}: {next: string; known: string | undefined}
): void {
  if (planned.kind === 'page' && !known) {
    if (target !== next) fs.renameSync(next, target)
    return
  }
  fs.rmSync(target, {force: true})
  if (known) linkFile(known, target)
  else if (planned.kind === 'copy') fs.copyFileSync(planned.from, target)
  else if (planned.kind === 'text') fs.writeFileSync(target, planned.text)
}

/** Creates a hard link to a file, or a copy if that isn't possible. The target must not exist. */
export function linkFile(from: string, to: string): void {
  try {
    fs.linkSync(from, to)
  } catch {
    // On file systems without hard links, a copy with the same times is equivalent.
    fs.copyFileSync(from, to)
    const {atime, mtime} = fs.statSync(from)
    fs.utimesSync(to, atime, mtime)
  }
}
