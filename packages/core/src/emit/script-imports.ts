import fs from 'node:fs'
import path from 'node:path'

/** `import {a} from './b.js'` and `import '/base/b.js'`, as bundlers write them; `import('./b.js')` is none. */
const STATIC_IMPORT = /\b(?:import|from)\s*["']((?:\.\.?)?\/[^"']+)["']/g

/**
 * Make a list of what scripts load with themselves: each file is opened once, however many pages ask.
 *
 * @param outDir - Absolute folder of the output.
 * @returns Files that a script imports statically, directly or not; like its argument relative to the
 *   output, with posix separators.
 */
export function createScriptImports(outDir: string): (file: string) => readonly string[] {
  const direct = new Map<string, readonly string[]>()
  const listDirect = (file: string) => {
    const known = direct.get(file) ?? readImports(outDir, file)
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

/** What only looks like an import, in a text say, has no file. */
function readImports(outDir: string, file: string): readonly string[] {
  const folder = path.posix.dirname(file)
  const code = fs.readFileSync(path.join(outDir, file), 'utf8')
  return [...code.matchAll(STATIC_IMPORT)]
    .map(([, specifier = '']) => resolveImport(specifier, folder))
    .filter((name) => !name.startsWith('..') && isFile(path.join(outDir, name)))
}

/** An address with base URL is that of a script in the same folder: all of a build stand in one. */
function resolveImport(specifier: string, folder: string): string {
  const isAddress =
    specifier.startsWith('/') && path.posix.dirname(specifier).endsWith(`/${folder}`)
  return path.posix.join(folder, isAddress ? path.posix.basename(specifier) : specifier)
}

function isFile(absolutePath: string): boolean {
  return fs.statSync(absolutePath, {throwIfNoEntry: false})?.isFile() ?? false
}
