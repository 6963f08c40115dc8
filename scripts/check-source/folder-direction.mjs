import path from 'node:path/posix'
import {findCycles} from './graph-cycles.mjs'

/** @typedef {import('./source-facts.mjs').SourceFacts} SourceFacts */
/** @typedef {import('./source-facts.mjs').ImportFact} ImportFact */
/** @typedef {import('./import-direction.mjs').SourceProblem} SourceProblem */
/** @typedef {import('./package-folders.mjs').PackageFolders} PackageFolders */

/**
 * Finds imports inside a package that violate the order of its folders.
 *
 * - A file in a folder may import from its own folder and from earlier ones in `lectern.folders`.
 * - A file directly in `src` may import from all folders, but no folder may import it.
 * - No file may import `src/index.ts`, which is the entry point for other packages.
 * - Nested folders aren't ordered, but their imports must not form a cycle.
 *
 * Type-only imports count. Tests may import anything, because the test of an early stage may run the whole pipeline.
 *
 * @param {readonly SourceFacts[]} sources
 * @param {PackageFolders} item
 * @returns {SourceProblem[]}
 */
export function findForbiddenFolderImports(sources, {name, folders = [], present}) {
  const src = `packages/${name}/src/`
  const code = sources.filter(({file, isTest}) => file.startsWith(src) && !isTest)
  const imports = code.flatMap(({file, imports}) => listLocalImports(file, imports, src))
  return [
    ...compareFolders(name, folders, present),
    ...imports.flatMap((found) => checkImport(found, folders)),
    ...findFolderCycles(imports, src)
  ]
}

/**
 * An import within a package. `from` and `to` are relative to `src`.
 *
 * @typedef {{file: string, line: number, specifier: string, from: string, to: string}} LocalImport
 */

/**
 * @param {string} file
 * @param {readonly ImportFact[]} imports
 * @param {string} src
 * @returns {LocalImport[]}
 */
function listLocalImports(file, imports, src) {
  return imports.flatMap(({specifier, line}) => {
    const target = path.join(path.dirname(file), specifier)
    if (!specifier.startsWith('.') || !target.startsWith(src)) return []
    return [{file, line, specifier, from: file.slice(src.length), to: target.slice(src.length)}]
  })
}

/**
 * @param {string} name
 * @param {readonly string[]} folders
 * @param {readonly string[]} present
 * @returns {SourceProblem[]}
 */
function compareFolders(name, folders, present) {
  const unlisted = present
    .filter((folder) => !folders.includes(folder))
    .map((folder) => `The folder src/${folder} isn't in \`lectern.folders\`.`)
  const missing = folders
    .filter((folder) => !present.includes(folder))
    .map((folder) => `\`lectern.folders\` lists ${folder}, but src/${folder} doesn't exist.`)
  return [...unlisted, ...missing].map((message) => ({
    file: `packages/${name}/package.json`,
    line: 1,
    rule: 'folder-list',
    message
  }))
}

/**
 * @param {LocalImport} found
 * @param {readonly string[]} folders
 * @returns {SourceProblem[]}
 */
function checkImport({file, line, specifier, from, to}, folders) {
  const message = describeForbiddenImport(specifier, from, to, folders)
  return message === undefined ? [] : [{file, line, rule: 'folder-direction', message}]
}

/**
 * @param {string} specifier
 * @param {string} from
 * @param {string} to
 * @param {readonly string[]} folders
 * @returns {string | undefined}
 */
function describeForbiddenImport(specifier, from, to, folders) {
  if (/^index\.[jt]sx?$/.test(to)) {
    return `\`${specifier}\` is the package's entry, which is for other packages; import the file itself.`
  }
  const importer = topFolder(from)
  const imported = topFolder(to)
  if (importer === undefined || importer === imported) return undefined
  if (imported === undefined) {
    return `${importer} imports \`${specifier}\`, which is directly in src; move it into a folder before ${importer}.`
  }
  // An unlisted folder is reported once, not for each import.
  if (!folders.includes(importer) || !folders.includes(imported)) return undefined
  if (folders.indexOf(imported) < folders.indexOf(importer)) return undefined
  return `${importer} imports \`${specifier}\`, but ${imported} comes after ${importer} in \`lectern.folders\`.`
}

/**
 * @param {readonly LocalImport[]} imports
 * @param {string} src
 * @returns {SourceProblem[]}
 */
function findFolderCycles(imports, src) {
  /** @type {Map<string, string[]>} */
  const graph = new Map()
  for (const {from, to} of imports) {
    const [importer, imported] = [path.dirname(from), path.dirname(to)]
    if (importer === imported || topFolder(from) !== topFolder(to)) continue
    graph.set(importer, [...(graph.get(importer) ?? []), imported])
  }
  return findCycles(graph).map((cycle) => {
    const way = [...cycle, ...cycle.slice(0, 1)].join(' → ')
    const message = `These folders form an import cycle: ${way}.`
    return {file: `${src}${cycle[0]}`, line: 1, rule: 'folder-cycle', message}
  })
}

/** @param {string} file relative to `src` */
function topFolder(file) {
  return file.includes('/') ? file.split('/')[0] : undefined
}
