import {readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {beforeAll, describe, expect, test} from 'vitest'
import {buildFixture, copyFixture, runSite, type SiteBuild} from './build-site.js'

let site: SiteBuild

beforeAll(async () => {
  site = await buildFixture('typedoc')
  expect(site.stderr).toBe('')
})

const page = (file: string) => site.read(`${file}/index.html`)

describe('the page of a class', () => {
  test('shows the declaration, parents, source and members with links', () => {
    const html = page('api/classes/bird')
    expect(html).toContain('<span class="token keyword">abstract</span>')
    expect(html).toMatch(/Implements: <a href="\/base\/api\/interfaces\/named"/)
    expect(html).toContain('href="https://example.com/birds.ts#L55"')
    expect(html).toContain('<div class="theme-api-field" id="places">')
    expect(html).toContain('<a href="/base/api/interfaces/place">Map&lt;string, Place[]&gt;</a>')
    expect(html).toContain('id="call.times"')
    expect(html).toContain('id="fly-2.to"')
  })

  test('shows hostile text as text', () => {
    const html = page('api/classes/bird')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; run')
    expect(html).toContain("import {evil} from 'evil'")
    expect(html).not.toMatch(/<img src=x|href="javascript/)
    expect(page('api/types')).toContain(
      '&lt;script&gt;alert(1)&lt;/script&gt; and {process.exit()}'
    )
  })
})

test('interfaces, enums, functions, types and variables have pages', () => {
  const place = page('api/interfaces/place')
  expect(place).toContain('<code class="theme-api-field-old">title?</code>')
  expect(place).toMatch(/Use <a href="\/base\/api\/interfaces\/place#name"/)
  expect(page('api/enums/size')).toContain('id="Small"')
  expect(page('api/functions')).toMatch(/A function that stops watching/)
  expect(page('api/types')).toContain('id="Sighting.bird"')
  expect(page('api/variables')).toContain('id="COMMON"')
})

test('the sidebar shows the kinds of declarations', () => {
  const html = page('api/classes/bird')
  expect(html).toContain('typedoc-entry typedoc-entry--class')
  expect(html).toMatch(/<a[^>]* href="\/base\/api\/classes\/owl"/)
})

test('with several entry points, each module has its own pages', () => {
  expect(page('modules')).toMatch(/href="\/base\/modules\/nests"/)
  expect(page('modules/nests/classes/nest')).toContain(
    'href="/base/modules/birds/interfaces/place"'
  )
})

test('declarations are in the search index, in Markdown copies and in llms.txt', () => {
  const markdown = site.read('api/classes/bird.md')
  expect(markdown).toContain('# Bird')
  expect(markdown).toContain('abstract call(times?: number): Call')
  expect(markdown).toMatch(/`protected places` \[`Map<string, Place\[\]>`\]\(/)
  expect(site.read('llms.txt')).toContain('/base/api/classes/bird')
})

test('a broken link in a comment is reported', async () => {
  const siteDir = copyFixture('typedoc')
  const file = path.join(siteDir, 'birds.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('(/docs)', '(/missing)'))
  const {exitCode, stderr} = await runSite(['build', siteDir], siteDir)
  expect(exitCode).toBe(1)
  expect(stderr).toContain('/missing')
})
