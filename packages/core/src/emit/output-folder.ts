import fs from 'node:fs'
import path from 'node:path'
import {SiteError} from '@lectern/shared/site-problem'
import {guardDisk} from './disk-errors.js'
import type {OutputPlan, PlannedFile} from './output-plan.js'
import {createSpare, keepSpare, rememberFolders, takeSpare} from './spare-output.js'
import {findWritten, noteWritten, type WrittenFile, type WrittenFiles} from './written-file.js'

/** Every built site has one of these. */
const SITE_FILES: ReadonlySet<string> = new Set(['404.html', 'index.html'])

/** Where an output and its spare stand; absolute. */
export interface OutputPlaces {
  outDir: string
  spareDir: string
}

/** The output of a build while it is put together beside the last one. */
export interface OutputFolder {
  /** Absolute folder to write new files to. */
  nextDir: string
  /** Paths of the plan whose files of an earlier build are what the plan asks for. */
  unchanged: ReadonlySet<string>
  /**
   * Complete the new output and put it in the place of the last one; an output that is complete
   * already is left alone.
   *
   * @param hashes - Hashes of the bytes in `nextDir`, by path.
   * @returns What stands in the output now.
   */
  commit(hashes: ReadonlyMap<string, string>): WrittenFiles
  /** Leave the last output as it is and remove what was written. */
  discard(): void
}

/**
 * Prepare to replace an output folder in one step. Until `commit` the last output is not touched; an
 * unchanged file keeps its bytes and its time of change, being the same file.
 *
 * @param last - The output as the last build left it.
 * @throws SiteError `output-unwritable`, `output-not-ours`.
 */
export function openOutputFolder(
  places: OutputPlaces,
  plan: OutputPlan,
  last: WrittenFiles
): OutputFolder {
  const {outDir} = places
  guardDisk(outDir, () => {
    recoverOutput(outDir)
    refuseForeignFolder(outDir)
  })
  const complete = findComplete(plan, last, outDir)
  const found = complete ?? findUnchanged(plan, last, places)
  const nextDir = siblingOf(outDir, 'next')
  const discard = () => fs.rmSync(nextDir, {recursive: true, force: true})
  guardDisk(outDir, () => {
    fs.rmSync(siblingOf(outDir, 'ground'), {recursive: true, force: true})
    discard()
    if (!complete) fs.mkdirSync(nextDir, {recursive: true})
  })
  return {
    nextDir,
    unchanged: new Set(found.keys()),
    commit: (hashes) =>
      complete
        ? mapWritten(complete, last)
        : guardDisk(outDir, () => commitOutput({...places, nextDir, plan, found, hashes})),
    discard
  }
}

/** A file of an earlier build that can stay. */
interface FoundFile {
  /** The folder in which it stands. */
  root: string
  written: WrittenFile
}

type FoundFiles = ReadonlyMap<string, FoundFile>

/** The files of the last output, when they are what the plan asks for, no more and no less. */
function findComplete(
  plan: OutputPlan,
  last: WrittenFiles,
  outDir: string
): FoundFiles | undefined {
  if (Object.keys(last).length !== plan.size) return undefined
  const found = new Map<string, FoundFile>()
  for (const [file, {key}] of plan) {
    const known = last[file]
    const written = known?.[0] === key ? findWritten(path.join(outDir, file), known) : undefined
    if (!written) return undefined
    found.set(file, {root: outDir, written})
  }
  return found
}

function findUnchanged(
  plan: OutputPlan,
  last: WrittenFiles,
  {outDir, spareDir}: OutputPlaces
): FoundFiles {
  const found = new Map<string, FoundFile>()
  // A file that stands in the spare is one that need not be linked.
  const roots = [spareDir, outDir].filter((folder) => fs.existsSync(folder))
  for (const [file, {key}] of plan) {
    const known = last[file]
    if (known?.[0] !== key) continue
    for (const root of roots) {
      const written = findWritten(path.join(root, file), known)
      if (!written) continue
      found.set(file, {root, written})
      break
    }
  }
  return found
}

function mapWritten(files: FoundFiles, last: WrittenFiles): WrittenFiles {
  const isSame = [...files].every(([file, {written}]) => last[file] === written)
  return isSame ? last : Object.fromEntries([...files].map(([file, {written}]) => [file, written]))
}

