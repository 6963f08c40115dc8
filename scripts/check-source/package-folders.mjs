import {existsSync, readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'

/**
 * The folders of a package's `src`, as its package.json declares them under `lectern` and as they are on disk.
 *
 * @typedef {object} PackageFolders
 * @property {string} name the folder below `packages`
 * @property {readonly string[]} [folders] `lectern.folders`: the folders in `src`, each of which may import
 *   the ones before it
 * @property {Readonly<Record<string, string>>} [largeFolders] `lectern.largeFolders`: paths in `src` that may
 *   hold any number of files, each with the reason
 * @property {readonly ComponentCycle[]} [componentCycles] `lectern.componentCycles`: imports of components
 *   that may close a cycle
 * @property {readonly string[]} present the folders in `src` on disk, sorted
 */

/**
 * An import of a component that has to close a cycle.
 *
 * @typedef {object} ComponentCycle
 * @property {string} file relative to `src`
 * @property {string} imports the specifier, such as `@theme/Name`
 * @property {string} reason why the component can't be replaced otherwise, as one sentence
 */

/**
 * Reads the folders of every package that has a `src`, sorted by name.
 *
 * @param {string} root the top folder of the repository
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
