import fs from 'node:fs'
import path from 'node:path'
import type {FileContent} from '@lectern/types'
import {findPathIssue} from '@lectern/shared/files/output-path'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {guardDisk, guardDiskWhile} from '../cache/disk-errors.js'
import {completeOutput, arrangeFiles, type FoundFiles, type OutputParts} from './complete-output.js'
import type {OutputPlan, PlannedFile} from './output-plan.js'
import {
  findUnchanged,
  type FinishOutput,
  listRoots,
  type OutputFolders,
  readPreviousOutput
} from './previous-output.js'
import {resolveOutput} from './resolve-output.js'
import {keepOriginals, noteOriginals, originalsFolder} from './replaced-files.js'
import {createSpare, rememberFolders, storeSpare, useSpare} from './spare-output.js'
import {recoverOutput, siblingOf, swapOutput} from './swap-output.js'
import type {WrittenFiles} from './written-file.js'

/** Filenames that identify a built site, which contains at least one of them. */
const SITE_FILES: ReadonlySet<string> = new Set(['404.html', 'index.html'])

/** The new output, which is created next to the previous one. */
export interface OutputFolder {
  /** Absolute folder for new files. */
  nextDir: string
  /** Planned paths whose files from the previous build are up to date. */
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
  /** Returns the content of a planned file, which is either unchanged or in `nextDir`. */
  read(file: string): string
  /** Returns whether a plugin file from the previous build has the planned inputs. */
  holds(file: string, planned: PlannedFile): boolean
  /** Writes a plugin's file to `nextDir`. */
  write(file: string, content: FileContent): void
  /** Removes the new files and keeps the previous output. */
  discard(): void
}

/**
 * Prepares to replace an output folder in one step. The previous output stays as it is until
 * `commit` is called. Unchanged files are hard links, so they keep their content and time.
 *
 * @param last - Files of the previous build.
 * @throws SiteError `output-unwritable`, `output-not-ours`, `output-path-invalid`.
 */
export function openOutputFolder(
  {spareDir, ...given}: OutputFolders,
  plan: OutputPlan,
  last: WrittenFiles
): OutputFolder {
  for (const file of plan.keys()) rejectInvalidPath(file)
  const outDir = prepareOutput(given.outDir)
  const folders = {outDir, spareDir}
  const previous = readPreviousOutput(folders, plan, last)
  const {found, isComplete} = previous
  const nextDir = siblingOf(outDir, 'next')
  const discard = () => fs.rmSync(nextDir, {recursive: true, force: true})
  guardDisk(outDir, () => {
    fs.rmSync(siblingOf(outDir, 'base'), {recursive: true, force: true})
    discard()
    if (!isComplete) fs.mkdirSync(nextDir, {recursive: true})
  })
  const createFolder = rememberFolders(path.dirname(nextDir))
  return {
    nextDir,
    unchanged: new Set(found.keys()),
    commit: async (hashes, generated = new Map(), finish = async () => new Map()) => {
      const kept = await previous.keep(generated, finish)
      if (kept) return kept
      const all = {
        plan: new Map([...generated, ...plan]),
        found: new Map([...previous.findGenerated(generated), ...found])
      }
      return guardDiskWhile(outDir, () => {
        fs.mkdirSync(nextDir, {recursive: true})
        const {lastFinished} = previous
        return commitOutput({...folders, ...all, nextDir, hashes, finish, lastFinished})
      })
    },
    read: (file) => fs.readFileSync(path.join(found.get(file)?.root ?? nextDir, file), 'utf8'),
    holds: previous.holds,
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
 * Rejects an invalid path. The paths of pages and plugin files have already been checked, but not
 * the others.
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
 * Checks the output folder, and restores it if a build was killed.
 *
 * @param hostFiles - Names of host files, which are allowed next to the language folders.
 * @returns The folder, which isn't a symbolic link.
 * @throws SiteError `output-not-ours`.
 */
export function prepareOutput(given: string, hostFiles: readonly string[] = []): string {
  return guardDisk(given, () => {
    const outDir = resolveOutput(given)
    recoverOutput(outDir)
    rejectForeignFolder(outDir, hostFiles)
    return outDir
  })
}

/** Refuses to replace a folder that contains anything other than a built site. */
function rejectForeignFolder(outDir: string, hostFiles: readonly string[]): void {
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
