import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {ensureEngines} from './ensure-engines.mjs'

/** @type {string} */
let folder

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'engines-'))
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

afterEach(() => {
  rmSync(folder, {recursive: true})
  vi.restoreAllMocks()
})

test('missing engines are installed with apt and npm', () => {
  /** @type {string[]} */
  const commands = []
  /** @type {import('./install-packages.mjs').RunCommand} */
  const run = (command, args) => {
    const isSearch = command === 'sh'
    if (!isSearch) commands.push([command, ...args].join(' ').replace('sudo -n ', ''))
    if (command === 'npm') addCommands(['turbo', 'turborepo-remote-cache', 'nx'])
    // Only Slurm is missing.
    return !isSearch || !/slurm|munge|sbatch/.test(args.join(' ')) || commands.length > 1
  }
  const {SITE_TEST_ENGINES} = ensureEngines(folder, run)
  expect(JSON.parse(SITE_TEST_ENGINES)).toEqual({folder, missing: {}})
  expect(commands).toEqual([
    'apt-get update',
    'apt-get install -y rsync munge slurmctld slurmd slurm-client',
    `npm install --prefix ${folder} --no-save --no-audit --no-fund turbo@2 turborepo-remote-cache@2 nx@24`
  ])
})

test('engines that can’t be installed are skipped with a reason', () => {
  const {SITE_TEST_ENGINES} = ensureEngines(folder, () => false)
  expect(JSON.parse(SITE_TEST_ENGINES).missing).toEqual({
    'gnu-parallel': "parallel, rsync can't be installed",
    ssh: "parallel, rsync, ssh, ssh-keygen, sshd can't be installed",
    slurm: "rsync, munged, slurmctld, slurmd, sbatch can't be installed",
    turborepo: "turbo, turborepo-remote-cache can't be installed",
    nx: "nx can't be installed"
  })
  expect(console.log).toHaveBeenLastCalledWith(
    "The example for Nx is skipped: nx can't be installed."
  )
})

/** @param {readonly string[]} names */
function addCommands(names) {
  const binDir = path.join(folder, 'node_modules/.bin')
  mkdirSync(binDir, {recursive: true})
  for (const name of names) writeFileSync(path.join(binDir, name), '')
}
