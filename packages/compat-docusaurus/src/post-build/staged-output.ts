import fs from 'node:fs'
import path from 'node:path'
import type {FinishedFiles} from '@lectern/types'
import {listFiles} from '@lectern/shared/files/list-files'
import {createCacheFolder} from '@lectern/shared/cache/cache-folder'
import {hashContent} from '@lectern/shared/cache/content-hash'

/** A copied file: the hash of its content, and the copy's size and modification time. */
type StagedFile = readonly [hash: string, size: number, time: number]

/** Copied output files, by relative path. */
export type StagedFiles = Readonly<Record<string, StagedFile>>

/** Changes that plugins made to a copied output. */
export interface StagedChanges {
  /** Hashes of new files, by path. */
  added: Readonly<Record<string, string>>
  /** Hashes of files that were overwritten, by path. */
  rewritten: Readonly<Record<string, string>>
  /** Paths of files that were deleted, sorted. */
  deleted: readonly string[]
}

/**
 * Updates a copy of the output that plugins can modify freely. The actual output is only ever
 * replaced as a whole. Unchanged files are kept. Files are copied instead of hard-linked, because
 * writing to a link would also change the output.
 *
 * @param pathOf - Returns the absolute path of an output file.
 * @param stage - Absolute folder of the copy.
 * @param last - Result of the previous call.
 */
export function stageOutput(
  pathOf: (file: string) => string,
  stage: string,
  files: FinishedFiles,
  last: StagedFiles
): StagedFiles {
  createCacheFolder(stage)
  removeOthers(stage, files)
  const folders = new Set<string>()
  return Object.fromEntries(
    [...files].map(([file, {hash}]): [string, StagedFile] => {
      const known = last[file]
      const target = path.join(stage, file)
      if (known?.[0] === hash && isSame(target, known)) return [file, known]
      const folder = path.dirname(target)
      if (!folders.has(folder)) fs.mkdirSync(folder, {recursive: true})
      folders.add(folder)
      fs.rmSync(target, {recursive: true, force: true})
      fs.copyFileSync(pathOf(file), target, fs.constants.COPYFILE_FICLONE)
      const {size, mtimeMs} = fs.statSync(target)
      return [file, [hash, size, mtimeMs]]
    })
  )
}

/**
 * Deletes files that aren't in the output, and folders without output files. A plugin may create a
 * folder in each build and fail if it exists.
 */
function removeOthers(stage: string, files: FinishedFiles): void {
  const parents = new Set([...files.keys()].flatMap(listParents))
  const clean = (folder: string) => {
    for (const entry of fs.readdirSync(path.join(stage, folder), {withFileTypes: true})) {
      const name = path.posix.join(folder, entry.name)
      if (entry.isDirectory() && parents.has(name)) clean(name)
      else if (!files.has(name)) fs.rmSync(path.join(stage, name), {recursive: true, force: true})
    }
  }
  clean('')
}

/** Lists the folders that contain a file: `a/b/c.html` is in `a/b` and `a`. */
function listParents(file: string): string[] {
  const folder = path.posix.dirname(file)
  return folder === '.' ? [] : [folder, ...listParents(folder)]
}

/**
 * Finds changes in the copy since `stageOutput`. Reads only files whose size or modification time
 * has changed.
 */
export function findChanges(stage: string, staged: StagedFiles): StagedChanges {
  const found = new Set(listFiles(stage))
  const hashAll = (files: readonly string[]) =>
    Object.fromEntries(files.toSorted().map((file) => [file, hashFile(path.join(stage, file))]))
  const touched = Object.entries(staged).filter(
    ([file, known]) => found.has(file) && !isSame(path.join(stage, file), known)
  )
  const hashes = Object.entries(hashAll(touched.map(([file]) => file)))
  return {
    added: hashAll([...found].filter((file) => !Object.hasOwn(staged, file))),
    rewritten: Object.fromEntries(hashes.filter(([file, hash]) => hash !== staged[file]?.[0])),
    deleted: Object.keys(staged)
      .filter((file) => !found.has(file))
      .sort()
  }
}

function isSame(file: string, [, size, time]: StagedFile): boolean {
  const stat = fs.lstatSync(file, {throwIfNoEntry: false})
  return stat?.isFile() === true && stat.size === size && stat.mtimeMs === time
}

function hashFile(file: string): string {
  return hashContent(fs.readFileSync(file))
}
