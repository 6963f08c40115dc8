import {listExportedModules} from './exported-modules.mjs'

/**
 * @typedef {import('./tarball.mjs').Tarball} Tarball
 * @typedef {import('./release-problem.mjs').ReleaseProblem} ReleaseProblem
 */

/** Files that npm always packs. */
const ALWAYS_PACKED = Object.freeze(['package.json', 'README.md', 'LICENSE'])

/**
 * Finds files that shouldn't be in a package, and missing files.
 *
 * @param {Tarball} tarball
 * @returns {ReleaseProblem[]}
 */
export function findTarballProblems(tarball) {
  return [
    ...findUnlistedFiles(tarball),
    ...findMissingModules(tarball),
    ...findLicenseProblems(tarball),
    ...findReadmeProblems(tarball)
  ]
}

/**
 * @param {Tarball} tarball
 * @returns {ReleaseProblem[]}
 */
function findReadmeProblems({manifest, contents}) {
  if (contents.has('README.md')) return []
  return [
    {
      severity: 'error',
      code: 'readme-missing',
      message: `${manifest.name} has no README.md, which the registry shows.`,
      location: 'README.md',
      hint: 'Write what the package takes and gives, with one example.'
    }
  ]
}

/**
 * @param {Tarball} tarball
 * @returns {ReleaseProblem[]}
 */
function findMissingModules(tarball) {
  return listExportedModules(tarball).flatMap(({specifier, program}) => {
    if (program === undefined || tarball.contents.has(program)) return []
    return [
      {
        severity: 'error',
        code: 'export-missing',
        message: `${specifier} has types, but its file is missing.`,
        location: program,
        hint: 'Correct the target in `exports`, or add the file.'
      }
    ]
  })
}

/**
 * @param {Tarball} tarball
 * @returns {ReleaseProblem[]}
 */
function findUnlistedFiles({manifest: {name, files = []}, contents}) {
  const isListed = (/** @type {string} */ file) =>
    files.some((entry) => file === entry || file.startsWith(`${entry}/`))
  return [...contents.keys()]
    .filter((file) => !ALWAYS_PACKED.includes(file) && !isListed(file))
    .map((file) => ({
      severity: 'error',
      code: 'tarball-file-unlisted',
      message: `${name} ships a file that \`files\` doesn't list.`,
      location: file,
      hint: 'Add its folder to `files`, or keep the file out of the package.'
    }))
}

/**
 * @param {Tarball} tarball
 * @returns {ReleaseProblem[]}
 */
function findLicenseProblems({manifest, contents}) {
  const text = new TextDecoder().decode(contents.get('LICENSE') ?? new Uint8Array())
  const named = 'license' in manifest && typeof manifest.license === 'string'
  if (text.trim() !== '' && named) return []
  return [
    {
      severity: 'error',
      code: 'license-missing',
      message: `${manifest.name} has no ${named ? 'LICENSE file' : '`license` in its package.json'}.`,
      location: named ? 'LICENSE' : 'package.json',
      hint: 'Add it, so that users know the terms.'
    }
  ]
}
