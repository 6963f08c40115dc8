import fs from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import type {SourceMemory} from '@lectern/core/sources/source-reader'
import {createSourceReader} from '@lectern/core/sources/source-reader'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {readKnownSources, writeKnownSources} from './known-sources.js'

async function scan(siteDir: string, known: SourceMemory): Promise<SourceMemory> {
  const reader = createSourceReader(siteDir, known)
  for (const file of fs.readdirSync(siteDir)) {
    if (file.endsWith('.md')) await reader.read(path.join(siteDir, file))
  }
  return reader.memory()
}

test('the next start reuses cached sources, but a different release doesn’t', async () => {
  const siteDir = createTemporarySite({'a.md': '# A\n'})
  const sources = await scan(siteDir, {})
  writeKnownSources(siteDir, '1.0.0', sources, {})
  expect(readKnownSources(siteDir, '1.0.0')).toEqual(sources)
  expect(readKnownSources(siteDir, '1.0.1')).toEqual({})
})

test('writes only the cache after a source was changed, created or deleted', async () => {
  const siteDir = createTemporarySite({'a.md': '# A\n', 'b.md': '# B\n'})
  writeKnownSources(siteDir, '1.0.0', await scan(siteDir, {}), {})
  const file = path.join(siteDir, 'sources.json')
  const isWritten = async () => {
    const known = readKnownSources(siteDir, '1.0.0')
    const {ino} = fs.statSync(file)
    writeKnownSources(siteDir, '1.0.0', await scan(siteDir, known), known)
    return fs.statSync(file).ino !== ino
  }
  expect(await isWritten()).toBe(false)
  fs.writeFileSync(path.join(siteDir, 'a.md'), '# Another\n')
  expect(await isWritten()).toBe(true)
  fs.rmSync(path.join(siteDir, 'b.md'))
  expect(await isWritten()).toBe(true)
  expect(await isWritten()).toBe(false)
})
