import type {WrittenFiles} from './written-file.js'

/** What one file of the output is made from. Equal keys mean equal bytes. */
export type PlannedFile =
  | {kind: 'page'; key: string}
  | {kind: 'copy'; key: string; from: string}
  | {kind: 'text'; key: string; text: string}

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
