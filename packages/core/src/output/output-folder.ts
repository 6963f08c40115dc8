import fs from 'node:fs'
import path from 'node:path'
import type {FileContent} from '@lectern/types'
import {findPathIssue} from '@lectern/shared/files/output-path'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {guardDisk, guardDiskWhile} from '../cache/disk-errors.js'
import {
  completeOutput,
  arrangeFiles,
  type FoundFile,
  type FoundFiles,
  type OutputParts
} from './complete-output.js'
import {restoreOutput} from './redirect-output.js'
import {listOriginals, type OutputPlan, type PlannedFile, splitMade} from './output-plan.js'
import {keepOriginals, noteOriginals, originalsFolder} from './replaced-files.js'
import {createSpare, rememberFolders, storeSpare, useSpare} from './spare-output.js'
import {recoverOutput, siblingOf, swapOutput} from './swap-output.js'
import {findWritten, hasSameStat, type WrittenFile, type WrittenFiles} from './written-file.js'

/** Filenames that identify a built site. It contains at least one of them. */
const SITE_FILES: ReadonlySet<string> = new Set(['404.html', 'index.html'])

/** Absolute folders of an output and its spare output. */
export interface OutputFolders {
  outDir: string
  spareDir: string
}

/** An output that only lacks the files that plugins generate from it. */
export interface CompleteOutput {
  /** Absolute folder. It may still contain files that plugins generated in the previous build. */
  folder: string
  written: WrittenFiles
  /** Returns the absolute path of a file as the build generated it, without changes by plugins. */
  pathOf(file: string): string
}

/** Generates the last files of an output and replaces existing files. */
export type FinishOutput = (output: CompleteOutput) => Promise<OutputPlan>

/** A new output that is created next to the previous one. */
export interface OutputFolder {
  /** Absolute folder for new files. */
  nextDir: string
  /** Planned paths whose files from the previous build are still up to date. */
  unchanged: ReadonlySet<string>
  /**
   * Completes the new output. Replaces the previous output, unless nothing has changed.
   *
   * @param hashes - Hashes of the files in `nextDir`, by path.
   * @param generated - Files that plugins generated from pages; their keys are `generatedKey`s.
   * @param finish - Generates files from the complete output; their keys are `finishedKey`s.
   * @returns All files in the output.
   */
  commit(
    hashes: ReadonlyMap<string, string>,
    generated?: OutputPlan,
    finish?: FinishOutput
  ): Promise<WrittenFiles>
  /**
   * Returns the content of a planned file. The file is either unchanged or was written to
   * `nextDir`.
   */
  read(file: string): string
  /** Returns whether a plugin file from the previous build has the planned inputs. */
  holds(file: string, planned: PlannedFile): boolean
  /** Writes a plugin's file to `nextDir`. */
  write(file: string, content: FileContent): void
  /** Removes the new files and keeps the previous output. */
  discard(): void
}

/**
 * Prepares to replace an output folder in one step. The previous output doesn't change until
 * `commit` is called. Unchanged files are hard links, so they keep their content and time.
 *
 * @param last - Files of the previous build.
 * @throws SiteError `output-unwritable`, `output-not-ours`, `output-path-invalid`.
 */
export function openOutputFolder(
  folders: OutputFolders,
  plan: OutputPlan,
  last: WrittenFiles
): OutputFolder {
  const {outDir} = folders
  const originalsDir = originalsFolder(folders.spareDir)
  for (const file of plan.keys()) rejectInvalidPath(file)
  guardDisk(outDir, () => {
    restoreOutput(outDir)
    recoverOutput(outDir)
    rejectForeignFolder(outDir)
  })
  const {planned, ...lastGenerated} = splitMade(last)
  const originals = listOriginals(last)
  const folderOf = (file: string) => (Object.hasOwn(originals, file) ? originalsDir : outDir)
  const complete = findComplete(plan, planned, folderOf)
  const roots = listRoots(folders)
  const found = complete ?? findUnchanged(plan, planned, roots)
  /** Plugin files that are already in the output. They're kept if nothing else has changed. */
  const held = new Map<string, FoundFile>()
  const nextDir = siblingOf(outDir, 'next')
  const discard = () => fs.rmSync(nextDir, {recursive: true, force: true})
  guardDisk(outDir, () => {
    fs.rmSync(siblingOf(outDir, 'base'), {recursive: true, force: true})
    discard()
    if (!complete) fs.mkdirSync(nextDir, {recursive: true})
  })
  const createFolder = rememberFolders(path.dirname(nextDir))
  return {
    nextDir,
    unchanged: new Set(found.keys()),
    commit: async (hashes, generated = new Map(), finish = async () => new Map()) => {
      const completeGenerated =
        complete && findComplete(generated, lastGenerated.generated, folderOf, held)
      if (complete && completeGenerated) {
        const all = new Map([...complete, ...completeGenerated])
        const plan = await finish({
          folder: outDir,
          written: listWritten(all),
          pathOf: (file) => path.join(folderOf(file), file)
        })
        const finished = findComplete(plan, lastGenerated.finished, () => outDir)
        if (finished) return mapWritten(new Map([...all, ...finished]), last)
      }
      const all = {
        plan: new Map([...generated, ...plan]),
        found: new Map([...findUnchanged(generated, lastGenerated.generated, roots), ...found])
      }
      return guardDiskWhile(outDir, () => {
        fs.mkdirSync(nextDir, {recursive: true})
        const {finished: lastFinished} = lastGenerated
        return commitOutput({...folders, ...all, nextDir, hashes, finish, lastFinished})
      })
    },
    read: (file) => fs.readFileSync(path.join(found.get(file)?.root ?? nextDir, file), 'utf8'),
    holds: (file, {key}) => {
      const known = lastGenerated.generated[file] ?? lastGenerated.finished[file]
      if (known?.[0] !== key) return false
      // There may be thousands of files. If nothing has changed, each is only checked once.
      const root = folderOf(file)
      const written = complete && findWritten(path.join(root, file), known)
      if (written) held.set(file, {root, written})
      return written !== undefined || findFile(file, known, roots) !== undefined
    },
    write: (file, content) =>
      guardDisk(outDir, () => {
        rejectInvalidPath(file)
        const target = path.join(nextDir, file)
        createFolder(path.dirname(target))
        fs.writeFileSync(target, content)
      }),
    discard
  }
}

