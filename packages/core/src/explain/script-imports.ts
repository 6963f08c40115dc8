import fs from 'node:fs'
import path from 'node:path'
import {readFileStats} from '@lectern/shared/files/file-stats'
import {removeBaseUrl} from '@lectern/shared/url/url-path'

/**
 * `import {a} from './b.js'` and `import '/b.js'`, as bundlers write them, but not
 * `import('./b.js')`.
 */
const STATIC_IMPORT = /\b(?:import|from)\s*["'](\.{0,2}\/[^"']+)["']/g

/**
 * Makes a list of what scripts load with themselves: each file is opened once, however many pages ask.
 *
 * @param outDir - Absolute folder of the output.
 * @param baseUrl - Of the site; starts and ends with `/`.
 * @returns Files that a script imports statically, directly or not; like its argument relative to the
 *   output, with posix separators.
 */
export function createScriptImports(
  outDir: string,
  baseUrl: string
): (file: string) => readonly string[] {
  const direct = new Map<string, readonly string[]>()
  const listDirect = (file: string) => {
    const known = direct.get(file) ?? readImports(file, outDir, baseUrl)
    direct.set(file, known)
    return known
  }
  return (file) => {
    const found = new Set<string>()
    const pending = [...listDirect(file)]
    for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
      if (found.has(next) || next === file) continue
      found.add(next)
      pending.push(...listDirect(next))
    }
    return [...found]
  }
}

/** Text that only looks like an import has no file. */
function readImports(file: string, outDir: string, baseUrl: string): readonly string[] {
  const folder = path.posix.dirname(file)
  const code = fs.readFileSync(path.join(outDir, file), 'utf8')
  return [...code.matchAll(STATIC_IMPORT)]
    .flatMap(([, specifier = '']) =>
      specifier.startsWith('/')
        ? (removeBaseUrl(specifier, baseUrl)?.slice(1) ?? [])
        : path.posix.join(folder, specifier)
    )
    .filter((name) => !name.startsWith('..') && isFile(path.join(outDir, name)))
}

function isFile(absolutePath: string): boolean {
  return readFileStats(absolutePath) !== undefined
}
