import {readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {beforeAll, describe, expect, test} from 'vitest'
import {buildFixture, buildSite, type SiteBuild} from './build-site.js'
import {startDevServer} from './dev-server.js'

let site: SiteBuild

beforeAll(async () => {
  site = await buildFixture('docusaurus-content')
  expect([site.exitCode, site.stderr]).toEqual([0, ''])
})

const titleOf = (html: string) => html.match(/<title>([^<]*)/)?.[1]
const read = (page: string) => site.read(`${page}/index.html`).replaceAll('<!-- -->', '')

describe('a front matter parser', () => {
  test('sets the front matter of docs, posts and pages', () => {
    expect(titleOf(read('docs/ridge'))).toBe('Ridge (docs) | Trails')
    expect(titleOf(read('blog/first-walk'))).toBe('First walk (blog) | Trails')
    expect(titleOf(read('gear'))).toBe('Gear (pages) | Trails')
    expect(read('blog/first-walk')).toContain('dateTime="2024-03-02T00:00:00.000Z"')
  })

  test("receives dates in Docusaurus's format", () => {
    expect(read('docs/ridge')).toContain('<meta name="keywords" content="opened 1987"')
  })

  test('sets the metadata and the format of a page', () => {
    expect(read('docs/ridge')).toContain('Its name is Ridge (docs).')
    expect(read('docs/gorge')).toContain('Steps: 120.')
  })

  test('runs again when one of its modules changes', async () => {
    const file = path.join(site.siteDir, 'front-matter.js')
    const code = readFileSync(file, 'utf8')
    writeFileSync(file, code.replaceAll('} (', '} of ('))
    const built = await buildSite(site.siteDir)
    expect([built.exitCode, built.stderr]).toEqual([0, ''])
    expect(titleOf(built.read('docs/ridge/index.html'))).toBe('Ridge of (docs) | Trails')
    expect(read('docs/ridge')).toContain('Its name is Ridge of (docs).')
    writeFileSync(file, code)
  })

  test('runs again in site start when a page changes', async () => {
    const server = await startDevServer({fixture: 'docusaurus-content'})
    const read = async (page: string) =>
      (await (await fetch(`${server.origin}/${page}`)).text()).replaceAll('<!-- -->', '')
    try {
      expect(titleOf(await read('docs/ridge'))).toBe('Ridge (docs) | Trails')
      server.edit('docs/ridge.mdx', 'name: Ridge', 'name: Crest')
      await expect
        .poll(() => read('docs/ridge'), {timeout: 20_000})
        .toContain('Its name is Crest (docs).')
      expect(titleOf(await read('docs/ridge'))).toBe('Crest (docs) | Trails')
    } finally {
      await server.stop()
    }
  })
})

describe('a remark plugin', () => {
  test('sees source links before the default plugins and page URLs after them', () => {
    expect(read('docs/ford')).toContain(
      '<a href="/docs/gorge#steps">gorge [written: ./gorge.md#steps] [resolved: /docs/gorge#steps]</a>'
    )
    expect(read('docs/ford')).toContain('[resolved: /docs/ridge]')
  })

  test('sees the new path of a page that moves', async () => {
    const file = path.join(site.siteDir, 'docs/gorge.md')
    writeFileSync(file, readFileSync(file, 'utf8').replace('name:', 'slug: /canyon\nname:'))
    const built = await buildSite(site.siteDir)
    expect([built.exitCode, built.stderr]).toEqual([0, ''])
    expect(read('docs/ford')).toContain('[resolved: /docs/canyon#steps]')
  })
})
