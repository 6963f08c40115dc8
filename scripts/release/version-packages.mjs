import {spawnSync} from 'node:child_process'
import {readFileSync, writeFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import {listPublicPackages, readWorkspace} from '../workspace.mjs'
import {CHANGELOG_FILE, writeRelease} from './changelog.mjs'
import {readChangesets} from './changesets.mjs'

/** @typedef {import('./release-problem.mjs').ReleaseProblem} ReleaseProblem */

/** CLI of changesets. It's used because changesets has no API for versioning. */
const CHANGESETS = createRequire(import.meta.url).resolve('@changesets/cli/bin.js')

/**
 * Updates the version of all packages from the changesets, and deletes the changesets. Also updates
 * the root, the lockfile and the changelog.
 *
 * @param {{root: string, log: (line: string) => void}} request
 * @returns {ReleaseProblem | undefined}
 */
export function versionPackages({root, log}) {
  const changesets = readChangesets(root)
  if (changesets.every(({bump}) => bump === 'none')) {
    return createProblem('changesets-missing', 'No changeset says what the next version is.', {
      hint: 'Add one with `npx changeset`.'
    })
  }
  const versioned = run(root, process.execPath, [CHANGESETS, 'version'])
  if (versioned.status !== 0) {
    return createProblem('version-failed', 'changesets could not set the versions.', {
      details: versioned.stderr,
      hint: 'Fix the changeset that it names.'
    })
  }
  const version = listPublicPackages(readWorkspace(root))[0]?.manifest.version ?? ''
  edit(path.join(root, 'package.json'), (text) =>
    text.replace(/^( {2}"version": ")[^"]*/m, `$1${version}`)
  )
  edit(path.join(root, CHANGELOG_FILE), (text) => writeRelease(text, version, changesets))
  // Only our own versions change, so npm's cache is sufficient.
  const locked = run(root, 'npm', [
    'install',
    '--package-lock-only',
    '--ignore-scripts',
    '--prefer-offline',
    '--no-audit',
    '--no-fund'
  ])
  if (locked.status !== 0) {
    return createProblem('lockfile-failed', 'npm could not update the lockfile.', {
      details: locked.stderr,
      hint: 'Run `npm install --package-lock-only`.'
    })
  }
  log(`All packages have version ${version}. Review the changelog, then commit.`)
  return undefined
}

/**
 * @param {string} code
 * @param {string} message
 * @param {{hint: string, details?: string}} more
 * @returns {ReleaseProblem}
 */
function createProblem(code, message, more) {
  return {severity: 'error', code, message, ...more}
}

/**
 * @param {string} file
 * @param {(text: string) => string} change
 */
function edit(file, change) {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

/**
 * @param {string} root
 * @param {string} program
 * @param {readonly string[]} args
 */
function run(root, program, args) {
  const shell = process.platform === 'win32' && program === 'npm'
  return spawnSync(program, args, {cwd: root, encoding: 'utf8', shell})
}
