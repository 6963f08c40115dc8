import {spawnSync} from 'node:child_process'
import {cpSync, mkdtempSync, rmSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {fileURLToPath} from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Build what the browser tests look at: the reference website (quick when nothing changed), and
 * copies of the fixtures `reading` and `versions`, whose words the tests know. Their places go to the
 * tests by environment variables.
 */
export default function buildSites() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-reading-'))
  const reading = path.join(folder, 'reading')
  cpSync(path.join(ROOT, 'tests/fixtures/reading'), reading, {recursive: true})
  build(reading)
  process.env.READING_BUILD = path.join(reading, 'build')
  const versions = path.join(folder, 'versions')
  cpSync(path.join(ROOT, 'tests/fixtures/versions'), versions, {recursive: true})
  build(versions)
  process.env.VERSIONS_BUILD = path.join(versions, 'build')
  build(path.join(ROOT, 'website'))
  return () => rmSync(folder, {recursive: true, force: true})
}

function build(siteDir: string): void {
  const {status} = spawnSync(process.execPath, ['packages/core/bin/site.mjs', 'build', siteDir], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {...process.env, CI: 'true'}
  })
  if (status !== 0) throw new Error(`${siteDir} could not be built; the reason stands above.`)
}
