import {spawnSync} from 'node:child_process'

/**
 * Runs a command.
 *
 * @callback RunCommand
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {boolean} whether the command succeeded
 */

/**
 * Tries to install packages with apt. If that isn't possible, nothing is installed.
 *
 * @param {readonly string[]} packages
 * @param {RunCommand} [run]
 */
export function installDebianPackages(packages, run = runCommand) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const args of [['update'], ['install', '-y', ...packages]]) {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args]
    run(command, rest)
  }
}

/** @type {RunCommand} */
export function runCommand(command, args) {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'}
  return spawnSync(command, args, {stdio: 'ignore', env}).status === 0
}
