import {readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {beforeAll, expect, test} from 'vitest'
import {buildFixture, buildSite, type SiteBuild} from './build-site.js'
import {startDevServer} from './dev-server.js'

let site: SiteBuild

beforeAll(async () => {
  site = await buildFixture('partial-headings')
  expect([site.exitCode, site.stderr]).toEqual([0, ''])
})

/** Links of a page's table of contents. */
function readToc(html: string): string[] {
  const [toc = ''] = html.match(/<(\w+)[^>]*class="[^"]*theme-doc-toc-desktop.*?<\/\1>/s) ?? []
  return [...toc.matchAll(/<a[^>]*href="(#[^"]*)"[^>]*>(.*?)<\/a>/g)].map(
    ([, url, text]) => `${url} ${text}`
  )
}

const TOC = [
  '#before-you-start Before you start',
  '#tools Tools',
  '#blades-of-steel Blades of <code>steel</code>',
  '#high-up Ladder',
  '#in-winter In winter',
  '#when-it-is-dry When it is dry',
  '#in-summer In summer',
  '#when-it-is-dry When it is dry'
]

test('a table of contents lists headings of partials in page order', () => {
  expect(readToc(site.read('docs/pruning/index.html'))).toEqual(TOC)
})

test('a page can export its own table of contents', () => {
  expect(readToc(site.read('docs/written/index.html'))).toEqual(['#left-out Written <em>here</em>'])
})

test('editing a heading in a nested partial changes only the page that includes it', async () => {
  const file = path.join(site.siteDir, 'docs/parts/_blades.mdx')
  writeFileSync(file, readFileSync(file, 'utf8').replace('Blades', 'Knives'))
  const built = await buildSite(site.siteDir)
  expect([built.exitCode, built.stderr]).toEqual([0, ''])
  expect(built.stdout).toMatch(/pages {5}1 rendered/)
  expect(readToc(built.read('docs/pruning/index.html'))[2]).toBe(
    '#knives-of-steel Knives of <code>steel</code>'
  )
})

test('site start shows headings of partials and updates them', async () => {
  const server = await startDevServer({fixture: 'partial-headings'})
  const read = async () => readToc(await (await fetch(`${server.origin}/docs/pruning`)).text())
  try {
    expect(await read()).toEqual(TOC)
    server.edit('docs/parts/_season.md', 'dry', 'wet')
    await expect.poll(read, {timeout: 20_000}).toContain('#when-it-is-wet When it is wet')
  } finally {
    await server.stop()
  }
})
