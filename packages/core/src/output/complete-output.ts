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

/** A file of an earlier build that can stay. */
export interface FoundFile {
  /** The folder in which it stands. */
  root: string
  written: WrittenFile
}

export type FoundFiles = ReadonlyMap<string, FoundFile>

/** What an output is completed from; all folders absolute. */
export interface OutputParts {
  plan: OutputPlan
  /** Where the new output grows: empty but for new pages, or a spare. */
  ground: string
  /** Where new pages were written. */
  nextDir: string
  outDir: string
  /** Files of the plan that stand in `ground` or `outDir`, made from the same as is planned. */
  found: FoundFiles
  /** Hash of new pages, by path. */
  hashes: ReadonlyMap<string, string>
}

/** Brings a ground to what the plan asks for, no more and no less. */
export function completeOutput(parts: OutputParts): WrittenFiles {
  const {plan, ground, nextDir} = parts
  if (ground !== nextDir) removeOthers(ground, plan)
  return placeFiles(parts)
}

/** Adds to a ground what the plan asks for. */
export function placeFiles(parts: OutputParts): WrittenFiles {
  const {plan, ground, nextDir, found, hashes} = parts
  const written: Record<string, WrittenFile> = {}
  const createFolder = rememberFolders(ground)
  for (const [file, planned] of plan) {
    const known = found.get(file) ?? findSameBytes(file, planned, parts)
    const target = path.join(ground, file)
    if (known?.root !== ground) {
      createFolder(path.dirname(target))
      placeFile(target, planned, {
        next: path.join(nextDir, file),
        known: known && path.join(known.root, file)
      })
    }
    written[file] = known?.written ?? noteWritten(target, planned.key, hashes.get(file))
  }
  return written
}

/** Removes what the plan has not, and the folders that are empty then. */
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
 * A file of the last output that has the bytes which are planned, though they were made from something
 * else, such as another release: it stays, so that tools which upload newer files skip it. Not so one of
 * the spare: a page that is put back to what it was is newer than what stands in the last output.
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

/** Files of the ground are links to those of the last output: they are replaced, never written over. */
function placeFile(
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

/** Puts a second name of a file, or a copy where that cannot be, in a place where there is none. */
export function linkFile(from: string, to: string): void {
  try {
    fs.linkSync(from, to)
  } catch {
    // A file system without hard links: a copy with the same time serves as well.
    fs.copyFileSync(from, to)
    const {atime, mtime} = fs.statSync(from)
    fs.utimesSync(to, atime, mtime)
  }
}
