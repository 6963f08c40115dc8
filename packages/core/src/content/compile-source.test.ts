import path from 'node:path'
import {hashContent} from '@lectern/shared/cache/content-hash'
import {openRecordStore} from '@lectern/shared/cache/record-store'
import {expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {parseConfig} from '../config/config-schema.js'
import {compileSource} from './compile-source.js'
import {createMarkdownOptions} from './markdown/markdown-options.js'

function prepare(text: string) {
  const siteDir = createTemporarySite({'a.md': text})
  const config = {title: 'A', url: 'https://docs.example.com'}
  const {siteConfig} = parseConfig(config, {file: 'site.config.mjs', text: ''})
  const options = createMarkdownOptions([], siteConfig)
  const records = openRecordStore(path.join(siteDir, 'records'))
  const place = {file: 'a.md', absolutePath: path.join(siteDir, 'a.md')}
  const item = {...place, key: 'ab12', options, snippets: []}
  return {records, item}
}

test('a source is stored as a record under its key', async () => {
  const {records, item} = prepare('# A\n')
  const compiled = await compileSource({...item, hash: hashContent('# A\n')}, records)
  expect(compiled).toMatchObject({key: 'ab12', kind: 'static', problems: []})
  expect([...records.list()]).toEqual(['ab12'])
})

test('the same visible text has the same hash, regardless of its record key', async () => {
  const compile = async (text: string, key: string) => {
    const {records, item} = prepare(text)
    return compileSource({...item, key, hash: hashContent(text)}, records)
  }
  const [first, again, other] = [
    await compile('# A\n', 'ab12'),
    await compile('# A\n\n<!-- unseen -->\n', 'cd34'),
    await compile('# B\n', 'ab12')
  ]
  expect(again.textHash).toBe(first.textHash)
  expect(other.textHash).not.toBe(first.textHash)
})

test('a source that changed since the scan isn’t stored under the old key', async () => {
  const {records, item} = prepare('# B\n')
  const compile = compileSource({...item, hash: hashContent('# A\n')}, records)
  await expect(compile).rejects.toMatchObject({
    problems: [{code: 'source-changed', position: {file: 'a.md'}}]
  })
  expect([...records.list()]).toEqual([])
})
