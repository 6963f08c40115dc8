import fs from 'node:fs'
import path from 'node:path'
import type {FoundFile, FoundFiles} from './complete-output.js'
import {listOriginals, type OutputPlan, type PlannedFile, splitMade} from './output-plan.js'
import {originalsFolder} from './replaced-files.js'
import {findWritten, hasSameStat, type WrittenFile, type WrittenFiles} from './written-file.js'

/** Absolute folders of an output and its spare. */
export interface OutputFolders {
  outDir: string
  spareDir: string
}

/** An output that only lacks the files that plugins generate from it. */
export interface CompleteOutput {
  /** Absolute folder. It may still contain files that plugins generated in the previous build. */
  folder: string
  written: WrittenFiles
  /** Returns the absolute path of a file before plugins replaced it. */
  pathOf(file: string): string
}

/** Generates the last files of an output. Existing files are replaced. */
export type FinishOutput = (output: CompleteOutput) => Promise<OutputPlan>

/** The previous output, compared with the plan of the next one. */
export interface PreviousOutput {
  /** Planned files that are up to date. */
  found: FoundFiles
  /**
   * Whether the output contains exactly the planned files, apart from files that plugins generate.
   */
  isComplete: boolean
  /** Files that plugins generated from the complete output. */
  lastFinished: WrittenFiles
  /** Finds plugin files that are up to date. */
  findGenerated(generated: OutputPlan): FoundFiles
  /** Returns whether a plugin file has the planned inputs. */
  holds(file: string, planned: PlannedFile): boolean
  /** Returns all files of the output if nothing has changed, so that it can be kept. */
  keep(generated: OutputPlan, finish: FinishOutput): Promise<WrittenFiles | undefined>
}

/**
 * Compares the previous output with a plan.
 *
 * @param last - Files of the previous build.
 */
export function readPreviousOutput(
  folders: OutputFolders,
  plan: OutputPlan,
  last: WrittenFiles
): PreviousOutput {
  const {outDir} = folders
  const originalsDir = originalsFolder(folders.spareDir)
  const {planned, generated: lastGenerated, finished: lastFinished} = splitMade(last)
  const originals = listOriginals(last)
  const folderOf = (file: string) => (Object.hasOwn(originals, file) ? originalsDir : outDir)
  const complete = findComplete(plan, planned, folderOf)
  const roots = listRoots(folders)
  /** Plugin files that the output already contains, if everything else is unchanged. */
  const held = new Map<string, FoundFile>()
  return {
    found: complete ?? findUnchanged(plan, planned, roots),
    isComplete: complete !== undefined,
    lastFinished,
    findGenerated: (generated) => findUnchanged(generated, lastGenerated, roots),
    holds(file, {key}) {
      const known = lastGenerated[file] ?? lastFinished[file]
      if (known?.[0] !== key) return false
      // There may be thousands. If nothing has changed, check each only once.
      const root = folderOf(file)
      const written = complete && findWritten(path.join(root, file), known)
      if (written) held.set(file, {root, written})
      return written !== undefined || findFile(file, known, roots) !== undefined
    },
    async keep(generated, finish) {
      const completeGenerated = complete && findComplete(generated, lastGenerated, folderOf, held)
      if (!complete || !completeGenerated) return undefined
      const all = new Map([...complete, ...completeGenerated])
      const written = listWritten(all)
      const pathOf = (file: string) => path.join(folderOf(file), file)
      const plan = await finish({folder: outDir, written, pathOf})
      const finished = findComplete(plan, lastFinished, () => outDir)
      return finished && mapWritten(new Map([...all, ...finished]), last)
    }
  }
}

/**
 * Returns the files of the previous output if they match the plan exactly.
 *
 * @param rootOf - Returns the folder of a file.
 * @param held - Files that were already checked.
 */
function findComplete(
  plan: OutputPlan,
  last: WrittenFiles,
  rootOf: (file: string) => string,
  held: FoundFiles = new Map()
): FoundFiles | undefined {
  if (Object.keys(last).length !== plan.size) return undefined
  // Compare names before accessing files, because most builds have changes.
  const planned = [...plan].map(([file, {key}]) => [file, key, last[file]] as const)
  if (planned.some(([, key, known]) => known?.[0] !== key)) return undefined
  const found = new Map<string, FoundFile>()
  for (const [file, , known] of planned) {
    const root = rootOf(file)
    const written = held.get(file)?.written ?? (known && findWritten(path.join(root, file), known))
    if (!written) return undefined
    found.set(file, {root, written})
  }
  return found
}

/**
 * Lists folders with previous files, starting with the spare output, whose files don't have to be
 * linked.
 */
export function listRoots({outDir, spareDir}: OutputFolders): string[] {
  return [spareDir, outDir, originalsFolder(spareDir)].filter((folder) => fs.existsSync(folder))
}

/** Finds the planned files whose inputs are the same as in the previous build. */
export function findUnchanged(
  plan: OutputPlan,
  last: WrittenFiles,
  roots: readonly string[]
): FoundFiles {
  const found = new Map<string, FoundFile>()
  for (const [file, {key}] of plan) {
    const known = last[file]
    const target = known?.[0] === key ? findFile(file, known, roots) : undefined
    if (target) found.set(file, target)
  }
  return found
}

/**
 * Finds a file as it was written, or a different one with the same content, e.g. in a restored
 * cache.
 */
function findFile(
  file: string,
  known: WrittenFile,
  roots: readonly string[]
): FoundFile | undefined {
  const same = roots.find((root) => hasSameStat(path.join(root, file), known))
  if (same !== undefined) return {root: same, written: known}
  for (const root of roots.toReversed()) {
    const written = findWritten(path.join(root, file), known)
    if (written) return {root, written}
  }
  return undefined
}

function mapWritten(files: FoundFiles, last: WrittenFiles): WrittenFiles {
  const isSame = [...files].every(([file, {written}]) => last[file] === written)
  return isSame ? last : listWritten(files)
}

function listWritten(files: FoundFiles): WrittenFiles {
  return Object.fromEntries([...files].map(([file, {written}]) => [file, written]))
}
