import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'

/** @typedef {import('./import-direction.mjs').SourceProblem} SourceProblem */

/**
 * The parts of a package that its README describes.
 *
 * @typedef {object} DocumentedPackage
 * @property {string} name name of the folder in `packages`
 * @property {string} readme text of the README, empty if it's missing
 * @property {readonly string[]} folders `lectern.folders` of its package.json
 * @property {readonly string[]} dependencies packages that it depends on at runtime, without Lectern's own
 */

/**
 * Finds dependencies and folders that a package's README doesn't describe. A name such as `mdast-util-gfm-*`
 * describes several packages.
 *
 * @param {DocumentedPackage} documented
 * @returns {SourceProblem[]}
 */
export function findMissingReadmeParts({name, readme, folders, dependencies}) {
  const names = [...readme.matchAll(/`([^`\s]+)`/g)].map(([, code = '']) => code)
  const file = `packages/${name}/README.md`
  const isDescribed = (/** @type {string} */ dependency) =>
    names.some((code) =>
      code.endsWith('*') ? dependency.startsWith(code.slice(0, -1)) : code === dependency
    )
  const isListed = (/** @type {string} */ folder) =>
    names.some((code) => new RegExp(`^(?:src/)?${folder}(?:/|$)`).test(code))
  return [
    ...dependencies
      .filter((dependency) => !isDescribed(dependency))
      .map((dependency) => ({
        ...{file, line: 1, rule: 'readme-dependency'},
        message: `the dependency \`${dependency}\` is missing. Add its purpose.`
      })),
    ...folders
      .filter((folder) => !isListed(folder))
      .map((folder) => ({
        ...{file, line: 1, rule: 'readme-folder'},
        message: `the folder \`${folder}\` is missing. Add its contents.`
      }))
  ]
}

/**
 * Reads the README and package.json of a package.
 *
 * @param {string} root the repository root
 * @param {string} name name of the folder in `packages`
 * @returns {DocumentedPackage}
 */
export function readDocumentedPackage(root, name) {
  const dir = path.join(root, 'packages', name)
  const readme = path.join(dir, 'README.md')
  const manifest = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'))
  const {dependencies, peerDependencies, optionalDependencies, lectern = {}} = manifest
  const all = Object.keys({...dependencies, ...peerDependencies, ...optionalDependencies})
  return {
    name,
    readme: existsSync(readme) ? readFileSync(readme, 'utf8') : '',
    folders: lectern.folders ?? [],
    dependencies: all.filter((dependency) => !/^@(?:lectern|types)\//.test(dependency))
  }
}
