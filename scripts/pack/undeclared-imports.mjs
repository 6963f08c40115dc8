import {readdirSync, readFileSync} from 'node:fs'
import {builtinModules} from 'node:module'
import path from 'node:path'
import {parseSync, Visitor} from 'oxc-parser'

/** Names that exist in a site's bundle alone: the bundler makes them. */
const MADE_BY_BUNDLER = /^(?:@theme|@theme-original|@theme-init|@site|@generated)\//

/** Files that a package hands out, whose imports are those of a site, and what is installed into it. */
const IS_FOR_OTHERS = /^(?:templates|node_modules)[\\/]/

/**
 * @typedef {{file: string, name: string}} UndeclaredImport `file` is relative to the package
 */

/**
 * Find packages that the files of a package import and its package.json does not name: in our clone they
 * are there all the same, at a user's place they may not be.
 *
 * @param {string} folder a package as it is packed
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
 * Packages that a file imports, each once, whether for its values, for its types or when it is needed.
 *
 * @param {string} file decides by its ending how the text is read
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
 * What stands in quotes between two places; nothing when it is computed.
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
 * What is taken with Node's `require`, one that was made for the place included. Texts that speak of it, as
 * programs that write code have many, are none.
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
 * A package of types stands for the one that it describes.
 *
 * @param {string} name
 * @param {ReadonlySet<string>} declared
 */
function isDeclared(name, declared) {
  return declared.has(name) || declared.has(`@types/${name}`)
}
