import fs from 'node:fs'
import path from 'node:path'

/** Folders without site sources. */
const SKIPPED = /^(?:\..*|node_modules|build|dist|out|coverage)$/

/** Lists the files below a folder that may be sources, starting in `src`. */
export function* listSources(folder: string, pattern: RegExp): Generator<string> {
  const entries = fs.readdirSync(folder, {withFileTypes: true})
  const own = entries.filter(({name}) => !SKIPPED.test(name))
  const sorted = own.sort((left, right) => rank(left.name) - rank(right.name))
  for (const entry of sorted) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* listSources(file, pattern)
    else if (entry.isFile() && pattern.test(entry.name)) yield file
  }
}

function rank(name: string): number {
  return name === 'src' ? 0 : 1
}

/** Reads the code of a site and its themes. */
export function readCode(folders: readonly string[]): string[] {
  return folders
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) => [...listSources(folder, /\.[cm]?[jt]sx?$/)])
    .map((file) => fs.readFileSync(file, 'utf8'))
}
