import fs from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {createMachine} from './fixtures/cache-machine.js'
import {pruneFolder} from './manage-remote.js'

const DAY = 24 * 60 * 60 * 1000

test('prunes old action results and unused blobs from a folder', async () => {
  const url = path.join(createTemporarySite(), 'cache')
  await createMachine({url}).build({'a.html': 'owl'})
  const stray = path.join(url, 'cas', 'f'.repeat(64))
  fs.writeFileSync(stray, 'wren')
  const now = Date.now()
  expect(pruneFolder(url, now - DAY, now)).toEqual({entries: 0, bytes: 0})
  expect(pruneFolder(url, now - DAY, now + 2 * DAY)).toEqual({entries: 1, bytes: 4})
  expect(await createMachine({url}).restore()).toMatchObject({restored: {files: 3}})
  // The action result, the index and the pack.
  expect(pruneFolder(url, now + DAY, now + 2 * DAY)).toMatchObject({entries: 3})
  expect(await createMachine({url}).restore()).toMatchObject({problems: []})
})
