import {existsSync, readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'

/**
 * The folders in a package's `src`, both as declared in `lectern` in its package.json and as on
 * disk.
 *
 * @typedef {object} PackageFolders
 * @property {string} name name of the folder in `packages`
 * @property {readonly string[]} [folders] `lectern.folders`: the folders in `src`. Each may import from earlier
 *   ones
 * @property {Readonly<Record<string, string>>} [largeFolders] `lectern.largeFolders`: paths in `src` without a
 *   limit on the number of files, with the reason
 * @property {readonly ComponentCycle[]} [componentCycles] `lectern.componentCycles`: imports of components
 *   that may close a cycle
 * @property {readonly string[]} present folders in `src` on disk, sorted
 */

/**
 * An import of a component that has to close a cycle.
 *
 * @typedef {object} ComponentCycle
 * @property {string} file relative to `src`
 * @property {string} imports the specifier, such as `@theme/Name`
 * @property {string} reason why the cycle is necessary, as one sentence
 */

/**
 * Reads the folders of every package with a `src`, sorted by name.
 *
 * @param {string} root the repository root
 * @returns {PackageFolders[]}
 */
export function readPackageFolders(root) {
  return readdirSync(path.join(root, 'packages'))
    .sort()
    .flatMap((name) => {
      const dir = path.join(root, 'packages', name)
      const src = path.join(dir, 'src')
      if (!existsSync(src)) return []
      const {lectern = {}} = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'))
      const present = readdirSync(src, {withFileTypes: true})
        .filter((entry) => entry.isDirectory() && entry.name !== 'fixtures')
        .map((entry) => entry.name)
        .sort()
      const {folders, largeFolders, componentCycles} = lectern
      return [{name, folders, largeFolders, componentCycles, present}]
    })
}
