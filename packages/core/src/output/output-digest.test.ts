import {spawnSync} from 'node:child_process'
import {hashFully} from '@lectern/shared/cache/content-hash'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {digestOutput} from './output-digest.js'

const FILES = {'index.html': 'home', 'a/b.html': 'b', 'a.html': 'a', 'é.html': 'é', 'z.html': 'z'}
const hashAll = (files: Readonly<Record<string, string>>) =>
  new Map(Object.entries(files).map(([file, text]) => [file, hashFully(text)]))

test('the hash of an output covers paths and contents, and ignores the order of files', () => {
  const digest = digestOutput(hashAll(FILES))
  expect(digest).toBe('e318452d41c97b3673f47b6b5bf44111bc8a6e15a162f0ae2701ecbbcdf632e3')
  expect(digestOutput(new Map([...hashAll(FILES)].reverse()))).toBe(digest)
  expect(digestOutput(hashAll({...FILES, 'a.html': 'b'}))).not.toBe(digest)
  const {'a.html': moved, ...others} = FILES
  expect(digestOutput(hashAll({...others, 'c.html': moved}))).not.toBe(digest)
})

/** The command is part of GNU coreutils. On macOS and Windows, only the hash above is checked. */
const hasSha256sum = spawnSync('sha256sum', ['--version']).status === 0

test.runIf(hasSha256sum)('sha256sum computes the same hash for a folder', () => {
  const command = "find . -type f | LC_ALL=C sort | xargs -d '\\n' sha256sum | sha256sum"
  const {stdout} = spawnSync('sh', ['-c', command], {
    cwd: createTemporarySite(FILES),
    encoding: 'utf8'
  })
  expect(stdout.slice(0, 64)).toBe(digestOutput(hashAll(FILES)))
})
