// Prebuilds modules that are the same for every site: a bundle of React and the client, the theme's
// modules, and the edits to the router. They're part of the bundler package and speed up the first
// build and the first start of the development server.
import {createHash} from 'node:crypto'
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {pathToFileURL} from 'node:url'

/** File with the hash of all inputs. Written last, so an interrupted run is repeated. */
const HASH_FILE = '.inputs'

/** Folders with the components that most sites use. */
const COMPONENTS = Object.freeze([
  'theme/src',
  'plugin-search/src/browser',
  'plugin-search/src/modal',
  'plugin-search/src/components',
  'plugin-debug/src/components',
  'plugin-debug/src/json-view',
  'shared/dist'
])

/**
 * Creates `packages/bundler/ready`, unless it's up to date. The packages have to be compiled first.
 *
 * @param {{root: string}} options the repository root
 * @returns {Promise<boolean>} whether it was rebuilt
 */
export async function prebuildModules({root}) {
  const packages = path.join(root, 'packages')
  const folder = path.join(packages, 'bundler/ready')
  const hash = hashInputs(root)
  if (readText(path.join(folder, HASH_FILE)) === hash) return false
  const bundler = pathToFileURL(path.join(packages, 'bundler/dist/dev/dev-bundler.js')).href
  const {writeReadyEdits, writeReadyModules, writeReadyVendor} = await import(bundler)
  // These are the same folders as in `describeGenerator`.
  const generatorDirs = ['core', 'client', 'bundler'].map((name) => path.join(packages, name))
  await writeReadyVendor(folder, generatorDirs)
  const components = COMPONENTS.map((name) => path.join(packages, name))
  await writeReadyModules(folder, components)
  await writeReadyEdits(folder, path.join(packages, 'client'))
  writeFileSync(path.join(folder, HASH_FILE), hash)
  return true
}

/** @param {string} root */
function hashInputs(root) {
  const hash = createHash('sha256')
  const sources = ['client/src', ...COMPONENTS].flatMap((name) =>
    listSources(path.join(root, 'packages', name))
  )
  const compiled = ['bundler', 'shared'].map((name) =>
    path.join(root, 'packages', name, 'dist/.inputs')
  )
  for (const file of [path.join(root, 'package-lock.json'), ...compiled, ...sources])
    hash.update(`\0${path.relative(root, file)}\0${readFileSync(file, 'utf8')}`)
  return hash.digest('hex')
}

/** @param {string} folder */
function listSources(folder) {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .sort()
    .map((file) => path.join(folder, file))
}

/** @param {string} file */
function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
