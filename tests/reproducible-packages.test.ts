import {spawnSync} from 'node:child_process'
import {createHash} from 'node:crypto'
import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {expect, inject, test} from 'vitest'
import {copyRepository} from './copy-repository.js'

/** The copy is compiled from scratch, with types. */
const TIMEOUT = 400_000

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Packs a repository with its own script. Returns the hash of every tarball by filename. */
function pack(root: string, outDir: string, {umask, env}: {umask: number; env: NodeJS.ProcessEnv}) {
  const setUmask = `data:text/javascript,process.umask(${umask})`
  const script = path.join(root, 'scripts/pack.mjs')
  const {status, stderr} = spawnSync(
    process.execPath,
    ['--import', setUmask, script, '--out-dir', outDir],
    {cwd: root, encoding: 'utf8', env: {...process.env, ...env}}
  )
  expect([status, stderr]).toEqual([0, ''])
  const files = readdirSync(outDir).sort()
  return files.map((file) => [file, hash(readFileSync(path.join(outDir, file)))])
}

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

test(
  "packages don't depend on the folder, time zone, locale, umask and file times",
  () => {
    const folder = path.join(inject('temporaryFolder'), 'reproducible-packages')
    const copy = path.join(folder, 'deeper place', 'copy')
    copyRepository({from: ROOT, to: copy, modified: new Date('2019-03-04T05:06:07Z')})
    const here = pack(ROOT, path.join(folder, 'packed-here'), {
      umask: 0o022,
      env: {TZ: 'UTC', LC_ALL: 'C'}
    })
    const there = pack(copy, path.join(folder, 'packed-there'), {
      umask: 0o077,
      env: {TZ: 'Asia/Tokyo', LC_ALL: 'tr_TR.UTF-8'}
    })
    expect(here.length).toBeGreaterThan(25)
    expect(there).toEqual(here)
  },
  TIMEOUT
)
