import {existsSync, readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {parseSync} from 'oxc-parser'
import {findCompiledExports} from './package-entries.mjs'

/** @typedef {import('./package-entries.mjs').CompiledNames} CompiledNames */
/** @typedef {ReadonlyMap<string, CompiledNames>} CompiledExports */

/** Tests and the helpers in `fixtures` folders. */
const TEST_CODE = /\.test\.tsx?$|\/fixtures\/[^/]+\.tsx?$/

/**
 * Creates a Vitest plugin that makes tests import the exports of packages from `dist`, as users do. Other imports,
 * and imports in a package's sources, are unchanged.
 *
 * @param {string} root the top folder of the repository
 */
export function useDist(root) {
  const compiled = findCompiledExports(root)
  return {
    name: 'use-dist',
    enforce: /** @type {const} */ ('pre'),
    /**
     * @param {string} code
     * @param {string} id
     */
    transform(code, id) {
      return TEST_CODE.test(id) ? {code: importFromDist(code, id, compiled), map: null} : undefined
    }
  }
}

/**
 * Lists the tests that import compiled files directly or through test helpers. Paths are relative
 * to the root.
 *
 * @param {string} root the top folder of the repository
 */
export function listDistTests(root) {
  const compiled = findCompiledExports(root)
  /** @param {string} file @returns {boolean} */
  const usesDist = (file) =>
    readImports(readFileSync(file, 'utf8'), file).some(
      (item) =>
        findDist(item, compiled) !== undefined ||
        (/\/fixtures\//.test(item.file) && existsSync(item.file) && usesDist(item.file))
    )
  return readdirSync(path.join(root, 'packages'), {recursive: true, encoding: 'utf8'})
    .map((file) => `packages/${file.split(path.sep).join('/')}`)
    .filter((file) => /^packages\/[^/]+\/src\/.*\.test\.tsx?$/.test(file))
    .filter((file) => usesDist(path.join(root, file)))
    .sort()
}

/**
 * Rewrites the imports of a test whose names are all exported by one compiled file.
 *
 * @param {string} code
 * @param {string} file absolute
 * @param {CompiledExports} compiled
 */
export function importFromDist(code, file, compiled) {
  let result = code
  // Starts at the end, so that earlier offsets stay valid.
  for (const item of readImports(code, file).reverse()) {
    const dist = findDist(item, compiled)
    if (dist === undefined) continue
    result = result.slice(0, item.start) + JSON.stringify(dist) + result.slice(item.end)
  }
  return result
}

/**
 * @typedef {object} TestImport
 * @property {string} file absolute path of the source that is imported
 * @property {readonly string[]} names
 * @property {number} start offset of the specifier in the code
 * @property {number} end
 */

/**
 * @param {string} code
 * @param {string} file
 * @returns {TestImport[]} relative imports of values, in order
 */
function readImports(code, file) {
  return parseSync(file, code).program.body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration' || node.importKind === 'type') return []
    const {value, start, end} = node.source
    if (!value.startsWith('.')) return []
    const names = node.specifiers.flatMap((specifier) => {
      if (specifier.type === 'ImportDefaultSpecifier') return ['default']
      if (specifier.type === 'ImportNamespaceSpecifier') return ['*']
      if (specifier.importKind === 'type') return []
      return 'name' in specifier.imported ? [specifier.imported.name] : []
    })
    return [{file: findSource(path.join(path.dirname(file), value)), names, start, end}]
  })
}

/** @param {string} target */
function findSource(target) {
  const typed = target.replace(/\.js$/, '.ts')
  return existsSync(typed) ? typed : `${typed}x`
}

/**
 * @param {TestImport} item
 * @param {CompiledExports} compiled
 * @returns {string | undefined} the compiled file that exports all names
 */
function findDist({file, names}, compiled) {
  const known = compiled.get(file)
  if (!known || names.length === 0) return undefined
  const whole = known.get('*')
  if (whole !== undefined) return whole
  const [dist, ...others] = new Set(names.map((name) => known.get(name)))
  return others.length === 0 ? dist : undefined
}
