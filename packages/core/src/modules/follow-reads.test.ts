import fs, {readFileSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {runUserCode} from '@lectern/shared/problems/user-code'
import {expect, onTestFinished, test, vi} from 'vitest'
import {followReads} from './follow-reads.js'

function follow() {
  const reads = followReads()
  onTestFinished(() => reads.end())
  return reads
}

test('tracks only files and variables that the site’s code reads', async () => {
  const site = createTemporarySite({'a.txt': 'a', 'b.txt': 'b', 'own.txt': ''})
  const inSite = (name: string) => path.join(site, name)
  vi.stubEnv('LECTERN_TEST_OWL', 'hoo')
  const {files, variables} = follow()
  readFileSync(inSite('own.txt'))
  const found = await runUserCode('site.config.mjs', async () => {
    const first = readFileSync(inSite('a.txt'), 'utf8')
    const second = await readFile(inSite('b.txt'), 'utf8')
    const missing = await new Promise((resolve) => {
      fs.readFile(inSite('c.txt'), (error) => resolve(error?.code))
    })
    return [
      first,
      second,
      missing,
      process.env.LECTERN_TEST_OWL,
      'LECTERN_TEST_WREN' in process.env
    ]
  })
  expect(found).toEqual(['a', 'b', 'ENOENT', 'hoo', false])
  expect([...files]).toEqual(['a.txt', 'b.txt', 'c.txt'].map(inSite))
  expect([...variables]).toEqual(['LECTERN_TEST_OWL', 'LECTERN_TEST_WREN'])
})

test('the environment stays unchanged for other code', async () => {
  follow()
  await runUserCode('site.config.mjs', async () => {
    process.env.LECTERN_TEST_COUNT = 3 as unknown as string
    expect(process.env.LECTERN_TEST_COUNT).toBe('3')
    delete process.env.LECTERN_TEST_COUNT
    expect(Object.keys(process.env)).not.toContain('LECTERN_TEST_COUNT')
    expect(Object.keys({...process.env}).length).toBeGreaterThan(0)
  })
})

test('records nothing after it ends', async () => {
  const {variables, end} = followReads()
  end()
  await runUserCode('site.config.mjs', async () => process.env.HOME)
  expect(variables.size).toBe(0)
})
