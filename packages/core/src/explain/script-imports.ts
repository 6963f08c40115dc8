import fs from 'node:fs'
import path from 'node:path'
import {readFileStats} from '@lectern/shared/files/file-stats'
import {removeBaseUrl} from '@lectern/shared/url/url-path'

/**
 * Matches static imports in bundles, such as `import {a} from './b.js'` and `import '/b.js'`.
 * Doesn't match dynamic imports, such as `import('./b.js')`.
 */
const STATIC_IMPORT = /\b(?:import|from)\s*["'](\.{0,2}\/[^"']+)["']/g

/**
 * Creates a function that lists a script's direct and indirect static imports. Reads each script
 * once, even if many pages use it.
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
