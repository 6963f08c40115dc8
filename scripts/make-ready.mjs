// Makes what is the same for every site ready for development, as a part of the bundler's package, so
// that the first start of a site need not: React and the client as a bundle, and the theme's modules.
import {createHash} from 'node:crypto'
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {pathToFileURL} from 'node:url'

/** Names what all of it was made of; written last, so that what was cut off is made again. */
const HASH_FILE = '.inputs'

/** Packages with modules that the pages of a usual site hold, and where. */
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
 * Make `packages/bundler/ready`, unless it is there and nothing that it is made of has changed. The
 * packages have to be compiled.
 *
 * @param {{root: string}} options the top folder of the repository
 * @returns {Promise<boolean>} whether it was made
 */
export async function makeReady({root}) {
  const packages = path.join(root, 'packages')
  const folder = path.join(packages, 'bundler/ready')
  const hash = hashInputs(root)
  if (readText(path.join(folder, HASH_FILE)) === hash) return false
  const bundler = pathToFileURL(path.join(packages, 'bundler/dist/dev/dev-bundler.js')).href
  const {writeReadyModules, writeReadyVendor} = await import(bundler)
  // As `describeGenerator` finds them.
  const generatorDirs = ['core', 'client', 'bundler'].map((name) => path.join(packages, name))
  await writeReadyVendor(folder, generatorDirs)
  const components = COMPONENTS.map((name) => path.join(packages, name))
  await writeReadyModules(folder, components)
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
