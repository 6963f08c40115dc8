import type {FileContent, OfflineUse} from '@lectern/types'
import type {WrittenFiles} from './written-file.js'

/**
 * Input of one file of the output. Equal keys mean equal bytes. Pages and files of plugins are
 * written to the new output as soon as they're known.
 */
export type PlannedFile = (
  | {kind: 'page'; key: string}
  | {kind: 'copy'; key: string; from: string}
  | {kind: 'text'; key: string; text: FileContent}
) & {offline?: OfflineUse}

/**
 * Marks the keys of files that plugins generated from pages. They aren't planned before pages are
 * rendered.
 */
const MADE = 'made '

/**
 * Marks the keys of files that plugins generate from the whole output, just before it's published.
 */
const FINISHED = 'finished '

/** Key of a file that a plugin generated from pages. */
export function madeKey(hash: string): string {
  return MADE + hash
}

/** Key of a file that a plugin generated from the whole output. */
export function finishedKey(hash: string): string {
  return FINISHED + hash
}

/** The files of an output by the time at which they are known. */
export interface OutputShares {
  planned: WrittenFiles
  /** Files that plugins generated from pages. */
  made: WrittenFiles
  /** Files that plugins generated from the whole output. */
  finished: WrittenFiles
}

/**
 * The files of an output without files of plugins, and the files of plugins. A file that a plugin
 * replaced is in both: as the build wrote it, and as the plugin left it.
 */
export function splitMade(files: WrittenFiles): OutputShares {
  const originals = Object.entries(listOriginals(files))
  const entries = [...Object.entries(files), ...originals]
  const having = (mark: string) => entries.filter(([, [key]]) => key.startsWith(mark))
  const [made, finished] = [having(MADE), having(FINISHED)]
  if (made.length + finished.length === 0) return {planned: files, made: {}, finished: {}}
  const others = new Set([...made, ...finished])
  return {
    planned: Object.fromEntries(entries.filter((entry) => !others.has(entry))),
    made: Object.fromEntries(made),
    finished: Object.fromEntries(finished)
  }
}

/** Files that plugins replaced, as the build made them. */
export function listOriginals(files: WrittenFiles): WrittenFiles {
  return Object.fromEntries(
    Object.entries(files).flatMap(([file, [, , , , original]]) =>
      original ? [[file, original]] : []
    )
  )
}

/** The whole output: path relative to the output folder, posix separators → what belongs there. */
export type OutputPlan = ReadonlyMap<string, PlannedFile>

/** Paths that an output serves: the path of each file, and the folder of each `index.html`. */
export function listAnsweredPaths(plan: OutputPlan): Set<string> {
  const files = [...plan.keys()].map((file) => `/${file}`)
  const folders = files
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'/index.html'.length))
  return new Set([...files, ...folders.flatMap((folder) => [folder, `${folder}/`])])
}

/** Bytes of written files: all files, and HTML files. */
export function sumBytes(files: WrittenFiles): {total: number; html: number} {
  let total = 0
  let html = 0
  for (const [file, [, size]] of Object.entries(files)) {
    total += size
    if (file.endsWith('.html')) html += size
  }
  return {total, html}
}
