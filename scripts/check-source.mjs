// Checks the source for wrong or cyclic imports, `any`, long files and functions, large folders, unpinned
// workflow actions, parts that READMEs don't describe, and regular expressions that take more than linear
// time. Also prints sizes.
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {findImportCycles} from './check-source/import-cycles.mjs'
import {findForbiddenFolderImports} from './check-source/folder-direction.mjs'
import {findForbiddenImports} from './check-source/import-direction.mjs'
import {readPackageFolders} from './check-source/package-folders.mjs'
import {findMissingReadmeParts, readDocumentedPackage} from './check-source/readme-parts.mjs'
import {findSlowRegexes} from './check-source/slow-regexes.mjs'
import {readSourceFacts} from './check-source/source-facts.mjs'
import {measureSources, renderFigures} from './check-source/source-figures.mjs'
import {findUnguardedLookups} from './check-source/string-tables.mjs'
import {findUnpinnedActions} from './check-source/workflow-actions.mjs'
import {findLargeFolders, findLongFiles, findLongFunctions} from './check-source/source-limits.mjs'

/** @typedef {import('./check-source/package-folders.mjs').PackageFolders} PackageFolders */
/** @typedef {import('./check-source/import-direction.mjs').SourceProblem} SourceProblem */

/**
 * Checks source files given as text.
 *
 * @param {readonly {file: string, text: string}[]} files `file` is relative to the repository root, with `/`
 * @param {readonly PackageFolders[]} [packages] packages whose folders are checked
 * @returns {{problems: SourceProblem[], figures: ReturnType<typeof measureSources>}}
 */
export function checkSource(files, packages = []) {
  const sources = files.map(({file, text}) => readSourceFacts(file, text))
  const banned = sources.flatMap((source) =>
    source.banned.map((fact) => ({file: source.file, ...fact}))
  )
  const problems = [
    ...findForbiddenImports(sources),
    ...findImportCycles(sources, packages),
    ...banned,
    ...packages.flatMap((item) => findForbiddenFolderImports(sources, item)),
    ...packages.flatMap((item) => findLargeFolders(sources, item)),
    ...findLongFiles(sources),
    ...findLongFunctions(sources),
    ...findSlowRegexes(sources),
    ...findUnguardedLookups(sources)
  ]
  return {problems, figures: measureSources(sources)}
}

/**
 * Reads every TypeScript file of `packages/<name>/src`, sorted by name.
 *
 * @param {string} root
 */
function readPackageSources(root) {
  return readdirSync(path.join(root, 'packages'))
    .map((name) => `packages/${name}/src`)
    .filter((dir) => existsSync(path.join(root, dir)))
    .flatMap((dir) =>
      readdirSync(path.join(root, dir), {recursive: true, encoding: 'utf8'})
        .map((file) => `${dir}/${file.split(path.sep).join('/')}`)
        .filter((file) => /\.tsx?$/.test(file))
    )
    .sort()
    .map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')}))
}

/** Folders with workflows or examples of workflows. */
const WORKFLOW_FOLDERS = Object.freeze(['.github', 'content', 'packages/create-site/templates'])

/**
 * Reads the files that may contain a workflow.
 *
 * @param {string} root
 */
function readWorkflows(root) {
  return WORKFLOW_FOLDERS.flatMap((dir) =>
    readdirSync(path.join(root, dir), {recursive: true, encoding: 'utf8'})
      .map((file) => `${dir}/${file.split(path.sep).join('/')}`)
      .filter((file) => /\.(?:ya?ml|mdx?)$/.test(file))
      .sort()
      .map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')}))
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = path.resolve(fileURLToPath(new URL('..', import.meta.url)))
  const packages = readPackageFolders(root)
  const {problems: inSources, figures} = checkSource(readPackageSources(root), packages)
  const problems = [
    ...inSources,
    ...packages.flatMap(({name}) => findMissingReadmeParts(readDocumentedPackage(root, name))),
    ...findUnpinnedActions(readWorkflows(root))
  ]
  console.log(renderFigures(figures))
  for (const {file, line, rule, message} of problems) {
    console.error(`${file}:${line} ${rule}: ${message}`)
  }
  if (problems.length > 0) process.exitCode = 1
}
