import {matchPattern} from './match-pattern.mjs'

/**
 * @typedef {string | Readonly<Record<string, string>>} ExportTarget
 * @typedef {Readonly<Record<string, ExportTarget | null>>} ExportMap `null` excludes files from a pattern
 * @typedef {object} PackageManifest
 * @property {string} name
 * @property {string} version
 * @property {boolean} [private]
 * @property {readonly string[]} [files]
 * @property {string | Readonly<Record<string, string>>} [bin]
 * @property {ExportMap} [exports]
 * @property {Readonly<Record<string, string>>} [dependencies]
 * @property {Readonly<Record<string, string>>} [optionalDependencies]
 * @property {Readonly<Record<string, string>>} [peerDependencies]
 * @property {Readonly<Record<string, {optional?: boolean}>>} [peerDependenciesMeta]
 * @property {Readonly<Record<string, string>>} [devDependencies]
 * @property {unknown} [repository]
 * @property {unknown} [lectern]
 */

/** Matches a TypeScript source for a site's bundler. Node can't run these files. */
const SOURCE = /\.tsx?$/

/**
 * Creates the published package.json: types point to declarations instead of sources, and the `source` condition,
 * `devDependencies` and `lectern` (settings for this repository's scripts) are removed.
 *
 * @param {PackageManifest} manifest the package.json in the repository
 * @param {{files?: readonly string[], usesNodeTypes?: boolean, repository?: unknown}} [context] `files`: the
 *   package's files, relative to it, with `/`; `repository`: the value for npm, which displays it and uses it to
 *   verify provenance
 * @returns {PackageManifest}
 */
export function createPublishedManifest(
  {devDependencies: _, lectern: __, ...manifest},
  {files = [], usesNodeTypes = false, repository} = {}
) {
  const published = {
    ...manifest,
    ...(repository === undefined ? {} : {repository}),
    ...(usesNodeTypes ? addNodeTypes(manifest) : {})
  }
  const exports = Object.entries(manifest.exports ?? {})
  if (exports.length === 0) return published
  return {
    ...published,
    exports: Object.fromEntries(
      exports.flatMap(([name, target]) => publishExport(name, target, files))
    ),
    files: [...(manifest.files ?? []), 'types']
  }
}

/**
 * Adds an optional peer dependency on Node's types, for declarations that mention them. Sites don't
 * need Node's types, and Node projects have their own version.
 *
 * @param {PackageManifest} manifest
 */
function addNodeTypes({peerDependencies, peerDependenciesMeta}) {
  return {
    peerDependencies: {...peerDependencies, '@types/node': '*'},
    peerDependenciesMeta: {...peerDependenciesMeta, '@types/node': {optional: true}}
  }
}

/**
 * Lists the declarations of a package's exports, relative to its declarations folder and with `*` as in
 * `exports`: `index.d.ts`, `*.d.ts`, `components/*.d.ts`.
 *
 * @param {PackageManifest} manifest
 * @returns {string[]}
 */
export function listTypedEntries({exports = {}}) {
  return Object.values(exports)
    .map((target) => (typeof target === 'string' ? target : (target?.source ?? '')))
    .filter((file) => /^\.\/src\/.*(?:\.[jt]sx?|\*)$/.test(file))
    .map((file) => declarationOf(file).replace(/^\.\/types\//, ''))
}

/**
 * @param {string} name
 * @param {ExportTarget | null} target
 * @param {readonly string[]} files
 * @returns {[string, ExportTarget | null][]}
 */
function publishExport(name, target, files) {
  if (target === null) return [[name, null]]
  if (typeof target !== 'string')
    return [[name, publishConditions(target)], ...excludeChunks(name, target, files)]
  if (SOURCE.test(target)) return [publishSource(name, target)]
  if (!target.includes('*')) return [[name, target]]
  return target.endsWith('*')
    ? publishFolder(name, target, files)
    : publishModules(name, target, files)
}

/** @param {Readonly<Record<string, string>>} target */
function publishConditions(target) {
  const {source, types: _, default: program, ...others} = target
  if (source === undefined) return target
  if (program === undefined || program === source) return {types: declarationOf(source)}
  return {types: declarationOf(source), ...others, default: program}
}

/**
 * Excludes the chunks that exports share. A pattern would also export them, without types and under unstable
 * names.
 *
 * @param {string} name
 * @param {Readonly<Record<string, string>>} target
 * @param {readonly string[]} files
 * @returns {[string, null][]}
 */
function excludeChunks(name, {default: program = ''}, files) {
  if (!name.endsWith('/*')) return []
  const chunks = program.replace('*', 'chunk-*')
  const hasChunks = files.some((file) => matchPattern(chunks, `./${file}`) !== undefined)
  return hasChunks ? [[name.replace('*', 'chunk-*'), null]] : []
}

/**
 * Publishes a folder whose files are imported with extensions, such as `./components/*`. A pattern
 * needs an extension to point to declarations. Folders with only `.ts` or only `.tsx` files get a
 * pattern. In mixed folders, each module is listed.
 *
 * @param {string} name
 * @param {string} target
 * @param {readonly string[]} files
 * @returns {[string, ExportTarget][]}
 */
function publishFolder(name, target, files) {
  const [first, ...others] = ['.ts', '.tsx'].filter(
    (extension) => listModules(target, [extension], files).length > 0
  )
  const hasAssets = files.some(
    (file) => !SOURCE.test(file) && matchPattern(target, `./${file}`) !== undefined
  )
  const assets = /** @type {[string, ExportTarget][]} */ (hasAssets ? [[name, target]] : [])
  if (first === undefined) return assets
  if (others.length === 0) return [publishSource(name + first, target + first), ...assets]
  const modules = listModules(target, ['.ts', '.tsx'], files)
  return [
    ...modules.map(({match, extension}) =>
      publishSource(name.replace('*', match + extension), target.replace('*', match + extension))
    ),
    ...assets
  ]
}

/**
 * Publishes modules that are imported without an extension, such as `./behavior/*` for `./src/behavior/*.js`. In
 * the repository, `.js` resolves to `.ts` or `.tsx`. Other tools expect the file to exist, so each module is
 * listed with its actual extension.
 *
 * @param {string} name
 * @param {string} target
 * @param {readonly string[]} files
 * @returns {[string, ExportTarget][]}
 */
function publishModules(name, target, files) {
  const pattern = target.replace(/\.js$/, '')
  const modules = listModules(pattern, ['.ts', '.tsx'], files)
  if (modules.length === 0) return [[name, target]]
  return modules.map(({match, extension}) =>
    publishSource(name.replace('*', match), pattern.replace('*', match) + extension)
  )
}

/**
 * @param {string} pattern without an extension
 * @param {readonly string[]} extensions
 * @param {readonly string[]} files
 * @returns {{match: string, extension: string}[]} sorted by match
 */
function listModules(pattern, extensions, files) {
  return extensions
    .flatMap((extension) =>
      files
        .filter((file) => !file.endsWith('.d.ts'))
        .flatMap((file) => matchPattern(pattern + extension, `./${file}`) ?? [])
        .map((match) => ({match, extension}))
    )
    .sort((a, b) => (a.match < b.match ? -1 : 1))
}

/**
 * @param {string} name
 * @param {string} source
 * @returns {[string, ExportTarget]}
 */
function publishSource(name, source) {
  return [name, {types: declarationOf(source), default: source}]
}

/** @param {string} source such as `./src/a.ts`, `./src/*.js` or `./src/*` */
function declarationOf(source) {
  return `${source.replace(/^\.\/src\//, './types/').replace(/\.[jt]sx?$/, '')}.d.ts`
}
