// Bundles React and the client for development as a part of the bundler's package, so that the first
// start of a site need not.
import {createHash} from 'node:crypto'
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {pathToFileURL} from 'node:url'

/** Names what the bundle was made of; written last, so that one which was cut off is made again. */
const HASH_FILE = '.inputs'

/**
 * Make `packages/bundler/vendor`, unless it is there and nothing that it is made of has changed. The
 * packages have to be compiled.
 *
 * @param {{root: string}} options the top folder of the repository
 * @returns {Promise<boolean>} whether it was made
 */
export async function bundleReadyVendor({root}) {
  const packages = path.join(root, 'packages')
  const folder = path.join(packages, 'bundler/vendor')
  const hash = hashInputs(root)
  if (readText(path.join(folder, HASH_FILE)) === hash) return false
  const bundler = pathToFileURL(path.join(packages, 'bundler/dist/dev/dev-bundler.js')).href
  const {writeReadyVendor} = await import(bundler)
  // As `describeGenerator` finds them.
  const generatorDirs = ['core', 'client', 'bundler'].map((name) => path.join(packages, name))
  await writeReadyVendor(folder, generatorDirs)
  writeFileSync(path.join(folder, HASH_FILE), hash)
  return true
}

/** @param {string} root */
function hashInputs(root) {
  const hash = createHash('sha256')
  const client = path.join(root, 'packages/client/src')
  const sources = readdirSync(client, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .sort()
    .map((file) => path.join(client, file))
  const compiled = ['bundler', 'shared'].map((name) =>
    path.join(root, 'packages', name, 'dist/.inputs')
  )
  for (const file of [path.join(root, 'package-lock.json'), ...compiled, ...sources])
    hash.update(`\0${path.relative(root, file)}\0${readFileSync(file, 'utf8')}`)
  return hash.digest('hex')
}

/** @param {string} file */
function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
