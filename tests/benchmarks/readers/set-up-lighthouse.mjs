import {spawnSync} from 'node:child_process'
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'

/**
 * The last major version for Node 20. It isn't part of the repository's dependencies, because it
 * brings 200 packages.
 */
const MANIFEST = `${JSON.stringify(
  {name: 'bench-lighthouse', private: true, dependencies: {lighthouse: '12.8.2'}},
  null,
  2
)}\n`

/**
 * Installs Lighthouse below the work folder if it's missing, which requires the network.
 *
 * @param {{workDir: string, log: (line: string) => void}} options
 * @returns {string} Path of its program, for Node.
 */
export function setUpLighthouse({workDir, log}) {
  const folder = path.join(workDir, 'lighthouse')
  const marker = path.join(folder, 'node_modules/.installed')
  const program = path.join(folder, 'node_modules/lighthouse/cli/index.js')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === MANIFEST) return program
  log('Installing Lighthouse …')
  mkdirSync(folder, {recursive: true})
  writeFileSync(path.join(folder, 'package.json'), MANIFEST)
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const {status} = spawnSync('npm', args, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32'
  })
  if (status !== 0) throw new Error('npm could not install Lighthouse; its message stands above.')
  writeFileSync(marker, MANIFEST)
  return program
}
