import {spawnSync} from 'node:child_process'
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'

/**
 * Generates the declarations of every package with the TypeScript compiler.
 *
 * @param {{root: string, outDir: string}} folders `packages/core/src/a.ts` becomes `<outDir>/core/src/a.d.ts`
 * @throws Error with the compiler's message
 */
export function writeDeclarations({root, outDir}) {
  mkdirSync(outDir, {recursive: true})
  const project = path.join(outDir, 'tsconfig.json')
  writeFileSync(project, JSON.stringify(createProject(root, outDir)))
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc')
  const {status, stdout} = spawnSync(process.execPath, [compiler, '-p', project], {
    cwd: root,
    encoding: 'utf8'
  })
  if (status !== 0) throw new Error(`The types of the packages cannot be written.\n${stdout}`)
}

/**
 * @param {string} root
 * @param {string} outDir
 */
function createProject(root, outDir) {
  const packages = path.join(root, 'packages')
  return {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      allowJs: false,
      checkJs: false,
      rootDir: packages,
      outDir,
      typeRoots: [path.join(root, 'node_modules/@types')]
    },
    include: [path.join(packages, '*/src'), path.join(root, 'website/src/modules.d.ts')],
    exclude: ['*.test.ts', '*.test.tsx'].map((name) => path.join(packages, '**', name))
  }
}

/**
 * A package with components that sites import as `@theme/…`.
 *
 * @typedef {{name: string, from: string}} ThemePackage `from` is the folder with its declarations
 */

/**
 * A package whose declarations are published with ours, so that sites don't have to install it.
 *
 * @typedef {{name: string, from: string, entry: string}} BundledTypes `from`: its folder; `entry`: the declarations
 *   of its main export, relative to it
 */

/**
 * Folder of bundled packages' declarations. It's next to our declarations and not inside their
 * folder, because a pattern in `exports` would make them public there.
 */
export const BUNDLED_TYPES = 'bundled-types'

/** Matches imports in a declaration, with their quotes. Declarations have no computed imports. */
const IMPORT = /((?:from |import\()["'])([^"']+)(["'])/g

/** Matches imports of stylesheets, and references to their declarations. Types don't need them. */
const STYLESHEETS =
  /^(?:import ["'][^"']+\.css["'];?|\/\/\/ <reference path="[^"]*stylesheets\.d\.ts" \/>)\n/gm

/** Specifier of a theme component. Packages have their components in `components`. */
const COMPONENT = /^@theme\//

/**
 * Copies the declarations that entries import, directly or indirectly. Most modules aren't part of the public
 * types.
 *
 * `@theme/Name` is replaced by the component in the same package, or in a theme that it depends on, because the
 * types have to work in projects that don't map `@theme`.
 *
 * A package in `bundled` becomes a relative import of a copy of its declarations.
 *
 * @param {{from: string, to: string, entries: readonly string[], themes?: readonly ThemePackage[],
 *   bundled?: readonly BundledTypes[]}} request folders; entries are relative, such as `index.d.ts`
 */
export function copyDeclarations({from, to, entries, themes = [], bundled = []}) {
  /** @type {Set<BundledTypes>} */
  const used = new Set()
  /** @type {Set<string>} */
  const seen = new Set()
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    const {text, needed, packages} = readDeclaration(from, file, {themes, bundled})
    mkdirSync(path.dirname(path.join(to, file)), {recursive: true})
    writeFileSync(path.join(to, file), text)
    waiting.push(...needed)
    for (const one of packages) used.add(one)
  }
  for (const one of used)
    copyDeclarations({
      from: one.from,
      to: path.join(to, '..', BUNDLED_TYPES, one.name),
      entries: [one.entry]
    })
}

/**
 * @param {string} folder
 * @param {string} file
 * @param {{themes: readonly ThemePackage[], bundled: readonly BundledTypes[]}} packages
 */
function readDeclaration(folder, file, {themes, bundled}) {
  /** @type {string[]} */
  const needed = []
  /** @type {BundledTypes[]} */
  const packages = []
  const source = omitStylesheets(readFileSync(path.join(folder, file), 'utf8'))
  const text = source.replace(IMPORT, (_, before, request, after) => {
    const inside = bundled.find(({name}) => name === request)
    if (inside) {
      packages.push(inside)
      const copied = `../${BUNDLED_TYPES}/${inside.name}/${inside.entry}`
      return `${before}${toRelative(file, copied)}${after}`
    }
    const found = findDeclaration(folder, path.posix.dirname(file), request)
    if (found !== undefined) needed.push(found)
    return `${before}${COMPONENT.test(request) ? nameComponent(request, {file, found, themes}) : request}${after}`
  })
  return {text, needed, packages}
}

/**
 * Removes imports of stylesheets. A file without other imports and exports stays a module.
 *
 * @param {string} source
 */
function omitStylesheets(source) {
  const text = source.replace(STYLESHEETS, '')
  return text === source || /^(?:import|export)\b/m.test(text) ? text : `${text}export {};\n`
}

/**
 * @param {string} folder
 * @param {string} importer a folder in `folder`
 * @param {string} request
 * @returns {string | undefined} path relative to `folder`
 */
function findDeclaration(folder, importer, request) {
  if (!request.startsWith('.') && !COMPONENT.test(request)) return undefined
  const base = request.startsWith('.')
    ? path.posix.join(importer, request.replace(/\.jsx?$/, ''))
    : request.replace(COMPONENT, 'components/')
  return [`${base}.d.ts`, `${base}/index.d.ts`].find((file) => existsSync(path.join(folder, file)))
}

/**
 * @param {string} request
 * @param {{file: string, found: string | undefined, themes: readonly ThemePackage[]}} context
 */
function nameComponent(request, {file, found, themes}) {
  if (found !== undefined) return toRelative(file, found)
  for (const {name, from} of themes) {
    const declaration = findDeclaration(from, '', request)
    if (declaration !== undefined) return `${name}/${declaration.replace(/\.d\.ts$/, '.tsx')}`
  }
  return request
}

/**
 * @param {string} importer
 * @param {string} file a declaration
 */
function toRelative(importer, file) {
  const relative = path.posix.relative(path.posix.dirname(importer), file)
  const request = relative.startsWith('.') ? relative : `./${relative}`
  return request.replace(/\.d\.ts$/, '.js')
}
