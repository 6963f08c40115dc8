import {spawnSync} from 'node:child_process'
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'

/** Search engines of other sites. They aren't part of the repository's dependencies. */
const MANIFEST = `${JSON.stringify(
  {name: 'bench-search', private: true, dependencies: {lunr: '2.3.9', minisearch: '7.2.0'}},
  null,
  2
)}\n`

/**
 * Installs the other engines below the work folder if they're missing, which requires the network.
 *
 * @param {{workDir: string, log: (line: string) => void}} options
 * @returns {NodeJS.Require} Loads them.
 */
export function setUpEngines({workDir, log}) {
  const folder = path.join(workDir, 'search-engines')
  const manifest = path.join(folder, 'package.json')
  const marker = path.join(folder, 'node_modules/.installed')
  if (!existsSync(marker) || readFileSync(marker, 'utf8') !== MANIFEST) {
    log('Installing lunr and MiniSearch …')
    mkdirSync(folder, {recursive: true})
    writeFileSync(manifest, MANIFEST)
    const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const {status} = spawnSync('npm', args, {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32'
    })
    if (status !== 0) throw new Error('npm could not install them; its message stands above.')
    writeFileSync(marker, MANIFEST)
  }
  return createRequire(manifest)
}
