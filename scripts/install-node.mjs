// Installs another version of Node.js, so that every check can run with it.
import {spawnSync} from 'node:child_process'
import {existsSync, mkdirSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/**
 * Installs a version of Node.js with npm's `node` package, unless it's already installed.
 *
 * @param {string} version such as `24` or `22.12.0`
 * @param {{folder?: string, run?: (command: string, args: readonly string[], cwd: string) => boolean}} [options]
 *   `folder` receives a folder per version; `run` runs a command and returns whether it succeeded
 * @returns {string} the absolute folder that contains the program `node`
 */
export function installNode(
  version,
  {folder = path.join(os.tmpdir(), 'lectern-nodes'), run = runCommand} = {}
) {
  if (!/^\d+(?:\.\d+){0,2}$/.test(version))
    throw new Error(`--node is "${version}", expected a version such as 24 or 22.12.0.`)
  const target = path.join(folder, version)
  const programs = path.join(target, 'node_modules/node/bin')
  if (existsSync(programs)) return programs
  mkdirSync(target, {recursive: true})
  const args = ['install', '--prefix', target, '--no-save', '--no-audit', `node@${version}`]
  if (!run('npm', args, target) || !existsSync(programs))
    throw new Error(`Node.js ${version} can't be installed with \`npm install node@${version}\`.`)
  return programs
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 */
function runCommand(command, args, cwd) {
  return spawnSync(command, args, {cwd, stdio: 'inherit'}).status === 0
}
