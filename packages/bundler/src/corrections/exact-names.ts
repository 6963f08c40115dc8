import fs from 'node:fs'
import path from 'node:path'
import type {Message, Plugin} from 'esbuild'
import {MissingFile} from '../modules/missing-file.js'

/**
 * Targets of imports without an extension, by the absolute path that they resolve against. All paths
 * are absolute.
 */
export type ExactNames = ReadonlyMap<string, string>

/** No corrections. */
export const NO_EXACT_NAMES: ExactNames = new Map()

/** Extensions that imports can omit by default, in esbuild's order of preference. */
export const EXTENSIONS = ['.tsx', '.ts', '.jsx', '.js', '.css', '.json']

/**
 * Finds the targets of imports for which esbuild chose a file with a different case. For `./figures`, it
 * chooses `Figures.tsx` over the folder `figures`, and then can't read `figures.tsx`. Webpack compares the
 * exact names.
 *
 * @param errors - Errors of the last run.
 * @param known - Targets in the last run. They're part of the result.
 * @param importExtensions - Extensions that imports can omit, in order of preference.
 * @returns `undefined` if there's nothing new.
 */
export function findExactNames(
  errors: readonly Message[],
  known: ExactNames,
  importExtensions: readonly string[] = EXTENSIONS
): ExactNames | undefined {
  const found = new Map(known)
  for (const file of errors.flatMap(listMissingFile)) {
    const {dir, name} = path.parse(file)
    const names = readNames(dir)
    const exact = importExtensions.map((ending) => name + ending).find((one) => names.has(one))
    const target = exact ?? (names.has(name) ? name : undefined)
    if (target === undefined) continue
    found.set(path.join(dir, name), path.join(dir, target))
    if (name === 'index') found.set(dir, path.join(dir, target))
  }
  return found.size > known.size ? found : undefined
}

/** esbuild plugin that resolves imports to exact names. */
export function exactNames(names: ExactNames): Plugin {
  return {
    name: 'exact-names',
    setup(build) {
      build.onResolve({filter: /^(?:\.{0,2}\/.*[^/]|\.{1,2})$/}, (request) => {
        const {path: specifier, resolveDir, kind, importer, namespace} = request
        const file = path.resolve(resolveDir, specifier)
        const target = names.get(file)
        if (target === undefined) return undefined
        // A slash at the end excludes files.
        const name = target === file ? `${target}/` : target
        return build.resolve(name, {resolveDir, kind, importer, namespace})
      })
    }
  }
}

function listMissingFile({text, detail}: Message): string[] {
  if (detail instanceof MissingFile) return [detail.file]
  const [, file] = /^Cannot read file: (.+)$/.exec(text) ?? []
  return file === undefined ? [] : [file]
}

function readNames(folder: string): ReadonlySet<string> {
  return new Set(fs.existsSync(folder) ? fs.readdirSync(folder) : [])
}
