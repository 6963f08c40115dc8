import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {listExportedModules} from './exported-modules.mjs'
import {installTarballs, linkPackages} from './install-tarballs.mjs'
import {runProgram} from './run-program.mjs'

/**
 * @typedef {import('./tarball.mjs').Tarball} Tarball
 * @typedef {import('./exported-modules.mjs').ExportedModule} ExportedModule
 * @typedef {import('./release-problem.mjs').ReleaseProblem} ReleaseProblem
 */

/** Compiler options for projects with a bundler and for Node projects. */
const RESOLUTIONS = Object.freeze({
  bundler: {module: 'ESNext', moduleResolution: 'Bundler'},
  nodenext: {module: 'NodeNext', moduleResolution: 'NodeNext'}
})

/** Strict compiler options. Declaration files are also checked. */
const STRICT = Object.freeze({
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  noEmit: true,
  types: ['node']
})

/**
 * Packages to install in addition to Lectern: React, because new sites have it, and the optional
 * Node.js types.
 */
const BESIDE = Object.freeze(['react', '@types/react', '@types/node'])

/** A diagnostic in the compiler's output: file, position and message. */
const DIAGNOSTIC = /^(.+?)\((\d+,\d+)\): error (TS\d+: .+)$/

/** Script that imports modules one by one and reports failures. */
const IMPORT_ALL = `
import {writeFileSync} from 'node:fs'
const failures = []
for (const specifier of JSON.parse(process.argv[2])) {
  try {
    await import(specifier)
  } catch (error) {
    failures.push([specifier, String(error)])
  }
}
writeFileSync(process.argv[3], JSON.stringify(failures))
`

/**
 * Tests packages in a project outside the repository. Imports every typed module in TypeScript and
 * every Node module in Node.
 *
 * @param {{root: string, folder: string, tarballs: readonly Tarball[]}} request `folder` is empty
 * @returns {Promise<ReleaseProblem[]>}
 */
export async function checkConsumer({root, folder, tarballs}) {
  installTarballs({root, tarballs, folder})
  linkPackages({root, from: '', names: BESIDE, folder})
  writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}')
  const modules = tarballs.flatMap((tarball) => listExportedModules(tarball))
  const types = await checkTypes(root, folder, modules)
  return [...types, ...(await checkImports(folder, modules))]
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {readonly ExportedModule[]} modules
 */
async function checkTypes(root, folder, modules) {
  const typed = modules.filter(({isTyped}) => isTyped)
  const names = typed.map(({specifier}, index) => `import * as m${index} from '${specifier}'`)
  const used = `export const all = [${typed.map((_, index) => `m${index}`).join(', ')}]`
  writeFileSync(path.join(folder, 'consumer.ts'), `${names.join('\n')}\n${used}\n`)
  const found = await Promise.all(
    Object.entries(RESOLUTIONS).map(async ([resolution, options]) => {
      const project = path.join(folder, `tsconfig.${resolution}.json`)
      const compilerOptions = {...STRICT, ...options}
      writeFileSync(project, JSON.stringify({compilerOptions, files: ['consumer.ts']}))
      const compiler = path.join(root, 'node_modules/typescript/bin/tsc')
      const {stdout} = await runProgram(process.execPath, [compiler, '-p', project], {cwd: folder})
      return readDiagnostics(stdout, resolution)
    })
  )
  return found.flat()
}

/**
 * Reads compiler errors in our packages and in the project. Errors in third-party declarations are ignored.
 *
 * @param {string} output
 * @param {string} resolution
 * @returns {ReleaseProblem[]}
 */
export function readDiagnostics(output, resolution) {
  return output.split('\n').flatMap((line) => {
    const [, file = '', position, message] = DIAGNOSTIC.exec(line) ?? []
    if (file === '' || file.startsWith('..')) return []
    return [
      /** @type {ReleaseProblem} */ ({
        severity: 'error',
        code: 'types-invalid',
        message: `A TypeScript project with \`moduleResolution: ${resolution}\` fails: ${message}`,
        location: `${file}:${position?.replace(',', ':')}`,
        hint: 'Fix the declaration, or add the package that it needs to `dependencies`.'
      })
    ]
  })
}

/**
 * @param {string} folder
 * @param {readonly ExportedModule[]} modules
 * @returns {Promise<ReleaseProblem[]>}
 */
async function checkImports(folder, modules) {
  const specifiers = modules
    .filter(({program}) => runsInNode(program))
    .map(({specifier}) => specifier)
  const script = path.join(folder, 'import-all.mjs')
  const report = path.join(folder, 'import-failures.json')
  writeFileSync(script, IMPORT_ALL)
  const programArguments = [script, JSON.stringify(specifiers), report]
  const {stderr} = await runProgram(process.execPath, programArguments, {cwd: folder})
  if (!existsSync(report)) return [createImportProblem('its modules', stderr)]
  /** @type {[string, string][]} */
  const failures = JSON.parse(readFileSync(report, 'utf8'))
  return failures.map(([specifier, details]) => createImportProblem(specifier, details))
}

/**
 * Checks whether a file runs in Node. Files in `src` are for a site's bundler.
 *
 * @param {string | undefined} program
 */
function runsInNode(program = '') {
  return /\.m?js$/.test(program) && !program.startsWith('src/')
}

/**
 * @param {string} specifier
 * @param {string} details
 * @returns {ReleaseProblem}
 */
function createImportProblem(specifier, details) {
  return {
    severity: 'error',
    code: 'import-failed',
    message: `Node can't import ${specifier}.`,
    details,
    hint: 'Check its target in `exports`, and the packages that it imports.'
  }
}
