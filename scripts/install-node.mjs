// Installs another version of Node.js, so that every check can run with it.
import {existsSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {installNpmPackages, runCommand} from './install-packages.mjs'

/**
 * Installs a version of Node.js with npm's `node` package, unless it's already installed.
 *
 * @param {string} version such as `24` or `22.12.0`
 * @param {{folder?: string, run?: import('./install-packages.mjs').RunCommand}} [options] `folder` receives a
 *   folder per version
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
  if (!installNpmPackages(target, [`node@${version}`], run) || !existsSync(programs))
    throw new Error(`Node.js ${version} can't be installed with \`npm install node@${version}\`.`)
  return programs
}