/**
 * Rejects an invalid path. Paths of pages and plugin files have already been checked, so this only
 * concerns other files.
 */
function rejectInvalidPath(file: string): void {
  const issue = findPathIssue(file)
  if (issue === undefined) return
  throw new SiteError({
    code: 'output-path-invalid',
    message: `The output path ${JSON.stringify(file)} ${issue}.`,
    hint: 'Rename the file, or fix the plugin that adds it.'
  })
}

/**
 * Returns the files of the previous output if the output matches the plan exactly.
 *
 * @param rootOf - Returns the folder that contains a file.
 * @param held - Files that have already been checked.
 */
function findComplete(
  plan: OutputPlan,
  last: WrittenFiles,
  rootOf: (file: string) => string,
  held: FoundFiles = new Map()
): FoundFiles | undefined {
  if (Object.keys(last).length !== plan.size) return undefined
  // Most builds have changes, so names are compared before any files are accessed.
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
 * Lists the folders that contain files from the previous build. The spare output is first, because
 * its files don't have to be linked.
 */
function listRoots({outDir, spareDir}: OutputFolders): string[] {
  return [spareDir, outDir, originalsFolder(spareDir)].filter((folder) => fs.existsSync(folder))
}

function findUnchanged(plan: OutputPlan, last: WrittenFiles, roots: readonly string[]): FoundFiles {
  const found = new Map<string, FoundFile>()
  for (const [file, {key}] of plan) {
    const known = last[file]
    const target = known?.[0] === key ? findFile(file, known, roots) : undefined
    if (target) found.set(file, target)
  }
  return found
}

/**
 * Finds a file that is still as it was written, or a different one with the same content. The file
 * may come from a restored cache.
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

/**
 * Throws an error if a folder contains anything other than a built site, so that it isn't replaced.
 *
 * @param hostFiles - Names of host files, which are next to the language folders.
 */
export function rejectForeignFolder(outDir: string, hostFiles: readonly string[] = []): void {
  const stat = fs.statSync(outDir, {throwIfNoEntry: false})
  if (!stat) return
  const files = stat.isDirectory() ? fs.readdirSync(outDir) : undefined
  const isSource = files?.some((name) => name === '.site' || name === '.git')
  const isSite =
    files?.length === 0 ||
    files?.some((name) => SITE_FILES.has(name)) ||
    files
      ?.filter((name) => !hostFiles.includes(name))
      .every((name) => fs.existsSync(path.join(outDir, name, '404.html')))
  if (isSite && !isSource) return
  throw new SiteError({
    code: 'output-not-ours',
    message: files
      ? `The output folder ${outDir} contains files that aren't part of a built site. A build would delete them.`
      : `The output folder ${outDir} is a file.`,
    hint: 'Choose a different folder, e.g. `--out-dir public`, or move its files elsewhere.'
  })
}

interface Commit extends OutputFolders, Omit<OutputParts, 'base'> {
  finish: FinishOutput
  /** Files that plugins generated from the complete output in the previous build. */
  lastFinished: WrittenFiles
}

/**
 * Completes the new output and replaces the previous one with it. Keeps a spare output for the next
 * build.
 */
async function commitOutput(commit: Commit): Promise<WrittenFiles> {
  const {outDir, spareDir, nextDir} = commit
  const spareBase = siblingOf(outDir, 'base')
  const hasSpare = useSpare(spareDir, spareBase)
  const base = hasSpare ? spareBase : nextDir
  const found = hasSpare ? moveRoot(commit.found, spareDir, spareBase) : commit.found
  try {
    const complete = completeOutput({...commit, base, found})
    const pathOf = (file: string) => path.join(base, file)
    const finished = await commit.finish({folder: base, written: complete, pathOf})
    const foundFinished = findUnchanged(finished, commit.lastFinished, listRoots(commit))
    keepOriginals({base, originalsDir: originalsFolder(spareDir), complete, finished})
    const arranged = arrangeFiles({
      ...commit,
      ...{plan: finished, base, found: foundFinished},
      hashes: new Map()
    })
    const written = {...complete, ...noteOriginals(arranged, complete)}
    const replacedDir = swapOutput(outDir, base)
    fs.rmSync(nextDir, {recursive: true, force: true})
    if (replacedDir) storeSpare(replacedDir, spareDir)
    else createSpare(outDir, Object.keys(written), spareDir)
    return written
  } catch (error) {
    if (hasSpare && fs.existsSync(spareBase)) storeSpare(spareBase, spareDir)
    throw error
  }
}

function moveRoot(found: FoundFiles, from: string, to: string): FoundFiles {
  return new Map(
    [...found].map(([file, {root, written}]) => [file, {root: root === from ? to : root, written}])
  )
}
