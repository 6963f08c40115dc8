// Installs programs that only tests need.
import {spawnSync} from 'node:child_process'
import {mkdirSync, writeFileSync} from 'node:fs'
import path from 'node:path'

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

/**
 * Tries to install packages with npm in a folder that isn't part of the repository.
 *
 * @param {string} folder absolute path
 * @param {readonly string[]} packages
 * @param {RunCommand} [run]
 * @returns {boolean} whether the installation succeeded
 */
export function installNpmPackages(folder, packages, run = runCommand) {
  mkdirSync(folder, {recursive: true})
  writeFileSync(path.join(folder, 'package.json'), '{"private": true}\n')
  const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund']
  return run('npm', ['install', ...options, ...packages])
}

/** @type {RunCommand} */
export function runCommand(command, args) {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'}
  return spawnSync(command, args, {stdio: 'ignore', env}).status === 0
}
