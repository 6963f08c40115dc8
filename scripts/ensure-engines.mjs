// Finds or installs the task runners and schedulers whose examples in the docs are tested.
import {existsSync, mkdirSync} from 'node:fs'
import path from 'node:path'
import {installDebianPackages, installNpmPackages, runCommand} from './install-packages.mjs'

/**
 * @typedef {object} Engine
 * @property {string} name name in the tests
 * @property {string} title
 * @property {readonly string[]} commands
 * @property {readonly string[]} [debian] Debian's packages with the commands
 * @property {readonly string[]} [npm] npm's packages with the commands
 */

/** @type {readonly Engine[]} */
const ENGINES = [
  {
    name: 'gnu-parallel',
    title: 'GNU parallel',
    commands: ['parallel', 'rsync'],
    debian: ['parallel', 'rsync']
  },
  {
    name: 'ssh',
    title: 'GNU parallel over SSH',
    commands: ['parallel', 'rsync', 'ssh', 'ssh-keygen', 'sshd'],
    debian: ['parallel', 'rsync', 'openssh-client', 'openssh-server', 'iproute2']
  },
  {
    name: 'slurm',
    title: 'Slurm',
    commands: ['rsync', 'munged', 'slurmctld', 'slurmd', 'sbatch'],
    debian: ['rsync', 'munge', 'slurmctld', 'slurmd', 'slurm-client']
  },
  {
    name: 'turborepo',
    title: 'Turborepo',
    commands: ['turbo', 'turborepo-remote-cache'],
    npm: ['turbo@2', 'turborepo-remote-cache@2']
  },
  {name: 'nx', title: 'Nx', commands: ['nx'], npm: ['nx@24']}
]

/**
 * Returns the variable that tells the tests which engines are missing and why. Packages from npm are installed in a
 * temporary folder.
 *
 * @param {string} folder absolute path of a temporary folder
 * @param {import('./install-packages.mjs').RunCommand} [run]
 * @returns {{SITE_TEST_ENGINES: string}}
 */
export function ensureEngines(folder, run = runCommand) {
  mkdirSync(path.join(folder, 'node_modules'), {recursive: true})
  const findMissing = (/** @type {Engine} */ {commands, npm}) =>
    commands.filter((command) =>
      npm ? !existsSync(path.join(folder, 'node_modules/.bin', command)) : !hasCommand(command, run)
    )
  const absent = ENGINES.filter((engine) => findMissing(engine).length > 0)
  const debian = [...new Set(absent.flatMap((engine) => engine.debian ?? []))]
  const npm = absent.flatMap((engine) => engine.npm ?? [])
  if (absent.length > 0) console.log(`Installing ${[...debian, ...npm].join(', ')} …`)
  if (debian.length > 0) installDebianPackages(debian, run)
  if (npm.length > 0) installNpmPackages(folder, npm, run)
  /** @type {Record<string, string>} */
  const missing = {}
  for (const engine of absent) {
    const commands = findMissing(engine)
    if (commands.length === 0) continue
    const reason = `${commands.join(', ')} can't be installed`
    missing[engine.name] = reason
    console.log(`The example for ${engine.title} is skipped: ${reason}.`)
  }
  return {SITE_TEST_ENGINES: JSON.stringify({folder, missing})}
}

/**
 * Returns whether a command exists. Debian has daemons in folders that aren't in the path of every user.
 *
 * @param {string} command
 * @param {import('./install-packages.mjs').RunCommand} run
 */
function hasCommand(command, run) {
  return run('sh', ['-c', 'PATH=$PATH:/usr/sbin:/sbin; command -v "$1"', 'sh', command])
}
