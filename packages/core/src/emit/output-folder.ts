import fs from 'node:fs'
import path from 'node:path'
import {SiteError, messageOf} from '@lectern/shared/site-problem'
import type {OutputPlan, WrittenFile, WrittenFiles} from './output-plan.js'

/** Every built site has one of these. */
const SITE_FILES: ReadonlySet<string> = new Set(['404.html', 'index.html'])

/** The output of a build while it is put together beside the last one. */
export interface OutputFolder {
  /** Absolute folder to write new files to. */
  nextDir: string
  /** Paths of the plan whose files in the last output can stay as they are. */
  unchanged: ReadonlySet<string>
  /**
   * Complete the new output with the unchanged files and put it in the place of the last one.
   *
   * @returns What stands in the output now.
   */
  commit(plan: OutputPlan): WrittenFiles
  /** Leave the last output as it is and remove what was written. */
  discard(): void
}

/**
 * Prepare to replace an output folder in one step. Until `commit` the last output is not touched; an
 * unchanged file keeps its bytes and its time of change, being the same file.
 *
 * @throws SiteError `output-unwritable`, `output-not-ours`.
 */
export function openOutputFolder(
  outDir: string,
  plan: OutputPlan,
  written: WrittenFiles
): OutputFolder {
  guardDisk(outDir, () => {
    recoverOutput(outDir)
    refuseForeignFolder(outDir)
  })
  const nextDir = siblingOf(outDir, 'next')
  const unchanged = new Set(
    [...plan].flatMap(([file, {key}]) =>
      written[file]?.[0] === key && isAsWritten(path.join(outDir, file), written[file])
        ? [file]
        : []
    )
  )
  guardDisk(outDir, () => {
    fs.rmSync(nextDir, {recursive: true, force: true})
    fs.mkdirSync(nextDir, {recursive: true})
  })
  return {
    nextDir,
    unchanged,
    commit: (finalPlan) =>
      guardDisk(outDir, () =>
        commitOutput({outDir, nextDir, plan: finalPlan, unchanged, last: written})
      ),
    discard: () => fs.rmSync(nextDir, {recursive: true, force: true})
  }
}

/** Put a new output in place, unless the last one already is what the plan asks for, no more and no less. */
export function finishOutput(
  output: OutputFolder,
  plan: OutputPlan,
  last: WrittenFiles
): WrittenFiles {
  const isComplete = output.unchanged.size === plan.size && Object.keys(last).length === plan.size
  if (!isComplete) return output.commit(plan)
  output.discard()
  return last
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

interface Commit {
  outDir: string
  nextDir: string
  plan: OutputPlan
  unchanged: ReadonlySet<string>
  last: WrittenFiles
}

function commitOutput({outDir, nextDir, plan, unchanged, last}: Commit): WrittenFiles {
  const written: Record<string, WrittenFile> = {}
  const createFolder = rememberFolders(nextDir)
  for (const [file, planned] of plan) {
    const target = path.join(nextDir, file)
    createFolder(path.dirname(target))
    const known = unchanged.has(file) ? last[file] : undefined
    if (known) linkFile(path.join(outDir, file), target)
    else if (planned.kind === 'copy') fs.copyFileSync(planned.from, target)
    else if (planned.kind === 'text') fs.writeFileSync(target, planned.text)
    written[file] = known ?? stampOf(target, planned.key)
  }
  swap(outDir, nextDir)
  return written
}

function stampOf(file: string, key: string): WrittenFile {
  const {size, mtimeMs} = fs.statSync(file)
  return [key, size, mtimeMs]
}

/** Makes each folder below a root once, which is most of the work of linking many small files. */
function rememberFolders(root: string): (folder: string) => void {
  const made = new Set([root])
  return (folder) => {
    if (made.has(folder)) return
    fs.mkdirSync(folder, {recursive: true})
    for (let parent = folder; !made.has(parent); parent = path.dirname(parent)) made.add(parent)
  }
}

/** Two renames in one folder; what a kill between them leaves is put right by `recoverOutput`. */
function swap(outDir: string, nextDir: string): void {
  const previousDir = siblingOf(outDir, 'previous')
  if (fs.existsSync(outDir)) fs.renameSync(outDir, previousDir)
  fs.renameSync(nextDir, outDir)
  fs.rmSync(previousDir, {recursive: true, force: true})
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

function isAsWritten(file: string, [, size, time]: WrittenFile): boolean {
  const stat = fs.statSync(file, {throwIfNoEntry: false})
  return stat?.size === size && stat.mtimeMs === time
}

/** In the same folder as the output, so that a rename is all it takes. */
function siblingOf(outDir: string, name: string): string {
  return path.join(path.dirname(outDir), `.${path.basename(outDir)}.${name}`)
}

/** What the codes of a refused write mean. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'you have no right to write there',
  EPERM: 'you have no right to write there',
  EROFS: 'the disk is read-only',
  ENOTDIR: 'there is a file where it needs a folder',
  EEXIST: 'there is a file where it needs a folder'
}

/** Run what writes to the output; a failing disk becomes a problem that says so. */
export function guardDisk<Result>(outDir: string, write: () => Result): Result {
  try {
    return write()
  } catch (error) {
    throw createDiskError(error, outDir)
  }
}

/** Describe a failing write; anything else comes back as it is. */
export function createDiskError(error: unknown, outDir: string): unknown {
  const {code} = error as NodeJS.ErrnoException
  if (!code || !(code in REASONS)) return createFullDiskError(error, outDir) ?? error
  return new SiteError(
    {
      code: 'output-unwritable',
      message: `The output folder ${outDir} cannot be written: ${REASONS[code]}.`,
      hint: 'Give yourself the right to write there, or choose another folder with --out-dir.'
    },
    {cause: error}
  )
}

/** The problem of a disk without space, wherever it was met; `undefined` for any other error. */
export function createFullDiskError(error: unknown, outDir: string): SiteError | undefined {
  const {code} = error as NodeJS.ErrnoException
  // The bundler reports a failing write in words.
  const isFull = code === 'ENOSPC' || code === 'EDQUOT' || /no space left/.test(messageOf(error))
  if (!isFull) return undefined
  return new SiteError(
    {
      code: 'disk-full',
      message: `The disk is full: the new output for ${outDir} cannot be written.`,
      hint: 'Free some space and build again.'
    },
    {cause: error}
  )
}
