import path from 'node:path/posix'

/** @typedef {import('./source-facts.mjs').SourceFacts} SourceFacts */
/** @typedef {import('./import-direction.mjs').SourceProblem} SourceProblem */
/** @typedef {import('./package-folders.mjs').PackageFolders} PackageFolders */

/** Maximum source files per folder. */
const MAX_FILES = 20
/** Maximum lines per file. */
const MAX_FILE_LINES = 300
/** Maximum lines per function, including nested functions. */
const MAX_LINES = 80

/**
 * Finds a package's folders with too many files. Tests don't count. Folders in
 * `lectern.largeFolders` in its package.json are ignored.
 *
 * @param {readonly SourceFacts[]} sources
 * @param {PackageFolders} item
 * @returns {SourceProblem[]}
 */
export function findLargeFolders(sources, {name, largeFolders = {}}) {
  const src = `packages/${name}/src`
  return countFiles(sources)
    .filter(({folder}) => `${folder}/`.startsWith(`${src}/`))
    .filter(
      ({folder, files}) => files > MAX_FILES && !(folder.slice(src.length + 1) in largeFolders)
    )
    .map(({folder, files}) => ({
      file: folder,
      line: 1,
      rule: 'folder-size',
      message: `The folder holds ${files} source files, and ${MAX_FILES} is the limit; group them in subfolders.`
    }))
}

/**
 * Counts the source files directly in each folder. Tests don't count.
 *
 * @param {readonly SourceFacts[]} sources
 * @returns {{folder: string, files: number}[]}
 */
export function countFiles(sources) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const {file, isTest} of sources) {
    const folder = path.dirname(file)
    if (!isTest) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].map(([folder, files]) => ({folder, files}))
}

/**
 * Finds files that are too long. Tests aren't checked.
 *
 * @param {readonly SourceFacts[]} sources
 * @returns {SourceProblem[]}
 */
export function findLongFiles(sources) {
  return sources
    .filter(({isTest, lines}) => !isTest && lines > MAX_FILE_LINES)
    .map(({file, lines}) => ({
      file,
      line: 1,
      rule: 'file-length',
      message: `The file has ${lines} lines, and ${MAX_FILE_LINES} is the limit; split it.`
    }))
}

/**
 * Finds functions that are too long. Tests aren't checked.
 *
 * @param {readonly SourceFacts[]} sources
 * @returns {SourceProblem[]}
 */
export function findLongFunctions(sources) {
  return sources
    .filter(({isTest}) => !isTest)
    .flatMap(({file, functions}) =>
      functions
        .filter(({lines}) => lines > MAX_LINES)
        .map(({name, line, lines}) => ({
          file,
          line,
          rule: 'function-length',
          message: `${name} has ${lines} lines, and ${MAX_LINES} is the limit; split it.`
        }))
    )
}
