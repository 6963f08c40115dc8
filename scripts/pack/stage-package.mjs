import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync
} from 'node:fs'
import path from 'node:path'
import {listRuntimeFolders, readLockedPackages} from '../list-licenses.mjs'
import {createNotices, findBundledPackages, NOTICES_FILE} from './bundled-packages.mjs'
import {BUNDLED_TYPES, copyDeclarations} from './declarations.mjs'
import {matchPattern} from './match-pattern.mjs'
import {keepNeededDependencies} from './needed-dependencies.mjs'
import {createPublishedManifest, listTypedEntries} from './published-manifest.mjs'

/**
 * @typedef {import('../workspace.mjs').Workspace} Workspace
 * @typedef {import('../workspace.mjs').WorkspacePackage} WorkspacePackage
 * @typedef {import('../compile/package-facts.mjs').CompileFacts} CompileFacts
 * @typedef {import('../compile/package-facts.mjs').BundleFacts} BundleFacts
 *
 * @typedef {object} StageRequest
 * @property {string} root
 * @property {Workspace} workspace
 * @property {WorkspacePackage} item the package
 * @property {string} declarations folder with the declarations of all packages, from `writeDeclarations`
 * @property {string} folder output folder
 */

/** Files that aren't published: tests, their fixtures, and the hash of the inputs. */
const EXCLUDED = /(?:^|\/)(?:fixtures|\.inputs)(?:$|\/)|\.test\.\w+$/

/** Files that can import packages. */
const CODE = /\.(?:[cm]?[jt]sx?|css|json)$/