/** The output replaces a whole folder: one that holds anything but a built site is not given up. */
function refuseForeignFolder(outDir: string): void {
  const stat = fs.statSync(outDir, {throwIfNoEntry: false})
  if (!stat) return
  const files = stat.isDirectory() ? fs.readdirSync(outDir) : undefined
  const isSource = files?.some((name) => name === '.site' || name === '.git')
  const isSite = files?.length === 0 || files?.some((name) => SITE_FILES.has(name))
  if (isSite && !isSource) return
  throw new SiteError({
    code: 'output-not-ours',
    message: files
      ? `The output folder ${outDir} holds files that are no built site; a build would remove them.`
      : `The output folder ${outDir} is a file.`,
    hint: 'Choose another folder with --out-dir, or move away what is there.'
  })
}

/**
 * Put right what a build left that was killed between the two renames of `commit`: the previous
 * output is then whole, under its second name.
 */
export function recoverOutput(outDir: string): void {
  const previousDir = siblingOf(outDir, 'previous')
  if (!fs.existsSync(previousDir)) return
  if (fs.existsSync(outDir)) fs.rmSync(previousDir, {recursive: true, force: true})
  else fs.renameSync(previousDir, outDir)
}

interface Commit extends OutputPlaces {
  nextDir: string
  plan: OutputPlan
  found: FoundFiles
  hashes: ReadonlyMap<string, string>
}

/** Complete the ground of the new output, swap it in and leave a spare for the next build. */
function commitOutput(commit: Commit): WrittenFiles {
  const {outDir, spareDir, nextDir, plan} = commit
  const spareGround = siblingOf(outDir, 'ground')
  const hasSpare = takeSpare(spareDir, spareGround)
  const ground = hasSpare ? spareGround : nextDir
  try {
    if (hasSpare) removeOthers(ground, plan)
    const written = completeOutput(ground, commit, hasSpare)
    const replacedDir = swap(outDir, ground)
    fs.rmSync(nextDir, {recursive: true, force: true})
    if (replacedDir) keepSpare(replacedDir, spareDir)
    else createSpare(outDir, plan.keys(), spareDir)
    return written
  } catch (error) {
    if (hasSpare && fs.existsSync(spareGround)) keepSpare(spareGround, spareDir)
    throw error
  }
}

/** Remove what the plan has not, and the folders that are empty then. */
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

function completeOutput(
  ground: string,
  {plan, spareDir, nextDir, found, hashes}: Commit,
  hasSpare: boolean
): WrittenFiles {
  const written: Record<string, WrittenFile> = {}
  const createFolder = rememberFolders(ground)
  for (const [file, planned] of plan) {
    const known = found.get(file)
    const target = path.join(ground, file)
    const isInPlace = hasSpare && known?.root === spareDir
    if (!isInPlace) {
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

/**
 * Two renames in one folder; what a kill between them leaves is put right by `recoverOutput`.
 *
 * @returns Where the output is that was replaced.
 */
function swap(outDir: string, ground: string): string | undefined {
  const previousDir = siblingOf(outDir, 'previous')
  const isReplacing = fs.existsSync(outDir)
  if (isReplacing && !moveAside(outDir, previousDir)) {
    fillFolder(outDir, ground)
    return undefined
  }
  fs.renameSync(ground, outDir)
  return isReplacing ? previousDir : undefined
}

/** @returns `false` for a folder that cannot be moved: the volume of a container is mounted there. */
function moveAside(outDir: string, previousDir: string): boolean {
  try {
    fs.renameSync(outDir, previousDir)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EBUSY') return false
    throw error
  }
}

/**
 * The new output is copied into the folder, whole, before what stands there is removed: next to one
 * step the best there is.
 */
function fillFolder(outDir: string, ground: string): void {
  const inside = path.join(outDir, '.next')
  const old = fs.readdirSync(outDir)
  try {
    fs.cpSync(ground, inside, {recursive: true, preserveTimestamps: true})
  } catch (error) {
    fs.rmSync(inside, {recursive: true, force: true})
    throw error
  }
  for (const name of old) fs.rmSync(path.join(outDir, name), {recursive: true, force: true})
  for (const name of fs.readdirSync(inside))
    fs.renameSync(path.join(inside, name), path.join(outDir, name))
  fs.rmdirSync(inside)
  fs.rmSync(ground, {recursive: true})
}

function linkFile(from: string, to: string): void {
  try {
    fs.linkSync(from, to)
  } catch {
    // A file system without hard links: a copy with the same time serves as well.
    fs.copyFileSync(from, to)
    const {atime, mtime} = fs.statSync(from)
    fs.utimesSync(to, atime, mtime)
  }
}

/** In the same folder as the output, so that a rename is all it takes. */
function siblingOf(outDir: string, name: string): string {
  return path.join(path.dirname(outDir), `.${path.basename(outDir)}.${name}`)
}
