import {existsSync, readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'

/**
 * How a package is bundled: one file per export, including dependencies. Without bundling, hundreds of small
 * modules would be loaded at startup.
 *
 * @typedef {object} BundleFacts
 * @property {readonly string[]} [external] packages to import at runtime, besides our own, because they're
 *   singletons, include a binary, or are loaded lazily
 * @property {boolean} [require] whether bundled CommonJS dependencies call `require`
 * @property {readonly string[]} [entries] files that are loaded by path, besides the exports
 * @property {readonly string[]} [apart] exports with separate files; all others share one file,
 *   because a command that loads one of them loads most of them. Absent if every export has a
 *   separate file
 * @property {readonly string[]} [browser] exports that run in browsers; they only ship compiled
 * @property {readonly string[]} [compiled] other modules that only ship compiled, in a package that
 *   also ships its sources; without extension
 * @property {readonly string[]} [prebundled] packages in the code that contain their own dependencies
 * @property {readonly string[]} [types] packages in the code whose declarations are published with ours
 * @property {Readonly<Record<string, string>>} [replace] our modules, by the dependency that they
 *   replace
 */

/**
 * The `lectern.compile` field of a package.json.
 *
 * @typedef {object} CompileFacts
 * @property {'top' | 'all'} [sources] `top` if only the top level of `src` runs in Node and the rest is published
 *   as source; default `all`
 * @property {BundleFacts} [bundle] absent if each source becomes one file
 * @property {readonly string[]} [singletons] modules that packages import and don't bundle a copy
 *   of; without extension, relative to `src`
 */

/**
 * @typedef {object} NodePackage
 * @property {string} name name of the folder in `packages`
 * @property {string} dir absolute
 * @property {CompileFacts} compile
 * @property {readonly string[]} exported paths of `exports` in `dist`, without extension; may contain `*`
 * @property {{file: string, text: string}[]} sources `file` is relative to `src`, sorted
 */

/**
 * Lists the packages whose `exports` point to `dist`, sorted by name.
 *
 * @param {string} root the repository root
 * @returns {NodePackage[]}
 */
export function readNodePackages(root) {
  return readdirSync(path.join(root, 'packages'))
    .sort()
    .flatMap((name) => {
      const dir = path.join(root, 'packages', name)
      const file = path.join(dir, 'package.json')
      if (!existsSync(file)) return []
      const {exports = {}, lectern = {}} = JSON.parse(readFileSync(file, 'utf8'))
      const exported = [...JSON.stringify(exports).matchAll(/"\.\/dist\/([^"]+)\.js"/g)]
      if (exported.length === 0) return []
      /** @type {CompileFacts} */
      const compile = lectern.compile ?? {}
      return [
        {
          name,
          dir,
          compile,
          exported: exported.map(([, item = '']) => item),
          sources: readSources(dir, compile.sources !== 'top')
        }
      ]
    })
}

/**
 * @param {string} dir
 * @param {boolean} recursive
 */
function readSources(dir, recursive) {
  const src = path.join(dir, 'src')
  if (!existsSync(src)) return []
  return readdirSync(src, {recursive, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !/\.(?:test|d)\.ts$/.test(file))
    .filter((file) => !file.split('/').includes('fixtures'))
    .sort()
    .map((file) => ({file, text: readFileSync(path.join(src, file), 'utf8')}))
}
