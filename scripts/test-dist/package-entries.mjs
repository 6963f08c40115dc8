import {existsSync, readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {parseSync} from 'oxc-parser'

/**
 * The exports of a source file in the compiled package. The value is the compiled file, by export
 * name. `*` means all exports.
 *
 * @typedef {ReadonlyMap<string, string>} CompiledNames
 */

/**
 * Finds the exports of compiled packages by the source file that declares them: modules in `exports` of package.json,
 * and their named re-exports.
 *
 * @param {string} root the repository root
 * @returns {Map<string, CompiledNames>} by absolute path of a source file
 */
export function findCompiledExports(root) {
  /** @type {Map<string, Map<string, string>>} */
  const compiled = new Map()
  const add = (
    /** @type {string} */ file,
    /** @type {string} */ name,
    /** @type {string} */ dist
  ) => {
    compiled.set(file, (compiled.get(file) ?? new Map()).set(name, dist))
  }
  for (const {source, dist} of listEntries(path.join(root, 'packages'))) {
    add(source, '*', dist)
    for (const {file, name} of listReexports(source)) add(file, name, dist)
  }
  return compiled
}

/**
 * @param {string} packages folder
 * @returns {{source: string, dist: string}[]} absolute
 */
function listEntries(packages) {
  return readdirSync(packages).flatMap((name) => {
    const dir = path.join(packages, name)
    const manifest = path.join(dir, 'package.json')
    if (!existsSync(manifest)) return []
    /** @type {Readonly<Record<string, unknown>>} */
    const exports = JSON.parse(readFileSync(manifest, 'utf8')).exports ?? {}
    return Object.values(exports).flatMap((target) => expandEntry(dir, target))
  })
}

/**
 * @param {string} dir
 * @param {unknown} target value in `exports`
 */
function expandEntry(dir, target) {
  if (!isCompiled(target)) return []
  const source = path.join(dir, target.source)
  const dist = path.join(dir, target.default)
  if (!source.includes('*')) return existsSync(source) ? [{source, dist}] : []
  const folder = path.dirname(source)
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({
      source: path.join(folder, file),
      dist: dist.replace('*', file.split(path.sep).join('/').replace(/\.ts$/, ''))
    }))
}

/**
 * @param {unknown} target
 * @returns {target is {source: string, default: string}}
 */
function isCompiled(target) {
  if (typeof target !== 'object' || target === null) return false
  if (!('source' in target) || !('default' in target)) return false
  return typeof target.default === 'string' && target.default.startsWith('./dist/')
}

/**
 * @param {string} source
 * @returns {{file: string, name: string}[]} without renamed exports
 */
function listReexports(source) {
  const {program} = parseSync(source, readFileSync(source, 'utf8'))
  return program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || !node.source) return []
    const file = path.join(path.dirname(source), node.source.value.replace(/\.js$/, '.ts'))
    return node.specifiers.flatMap(({local, exported}) =>
      'name' in local && 'name' in exported && local.name === exported.name
        ? [{file, name: local.name}]
        : []
    )
  })
}
