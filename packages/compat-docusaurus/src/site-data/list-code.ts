import fs from 'node:fs'
import path from 'node:path'

/** Folders without site sources. */
const GENERATED = /^(?:\..*|node_modules|build|dist|out|coverage)$/

/** Static files aren't bundled, and copies of docs repeat the code of docs. */
const COPIES = /^(?:static|i18n|(?:.+_)?versioned_docs)$/

/**
 * Lists the files below a folder that may be sources, starting in `src`.
 *
 * @param isSkipped - Tests the names of folders and files.
 */
export function* listSources(
  folder: string,
  pattern: RegExp,
  isSkipped = (name: string) => GENERATED.test(name)
): Generator<string> {
  const entries = fs.readdirSync(folder, {withFileTypes: true})
  const own = entries.filter(({name}) => !isSkipped(name))
  const sorted = own.sort((left, right) => rank(left.name) - rank(right.name))
  for (const entry of sorted) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* listSources(file, pattern, isSkipped)
    else if (entry.isFile() && pattern.test(entry.name)) yield file
  }
}

function rank(name: string): number {
  return name === 'src' ? 0 : 1
}

/** Reads the code of a site and its themes, one file at a time. */
export function* readCode(folders: readonly string[]): Generator<string> {
  const isSkipped = (name: string) => GENERATED.test(name) || COPIES.test(name)
  for (const folder of folders.filter((one) => fs.existsSync(one))) {
    for (const file of listSources(folder, /\.[cm]?[jt]sx?$/, isSkipped))
      yield fs.readFileSync(file, 'utf8')
  }
}