/** References to types from `@types/node` in declarations. */
const NODE_TYPES = /\bNodeJS\.|\bBuffer\b|["']node:/

/**
 * Writes a package to a folder that npm can pack.
 *
 * @param {StageRequest} request
 */
export function stagePackage(request) {
  const {root, workspace, item, declarations, folder} = request
  copySources(request)
  copyDeclarations({
    from: findDeclarations(declarations, item),
    to: path.join(folder, 'types'),
    entries: listEntries(request),
    themes: listThemes(request),
    bundled: listBundledTypes(request)
  })
  cpSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'))
  const bundled = listBundledPackages(item, readCode(folder, listFiles(folder)))
  if (bundled.length > 0)
    writeFileSync(path.join(folder, NOTICES_FILE), createNotices(root, bundled))
  const files = listFiles(folder)
  const {dependencies} = item.manifest
  const scope = item.name.replace(/[^/]*$/, '')
  const needed =
    dependencies &&
    keepNeededDependencies(dependencies, {
      scope,
      texts: readCode(folder, files),
      bundled: bundled.map(nameOf),
      forSites: readFacts(item).forSites
    })
  const manifest = createPublishedManifest(
    {
      ...item.manifest,
      ...(needed && {dependencies: needed}),
      files: [
        ...(item.manifest.files ?? []),
        ...[NOTICES_FILE, BUNDLED_TYPES].filter((file) => existsSync(path.join(folder, file)))
      ]
    },
    {
      files,
      usesNodeTypes: files.some((file) => isForNode(path.join(folder, file))),
      repository: locateRepository(workspace.manifest.repository, item)
    }
  )
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
  allowReading(folder)
}

/**
 * Sets the same mode on every file. Otherwise, the mode would depend on the umask, and a package could contain files
 * that only their owner can read. npm makes programs executable.
 *
 * @param {string} folder
 */
function allowReading(folder) {
  for (const file of listFiles(folder)) chmodSync(path.join(folder, file), 0o644)
}

/**
 * Returns the name of an installed package.
 *
 * @param {string} folder a key of the lockfile
 */
function nameOf(folder) {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/**
 * Lists third-party packages that are bundled into a package, as keys of the lockfile.
 *
 * @param {WorkspacePackage} item
 * @param {readonly string[]} texts contents of the package's files
 */
export function listBundledPackages(item, texts) {
  const found = findBundledPackages(item.folder, texts)
  const {prebundled = []} = readBundleFacts(item)
  const wholes = prebundled.map((name) => `node_modules/${name}`)
  // The minified client contains all of its dependencies, but no module names.
  if (item.manifest.files?.includes('ready')) wholes.push('packages/client')
  if (wholes.length === 0) return found
  const locked = readLockedPackages()
  const inside = listRuntimeFolders(locked, wholes).filter(
    (name) => name.includes('node_modules/') && !locked[name]?.link
  )
  return [...new Set([...found, ...inside])].sort()
}

/** @param {StageRequest} request */
function copySources({root, item, folder}) {
  const source = path.join(root, item.folder)
  const compiled = listCompiledSources(item)
  mkdirSync(folder, {recursive: true})
  for (const file of [...(item.manifest.files ?? []), 'README.md']) {
    // A missing README is reported by the release checks.
    if (file === 'README.md' && !existsSync(path.join(source, file))) continue
    cpSync(path.join(source, file), path.join(folder, file), {
      recursive: true,
      filter: (from) => {
        const relative = path.relative(source, from).split(path.sep).join('/')
        return !EXCLUDED.test(relative) && !compiled.includes(relative)
      }
    })
  }
}

/**
 * Lists the sources that only ship compiled, because they import packages that are bundled into
 * `dist`.
 *
 * @param {WorkspacePackage} item
 */
function listCompiledSources(item) {
  const {browser = [], compiled = []} = readBundleFacts(item)
  return [...browser, ...compiled].map((name) => `src/${name}.ts`)
}

/**
 * @param {WorkspacePackage} item
 * @returns {BundleFacts}
 */
function readBundleFacts(item) {
  return readFacts(item).compile?.bundle ?? {}
}

/**
 * @param {WorkspacePackage} item
 * @returns {{compile?: CompileFacts, forSites?: readonly string[]}} `forSites`: dependencies that the package doesn't
 *   import, so that sites can import them
 */
function readFacts({manifest}) {
  return manifest.lectern ?? {}
}

/** @param {StageRequest} request */
function listEntries({item, declarations}) {
  const files = listFiles(findDeclarations(declarations, item)).filter(
    (file) => !EXCLUDED.test(file)
  )
  return listTypedEntries(item.manifest).flatMap((entry) =>
    files.filter((file) => matchPattern(entry, file) !== undefined)
  )
}

/**
 * Lists a package's dependencies that export components.
 *
 * @param {StageRequest} request
 */
function listThemes({workspace, item, declarations}) {
  const {dependencies = {}} = item.manifest
  return workspace.packages
    .filter(({name, manifest}) => name in dependencies && manifest.exports?.['./components/*'])
    .map((theme) => ({name: theme.name, from: findDeclarations(declarations, theme)}))
}

/**
 * Lists the packages whose declarations are published with a package.
 *
 * @param {StageRequest} request
 */
function listBundledTypes({root, item}) {
  return (readBundleFacts(item).types ?? []).map((name) => {
    const from = path.join(root, 'node_modules', name)
    const {types} = JSON.parse(readFileSync(path.join(from, 'package.json'), 'utf8'))
    return {name, from, entry: path.posix.normalize(types).replace(/\.d\.cts$/, '.d.ts')}
  })
}

/**
 * @param {string} declarations
 * @param {WorkspacePackage} item
 */
function findDeclarations(declarations, item) {
  return path.join(declarations, path.basename(item.folder), 'src')
}

/**
 * Reads the files that can import packages.
 *
 * @param {string} folder
 * @param {readonly string[]} files
 */
function readCode(folder, files) {
  return files
    .filter((file) => CODE.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
}

/** @param {string} file */
function isForNode(file) {
  return file.endsWith('.d.ts') && NODE_TYPES.test(readFileSync(file, 'utf8'))
}

/**
 * Returns the value of `repository` for a package: the workspace's repository and the package's folder.
 *
 * @param {unknown} repository
 * @param {WorkspacePackage} item
 */
function locateRepository(repository, {folder}) {
  if (repository === undefined) return undefined
  const location =
    typeof repository === 'object' ? repository : {type: 'git', url: String(repository)}
  return {...location, directory: folder}
}

/**
 * Lists the files in a folder as sorted relative paths with forward slashes.
 *
 * @param {string} folder
 */
function listFiles(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort()
}
