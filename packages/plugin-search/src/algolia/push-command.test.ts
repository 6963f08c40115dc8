import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import type {SearchConfig} from '../config/search-config.js'
import type {ListedPage} from '../indexing/list-pages.js'
import {ADMIN_KEY, SEARCH_KEY, startTestService} from '../fixtures/test-service.js'
import {createPushCommand} from './push-command.js'
import {recordsFile, writeRecords} from './records-file.js'

const PAGE: ListedPage = {
  routePath: '/a',
  url: '/a',
  title: 'A',
  group: 'Docs',
  language: 'en',
  tag: 'docs-default-current',
  keywords: [],
  key: 'a',
  isOfOlderVersion: false,
  readSections: async () => [['', 1, '', 'Words.']]
}

interface Pushed {
  isBuilt?: boolean
  flags?: readonly string[]
  env?: Readonly<Record<string, string>>
  config?: Partial<SearchConfig>
}

async function push({isBuilt = true, flags = [], env = {}, config}: Pushed = {}) {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'push-'))
  const service = await startTestService()
  onTestFinished(async () => {
    fs.rmSync(siteDir, {recursive: true})
    await service.close()
  })
  const pages = [PAGE, {...PAGE, tag: 'default'}]
  if (isBuilt) await writeRecords(recordsFile(siteDir, 'en'), pages, 'https://example.com')
  const complete: SearchConfig = {
    appId: 'APP',
    apiKey: SEARCH_KEY,
    indexName: 'docs',
    host: service.origin,
    ignorePatterns: [],
    contextualSearch: true,
    searchParameters: {},
    searchPagePath: 'search',
    placeholder: '',
    ...config
  }
  const site = {siteDir, locales: ['en'], readConfig: () => complete, generatorVersion: '1.0.0'}
  const lines = createPushCommand(site).run([], {flags: new Set(flags), env})
  return {service, lines}
}

test('reports the contents of the index afterwards', async () => {
  const {service, lines} = await push({env: {ALGOLIA_ADMIN_KEY: ADMIN_KEY}})
  expect(await lines).toEqual([
    'Updated index docs of application APP:',
    expect.stringMatching(/^ {2}4 records from 2 pages \(largest: 0\.\d KB\)$/),
    '  default: 2',
    '  docs-default-current: 2'
  ])
  expect(service.indices.get('docs')).toHaveLength(4)
})

test('a dry run counts records, and needs no key or network', async () => {
  const {service, lines} = await push({flags: ['dry-run']})
  expect((await lines)[0]).toBe('Would send to index docs of application APP:')
  expect(service.requests).toEqual([])
})

test.each([
  ['no key', {}, 'search-key-missing'],
  ['the key of the configuration', {env: {ALGOLIA_ADMIN_KEY: SEARCH_KEY}}, 'search-push-refused'],
  ['no build', {isBuilt: false}, 'search-records-missing'],
  ['no service', {config: {appId: undefined}}, 'search-not-hosted']
])('rejects a push with %s', async (_title, given: Pushed, code) => {
  const {lines} = await push(given)
  await expect(lines).rejects.toMatchObject({problems: [{code}]})
})
