// Sets up a clone. Every npm script of the repository calls it first. It runs before anything is installed, so it
// may only import from Node and this folder.
import {spawnSync} from 'node:child_process'
import {createHash} from 'node:crypto'
import {readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {compilePackages} from './compile.mjs'
import {prebuildModules} from './prebuild-modules.mjs'

/** The repository root, without a trailing slash. */
export const ROOT = path.resolve(fileURLToPath(new URL('..', import.meta.url)))

/** Minimum supported Node version: major and minor. */
const OLDEST_NODE = Object.freeze([20, 19])

/**
 * Sets up a clone: checks the Node version, installs dependencies from package-lock.json and compiles packages.
 * Prints nothing if everything is up to date. On failure, prints a message and exits with code 1.
 *
 * @param {{root?: string}} [options]
 */
export async function ensureSetup({root = ROOT} = {}) {
  const problem = checkNodeVersion(process.versions.node)
  if (problem) fail(problem)
  if (!isInstalled(root)) install(root)
  const compiled = await compilePackages({root})
  if (compiled.length > 0) console.log(`Compiled ${compiled.join(', ')}.`)
  if (await prebuildModules({root})) console.log('Prebuilt React, the client and the theme.')
}

/**
 * Checks a Node version. Returns a message if it's too old.
 *
 * @param {string} version such as `20.20.0`
 * @returns {string | undefined}
 */
export function checkNodeVersion(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined
  return `Node.js ${version} is too old: Lectern needs ${OLDEST_NODE.join('.')} or later. Install a current Node.js from https://nodejs.org and try again.`
}

/**
 * Checks whether node_modules matches package-lock.json. Compares the hash from the last check. If
 * it's missing, compares npm's own lockfile in node_modules, so that dependencies from
 * `npm install` aren't reinstalled.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const lockText = readText(path.join(root, 'package-lock.json'))
  const record = readText(path.join(root, 'node_modules/.package-lock.json'))
  if (lockText === undefined || record === undefined) return false
  const markerFile = path.join(root, 'node_modules/.lectern-setup')
  const marker = hashText(lockText + record)
  if (readText(markerFile) === marker) return true
  if (!agrees(JSON.parse(lockText), JSON.parse(record))) return false
  writeFileSync(markerFile, marker)
  return true
}

/**
 * @typedef {{version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean}} LockEntry
 * @typedef {{packages?: Record<string, LockEntry>}} Lock
 */

/**
 * Checks whether installed packages match the lockfile. Optional packages may be missing, because
 * most of them are for other platforms.
 *
 * @param {Lock} lock
 * @param {Lock} installed
 */
function agrees(lock, installed) {
  return Object.entries(lock.packages ?? {}).every(([folder, wanted]) => {
    if (!folder.startsWith('node_modules/') && !folder.includes('/node_modules/')) return true
    const found = installed.packages?.[folder]
    if (!found) return Boolean(wanted.optional ?? wanted.devOptional ?? wanted.peer)
    return found.version === wanted.version
  })
}

/** @param {string} root */
function install(root) {
  console.log('Installing the dependencies that package-lock.json names …')
  const installed = runNpmCi(root)
  if (!installed) {
    fail('npm could not install the dependencies; its own message stands above. Try again online.')
  }
  if (!isInstalled(root)) {
    fail(
      'npm installed something else than package-lock.json names. Delete node_modules, try again.'
    )
  }
}

/** @param {string} root */
function runNpmCi(root) {
  // No dependency needs install scripts, and disabling them is safer.
  const options = [
    '--ignore-scripts',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error'
  ]
  const [npm, ...before] = npmCommand()
  const {status} = spawnSync(npm, [...before, 'ci', ...options], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32' && npm === 'npm'
  })
  return status === 0
}

/**
 * Returns the npm that runs this script, or `npm` from the PATH.
 *
 * @returns {[string, ...string[]]}
 */
function npmCommand() {
  const caller = process.env.npm_execpath
  return caller?.endsWith('npm-cli.js') ? [process.execPath, caller] : ['npm']
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // If the file is missing, dependencies aren't installed.
    return undefined
  }
}

/** @param {string} text */
function hashText(text) {
  return createHash('sha256').update(text).digest('hex')
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message)
  process.exit(1)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureSetup()
