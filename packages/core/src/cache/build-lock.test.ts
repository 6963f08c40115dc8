import {spawnSync} from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {withBuildLock} from './build-lock.js'

function createCache(): {cacheDir: string; file: string} {
  const cacheDir = path.join(createTemporarySite(), '.site/cache')
  return {cacheDir, file: path.join(cacheDir, 'build.lock')}
}

test('a second build waits until the first one ends', async () => {
  const {cacheDir, file} = createCache()
  const events: string[] = []
  let endFirst = () => {}
  const first = withBuildLock(
    cacheDir,
    () => events.push('first waits'),
    () => new Promise<void>((resolve) => (endFirst = resolve)).then(() => events.push('first'))
  )
  const second = withBuildLock(
    cacheDir,
    (pid) => {
      events.push(`second waits for ${pid === process.pid ? 'this process' : pid}`)
      endFirst()
    },
    async () => events.push('second')
  )
  await Promise.all([first, second])
  expect(events).toEqual(['second waits for this process', 'first', 'second'])
  expect(fs.existsSync(file)).toBe(false)
})

test('a failed build releases the lock', async () => {
  const {cacheDir, file} = createCache()
  const failing = withBuildLock(
    cacheDir,
    () => {},
    () => Promise.reject(new Error('It failed.'))
  )
  await expect(failing).rejects.toThrow('It failed.')
  expect(fs.existsSync(file)).toBe(false)
})

const {pid: deadPid} = spawnSync(process.execPath, ['--version'])
const HOUR = 60 * 60 * 1000

test.each([
  [
    'of a process that has died',
    JSON.stringify({pid: deadPid, host: os.hostname(), token: 'x'}),
    0
  ],
  ['without a sign of life', JSON.stringify({pid: 1, host: 'another', token: 'x'}), 2 * HOUR],
  ['that was cut off', '{"pid"', HOUR]
])('replaces a lock %s', async (_state, text, age) => {
  const {cacheDir, file} = createCache()
  fs.mkdirSync(cacheDir, {recursive: true})
  fs.writeFileSync(file, text)
  const time = new Date(Date.now() - age)
  fs.utimesSync(file, time, time)
  expect(
    await withBuildLock(
      cacheDir,
      () => {},
      async () => 'done'
    )
  ).toBe('done')
  expect(fs.readdirSync(cacheDir)).toEqual([])
})
