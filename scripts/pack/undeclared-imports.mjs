import {readdirSync, readFileSync} from 'node:fs'
import {builtinModules} from 'node:module'
import path from 'node:path'
import {parseSync, Visitor} from 'oxc-parser'

/** Specifiers that only the bundler resolves. */
const MADE_BY_BUNDLER = /^(?:@theme|@theme-original|@theme-init|@site|@generated)\//

/** Matches installed packages and templates. Imports in templates are resolved in the new site. */
const IS_FOR_OTHERS = /^(?:templates|node_modules)[\\/]/

/**
 * @typedef {{file: string, name: string}} UndeclaredImport `file` is relative to the package
 */

/**
 * Finds packages that a package imports without declaring them in its package.json. These imports
 * work in this repository, but not necessarily if the package is installed from npm.
 *
 * @param {string} folder a staged package
 * @returns {UndeclaredImport[]} sorted by file
 */
export function findUndeclaredImports(folder) {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const declared = new Set([
    manifest.name,
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.peerDependencies ?? {})
  ])
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:[cm]?js|tsx?)$/.test(file) && !IS_FOR_OTHERS.test(file))
    .sort()
    .flatMap((file) =>
      findImportedPackages(file, readFileSync(path.join(folder, file), 'utf8'))
        .filter((name) => !isDeclared(name, declared))
        .map((name) => ({file: file.split(path.sep).join('/'), name}))
    )
}

/**
 * Lists the packages that a file imports, without duplicates, including types and dynamic imports.
 *
 * @param {string} file determines the syntax by its extension
 * @param {string} text
 * @returns {string[]}
 */
export function findImportedPackages(file, text) {
  const {module, program} = parseSync(file, text)
  const specifiers = [
    ...module.staticImports.map(({moduleRequest}) => moduleRequest.value),
    ...module.staticExports.flatMap(({entries}) =>
      entries.flatMap(({moduleRequest}) => (moduleRequest ? [moduleRequest.value] : []))
    ),
    ...module.dynamicImports.flatMap(({moduleRequest: {start, end}}) =>
      readString(text, start, end)
    ),
    ...(file.endsWith('.d.ts')
      ? findTypeImports(text)
      : text.includes('equire')
        ? findRequired(program)
        : [])
  ]
  return [...new Set(specifiers.filter(isPackage).map(packageName))]
}

/**
 * Returns the string literal between two offsets, or an empty list if it isn't a literal.
 *
 * @param {string} text
 * @param {number} start
 * @param {number} end
 */
function readString(text, start, end) {
  const found = /^(["'`])([^"'`$]*)\1$/.exec(text.slice(start, end))?.[2]
  return found === undefined ? [] : [found]
}

/**
 * Finds the arguments of `require` calls, including functions from `createRequire`. Generated code in strings is
 * ignored.
 *
 * @param {import('oxc-parser').Program} program
 */
function findRequired(program) {
  /** @type {string[]} */
  const names = []
  const visitor = new Visitor({
    CallExpression({callee, arguments: [argument]}) {
      const isText = argument?.type === 'Literal' && typeof argument.value === 'string'
      if (isText && isRequire(callee)) names.push(String(argument.value))
    }
  })
  visitor.visit(program)
  return names
}

/** @param {import('oxc-parser').Expression | {type: 'Super'}} callee */
function isRequire(callee) {
  if (callee.type === 'Identifier') return /^_*require\d*$/.test(callee.name)
  if (callee.type !== 'CallExpression') return false
  return callee.callee.type === 'Identifier' && /^_*createRequire\d*$/.test(callee.callee.name)
}

/** @param {string} text */
function findTypeImports(text) {
  return [...text.matchAll(/\bimport\(["']([^"']+)["']\)/g)].map(([, name = '']) => name)
}

/** @param {string} specifier */
function isPackage(specifier) {
  const isFile = /^[./#]/.test(specifier) || specifier.includes(':')
  return !isFile && !builtinModules.includes(specifier) && !MADE_BY_BUNDLER.test(specifier)
}

/** @param {string} specifier */
function packageName(specifier) {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

/**
 * Checks whether a package or its types are declared.
 *
 * @param {string} name
 * @param {ReadonlySet<string>} declared
 */
function isDeclared(name, declared) {
  return declared.has(name) || declared.has(`@types/${name}`)
}
