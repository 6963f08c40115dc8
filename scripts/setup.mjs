// Makes a clone ready to work with; every npm script of the repository starts here. Runs before
// anything is installed, so it may import from Node and from this folder alone.
import {spawnSync} from 'node:child_process'
import {createHash} from 'node:crypto'
import {readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {compilePackages} from './compile.mjs'
import {makeReady} from './make-ready.mjs'

/** The top folder of the repository, without a slash at its end. */
export const ROOT = path.resolve(fileURLToPath(new URL('..', import.meta.url)))

/** The oldest Node that the packages run on: major and minor. */
const OLDEST_NODE = Object.freeze([20, 19])

/**
 * Bring a clone to the state in which everything runs: Node is new enough, dependencies are those
 * of package-lock.json, packages are compiled. Says nothing and is quick when nothing is to do.
 * Ends the process with exit code 1 and one clear message when it cannot.
 *
 * @param {{root?: string}} [options]
 */
export async function ensureSetup({root = ROOT} = {}) {
  const complaint = checkNodeVersion(process.versions.node)
  if (complaint) fail(complaint)
  if (!isInstalled(root)) install(root)
  const compiled = await compilePackages({root})
  if (compiled.length > 0) console.log(`Compiled ${compiled.join(', ')}.`)
  if (await makeReady({root}))
    console.log('Made React, the client and the theme ready for development.')
}

/**
 * What is wrong with a Node version; nothing when it is new enough.
 *
 * @param {string} version such as `20.20.0`
 * @returns {string | undefined}
 */
export function checkNodeVersion(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined
  return `Node ${version} is too old: Lectern needs ${OLDEST_NODE.join('.')} or newer. Install a current Node from https://nodejs.org and try again.`
}

/**
 * Whether node_modules holds what package-lock.json asks for. A hash written after the last look
 * answers at once; without it npm's own record of what it installed is compared, so that a folder
 * which `npm install` made is not installed a second time.
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
 * Optional packages may be absent: most of them are for other platforms.
 *
 * @param {Lock} lock
 * @param {Lock} installed
 */
function agrees(lock, installed) {
  return Object.entries(lock.packages ?? {}).every(([place, wanted]) => {
    if (!place.startsWith('node_modules/') && !place.includes('/node_modules/')) return true
    const found = installed.packages?.[place]
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
  // Install scripts are not needed by any dependency, and not running them is safer.
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
 * Under `npm run` the very npm that was called; `npm` of the PATH otherwise.
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
    // Absent is an answer here: then there is something to install.
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
