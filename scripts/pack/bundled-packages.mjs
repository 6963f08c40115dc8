import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'

/** The file with the licenses of bundled packages. */
export const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt'

/**
 * Patterns for the paths of bundled modules in esbuild's output: in a comment, or as the key of a CommonJS module.
 * Paths are relative to a folder in `packages`.
 */
const MODULES = Object.freeze([
  /^\s*\/\/ ((?:\.\.\/)*)((?:[\w.-]+\/)?node_modules\/[\w@./+-]+)/gm,
  /["']((?:\.\.\/)*)((?:[\w.-]+\/)?node_modules\/[\w@./+-]+)["']\(/g
])

/** Matches the package folder at the start of a path, below the innermost `node_modules`. */
const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/

/**
 * Lists third-party packages that are bundled into a package, as sorted keys of the lockfile such as
 * `node_modules/zod`.
 *
 * @param {string} packageFolder such as `packages/core`
 * @param {readonly string[]} texts contents of the package's files
 */
export function findBundledPackages(packageFolder, texts) {
  /** @type {Set<string>} */
  const found = new Set()
  for (const text of texts)
    for (const [, above = '', rest = ''] of MODULES.flatMap((one) => [...text.matchAll(one)])) {
      const [folder] = PACKAGE.exec(locate(packageFolder, above.length / 3, rest)) ?? []
      if (folder) found.add(folder)
    }
  return [...found].sort()
}

/**
 * @param {string} packageFolder
 * @param {number} levels number of `../` in the path
 * @param {string} rest
 */
function locate(packageFolder, levels, rest) {
  if (levels === 0) return `${packageFolder}/${rest}`
  return levels === 1 ? `packages/${rest}` : rest
}

/** Matches files with license terms. They have to be included in copies of the code. */
const TERMS = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i

/**
 * Creates the text with the licenses of bundled packages. Most licenses require it.
 *
 * @param {string} root
 * @param {readonly string[]} folders from `findBundledPackages`
 */
export function createNotices(root, folders) {
  const parts = folders.map((folder) => describePackage(path.join(root, folder)))
  const count =
    parts.length === 1 ? 'a third-party package' : `${parts.length} third-party packages`
  return [`This package contains code of ${count}.\n`, ...parts].join(`\n${'-'.repeat(80)}\n\n`)
}

/** @param {string} folder */
function describePackage(folder) {
  const {name, version, license, author} = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8')
  )
  const by = typeof author === 'object' ? author?.name : author
  const head = [
    `${name} ${version}`,
    `License: ${license ?? 'see below'}`,
    ...(by ? [`By ${by}`] : [])
  ]
  const terms = readdirSync(folder).filter(
    (file) => TERMS.test(file) && !/\.[cm]?[jt]s$/.test(file)
  )
  const texts = terms.sort().map((file) => readText(path.join(folder, file)))
  return [`${head.join('\n')}\n`, ...texts].join('\n')
}

/** @param {string} file */
function readText(file) {
  return `${readFileSync(file, 'utf8').replace(/\r\n?/g, '\n').trim()}\n`
}
