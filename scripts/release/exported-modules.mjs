import {matchPattern} from '../pack/match-pattern.mjs'

/**
 * @typedef {import('./tarball.mjs').Tarball} Tarball
 *
 * @typedef {object} ExportedModule
 * @property {string} specifier import specifier
 * @property {boolean} isTyped whether it has declarations
 * @property {string | undefined} program the JavaScript file, relative to the package; absent for types only
 */

/**
 * Lists every module that a package exports. Patterns are expanded, and styles and other assets are omitted.
 *
 * @param {Pick<Tarball, 'manifest' | 'contents'>} tarball
 * @returns {ExportedModule[]} sorted by specifier
 */
export function listExportedModules({manifest: {name, exports = {}}, contents}) {
  const files = [...contents.keys()].map((file) => `./${file}`)
  return Object.entries(exports)
    .flatMap(([key, target]) => {
      const {types, program} = readTarget(target)
      return listMatches(types ?? program, files).map((match) => ({
        specifier: `${name}${key.slice(1)}`.replace('*', match),
        isTyped: types !== undefined,
        program: program?.replace('*', match).slice(2)
      }))
    })
    .filter(({program, isTyped}) => isTyped || /\.m?js$/.test(program ?? ''))
    .sort((a, b) => (a.specifier < b.specifier ? -1 : 1))
}

/** @param {import('../pack/published-manifest.mjs').ExportTarget | null} target */
function readTarget(target) {
  if (typeof target === 'string') return {program: target}
  return {types: target?.types, program: target?.default}
}

/**
 * @param {string | undefined} pattern
 * @param {readonly string[]} files
 */
function listMatches(pattern, files) {
  if (pattern === undefined) return []
  return files.flatMap((file) => matchPattern(pattern, file) ?? [])
}
