import fs from 'node:fs'
import path from 'node:path'
import {readFileStats} from '@lectern/shared/files/file-stats'
import {removeBaseUrl} from '@lectern/shared/url/url-path'

/**
 * Matches static imports in bundles, such as `import {a} from './b.js'` and `import '/b.js'`.
 * Doesn't match dynamic imports, such as `import('./b.js')`.
 */
const STATIC_IMPORT = /\b(?:import|from)\s*["'](\.{0,2}\/[^"']+)["']/g

/** Matches the name of the script that loads a page's modules after the first paint. */
const START_SCRIPT = /(?:^|\/)start-[A-Z0-9]{8}\.js$/

/**
 * Creates a function that lists a script's direct and indirect static imports, and the modules that
 * the script of a page loads after the first paint. Reads each script once, even if many pages use
 * it.
 *
 * @param outDir - Absolute output folder.
 * @param baseUrl - Base URL of the site. Starts and ends with `/`.
 * @returns A function that returns paths relative to the output folder, with forward slashes.
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

/**
 * Reads the imports in a script. The pattern may also match other text, but no file has that name.
 */
function readImports(file: string, outDir: string, baseUrl: string): readonly string[] {
  const folder = path.posix.dirname(file)
  const code = fs.readFileSync(path.join(outDir, file), 'utf8')
  return [...listModules(file, code), ...[...code.matchAll(STATIC_IMPORT)].map((found) => found[1])]
    .flatMap((specifier = '') =>
      specifier.startsWith('/')
        ? (removeBaseUrl(specifier, baseUrl)?.slice(1) ?? [])
        : path.posix.join(folder, specifier)
    )
    .filter((name) => !name.startsWith('..') && isFile(path.join(outDir, name)))
}

/** Lists the modules that the script of a page loads. Other scripts have none. */
function listModules(file: string, code: string): readonly string[] {
  // The script ends with a call that contains the list.
  const start = code.lastIndexOf('["')
  if (!START_SCRIPT.test(file) || start < 0) return []
  return JSON.parse(code.slice(start, code.lastIndexOf(']') + 1))
}

function isFile(absolutePath: string): boolean {
  return readFileStats(absolutePath) !== undefined
}
