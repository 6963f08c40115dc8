import {readFileSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {
  ADMIN_KEY,
  startTestService,
  type TestService
} from '../packages/plugin-search/src/fixtures/test-service.js'
import {buildSite, copyFixture, runSite, type SiteBuild} from './build-site.js'

let site: SiteBuild
let service: TestService

beforeAll(async () => {
  service = await startTestService()
  const siteDir = copyFixture('search-service')
  const config = path.join(siteDir, 'site.config.mjs')
  const text = readFileSync(config, 'utf8')
  writeFileSync(config, text.replace('https://search.example.com', service.origin))
  site = await buildSite(siteDir)
  expect([site.exitCode, site.stderr]).toEqual([0, ''])
})

afterAll(() => service.close())

function push(args: readonly string[] = [], key: string | undefined = ADMIN_KEY) {
  return runSite(['search:push', ...args], site.siteDir, {env: {ALGOLIA_ADMIN_KEY: key}})
}

describe('a site with Algolia search', () => {
  test('connects to the service and describes its pages to crawlers', () => {
    const html = site.read('docs/feeders/index.html')
    expect(html).toContain(`<link rel="preconnect" href="${service.origin}"`)
    expect(html).toContain('<meta name="docsearch:language" content="en"')
    expect(html).toContain('<meta name="docsearch:version" content="1.0"')
    expect(html).toContain('<meta name="docsearch:docusaurus_tag" content="docs-default-1.0"')
    const page = site.read('about/index.html')
    expect(page).toContain('<meta name="docsearch:docusaurus_tag" content="default"')
  })

  test('has no local index', () => {
    expect(() => site.read('assets/search/index.json')).toThrow('ENOENT')
  })
})

describe('site search:push', () => {
  test('--dry-run counts the records to send', async () => {
    const {exitCode, stdout, stderr} = await push(['--dry-run'], '')
    expect([exitCode, stderr, service.requests]).toEqual([0, '', []])
    expect(stdout.replace(/\d+\.\d KB/, '… KB')).toMatchInlineSnapshot(`
      "Would send to index birds of application BIRDS:
        12 records from 4 pages (largest: … KB)
        default: 2
        docs-default-1.0: 6
        docs-default-current: 4
      "
    `)
  })

  test('sends the records of all pages except hidden ones', async () => {
    const {exitCode, stdout, stderr} = await push()
    expect([exitCode, stderr]).toEqual([0, ''])
    expect(stdout).toContain('Updated index birds of application BIRDS:')
    const records = service.indices.get('birds') ?? []
    const tags = new Set(records.map((record) => record.docusaurus_tag))
    // Version 0.9 has `noIndex`.
    expect([...tags].sort()).toEqual(['default', 'docs-default-1.0', 'docs-default-current'])
    expect(records).toContainEqual(
      expect.objectContaining({
        url: 'https://docs.example.com/docs/feeders',
        type: 'lvl1',
        language: 'en'
      })
    )
  })

  test('a rejected key, an unavailable service and an unknown flag print a hint', async () => {
    const refused = await push([], 'wrong')
    expect([refused.exitCode, refused.stderr]).toEqual([
      1,
      `
error search-push-refused: Algolia rejected changes to the index \`birds\` of the application \`BIRDS\`: Invalid Application-ID or API key.
  → Set ALGOLIA_ADMIN_KEY to a key of that application with the permissions \`addObject\`, \`editSettings\` and \`deleteIndex\`.

1 error.
`
    ])
    service.failure = {status: 500}
    const away = await push()
    service.failure = {}
    expect([away.exitCode, away.stderr]).toEqual([
      1,
      `
error search-service-unreachable: Algolia doesn't respond for the application \`BIRDS\`. The index \`birds\` is unchanged.
  → Check the network connection and \`themeConfig.search.appId\`, then run the command again.

1 error.
`
    ])
    const unknown = await push(['--dryrun'])
    expect([unknown.exitCode, unknown.stderr]).toEqual([
      2,
      expect.stringContaining("error: unknown option '--dryrun'\n(Available options: --dry-run)")
    ])
  })

  test('requires a key and a build', async () => {
    const keyless = await push([], '')
    expect(keyless.stderr).toContain(
      "error search-key-missing: The environment variable ALGOLIA_ADMIN_KEY isn't set"
    )
    rmSync(path.join(site.siteDir, '.site'), {recursive: true})
    const unbuilt = await push()
    expect(unbuilt.stderr).toContain(
      'error search-records-missing: The build has no search records'
    )
    expect(unbuilt.stderr).toContain('→ Build the site first: `npx site build`.')
  })
})
