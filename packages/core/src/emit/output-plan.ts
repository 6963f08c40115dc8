import type {WrittenFiles} from './written-file.js'

/** What one file of the output is made from. Equal keys mean equal bytes. */
export type PlannedFile =
  | {kind: 'page'; key: string}
  | {kind: 'copy'; key: string; from: string}
  | {kind: 'text'; key: string; text: string}

/** Marks the keys of files that plugins make of pages: they are not planned before pages are rendered. */
const MADE = 'made '

/** Key of a file that a plugin made of pages. */
export function madeKey(hash: string): string {
  return MADE + hash
}

/** The files of an output without those that plugins made of pages, and these alone. */
export function splitMade(files: WrittenFiles): {planned: WrittenFiles; made: WrittenFiles} {
  const entries = Object.entries(files)
  const isMade = ([, [key]]: (typeof entries)[number]) => key.startsWith(MADE)
  const made = entries.filter(isMade)
  if (made.length === 0) return {planned: files, made: {}}
  const planned = entries.filter((entry) => !isMade(entry))
  return {planned: Object.fromEntries(planned), made: Object.fromEntries(made)}
}

/** The whole output: path relative to the output folder, posix separators → what belongs there. */
export type OutputPlan = ReadonlyMap<string, PlannedFile>

/** Paths that an output answers: each file's own, and that of its folder for an `index.html`. */
export function listAnsweredPaths(plan: OutputPlan): Set<string> {
  const files = [...plan.keys()].map((file) => `/${file}`)
  const folders = files
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'/index.html'.length))
  return new Set([...files, ...folders.flatMap((folder) => [folder, `${folder}/`])])
}

/** Bytes of written files: all, and those of HTML. */
export function sumBytes(files: WrittenFiles): {total: number; html: number} {
  let total = 0
  let html = 0
  for (const [file, [, size]] of Object.entries(files)) {
    total += size
    if (file.endsWith('.html')) html += size
  }
  return {total, html}
}
