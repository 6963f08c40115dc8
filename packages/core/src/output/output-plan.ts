import type {FileContent, OfflineUse} from '@lectern/types'
import type {WrittenFile, WrittenFiles} from './written-file.js'

/**
 * A planned file, with a key for its inputs. The same key means the same content. Pages and plugin
 * files have no source, because they're generated directly into the new output.
 */
export type PlannedFile = (
  | {kind: 'page'; key: string}
  | {kind: 'copy'; key: string; from: string}
  | {kind: 'text'; key: string; text: FileContent}
) & {offline?: OfflineUse}

/**
 * Prefix for the keys of files that plugins generate from pages. They're known only after
 * rendering.
 */
const MADE = 'generated '

/**
 * Prefix for the keys of files that plugins generate from the complete output, just before
 * publishing.
 */
const FINISHED = 'finished '

/** Returns the key for a file that a plugin has generated from pages. */
export function generatedKey(hash: string): string {
  return MADE + hash
}

/** Returns the key for a file that a plugin has generated from the complete output. */
export function finishedKey(hash: string): string {
  return FINISHED + hash
}

/** The files of an output, grouped by build phase. */
export interface OutputShares {
  planned: WrittenFiles
  /** Files that plugins generated from pages. */
  generated: WrittenFiles
  /** Files that plugins generated from the complete output. */
  finished: WrittenFiles
}

/**
 * Groups an output's files by build phase. If a plugin has replaced a file, both the original and
 * the replacement are included.
 */
export function splitMade(files: WrittenFiles): OutputShares {
  const planned: Record<string, WrittenFile> = {}
  const generated: Record<string, WrittenFile> = {}
  const finished: Record<string, WrittenFile> = {}
  const add = (file: string, written: WrittenFile) => {
    const [key] = written
    const share = key.startsWith(MADE) ? generated : key.startsWith(FINISHED) ? finished : planned
    share[file] = written
  }
  for (const [file, written] of Object.entries(files)) add(file, written)
  for (const [file, original] of Object.entries(listOriginals(files))) add(file, original)
  return {planned, generated, finished}
}

/** Returns the originals of the files that plugins have replaced. */
export function listOriginals(files: WrittenFiles): WrittenFiles {
  return Object.fromEntries(
    Object.entries(files).flatMap(([file, [, , , , original]]) =>
      original ? [[file, original]] : []
    )
  )
}

/**
 * All files of an output by path. Paths are relative to the output folder, with forward slashes.
 */
export type OutputPlan = ReadonlyMap<string, PlannedFile>

/**
 * Lists the URL paths that an output serves: the path of each file, and the folder of each
 * `index.html`.
 */
export function listAnsweredPaths(plan: OutputPlan): Set<string> {
  const files = [...plan.keys()].map((file) => `/${file}`)
  const folders = files
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'/index.html'.length))
  return new Set([...files, ...folders.flatMap((folder) => [folder, `${folder}/`])])
}

/** Returns the total size of all files and of the HTML files. */
export function sumBytes(files: WrittenFiles): {total: number; html: number} {
  let total = 0
  let html = 0
  for (const [file, [, size]] of Object.entries(files)) {
    total += size
    if (file.endsWith('.html')) html += size
  }
  return {total, html}
}
