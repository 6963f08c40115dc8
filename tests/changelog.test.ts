import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {beforeAll, describe, expect, test} from 'vitest'
import {buildFixture, buildSite, type SiteBuild} from './build-site.js'

let site: SiteBuild

beforeAll(async () => {
  site = await buildFixture('changelog')
  expect(site.stderr).toBe('')
})

/** Returns the text and URL of each link in a part of a page. */
function linksIn(file: string, part: RegExp): string[] {
  const html = part.exec(site.read(file))?.[0] ?? ''
  return [...html.matchAll(/<a [^>]*href="([^"#]+)"[^>]*>(.*?)<\/a>/g)].map(
    ([, href, text = '']) => `${text.replace(/<[^>]*>/g, '')} ${href}`
  )
}

const LIST = /<ol class="changelog-list">.*?<\/ol>/s
const CONTENT = /<div [^>]*data-static-content="0">.*?<footer/s

describe('a folder of releases', () => {
  test('is sorted from newest to oldest, and by version within a day', () => {
    expect(linksIn('changelog/index.html', LIST)).toEqual([
      '1.1.0 /base/changelog/1.1.0',
      'Ada https://ada.example.com',
      '1.1.0, tenth trial /base/changelog/1.1.0-beta.10'
    ])
    expect(linksIn('changelog/page/2/index.html', LIST)).toEqual([
      '1.1.0, second trial /base/changelog/1.1.0-beta.2',
      '1.0.0 /base/changelog/1.0.0',
      'Ada https://ada.example.com'
    ])
  })

  test('shows the description of a release, or its first paragraph', () => {
    expect(site.read('changelog/index.html')).toContain('<p>Seed for winter.</p>')
    const second = site.read('changelog/page/2/index.html')
    expect(second).toContain('<p class="changelog-item__description">The first table.</p>')
    expect(second).not.toContain('A roof')
  })

  test('lists all releases in the sidebar of each page', () => {
    const sidebar = linksIn(
      'changelog/1.0.0/index.html',
      /<nav [^>]*class="blog-sidebar.*?<\/nav>/s
    )
    expect(sidebar.map((link) => link.split(' /')[0])).toEqual([
      '1.1.0',
      '1.1.0, tenth trial',
      '1.1.0, second trial',
      '1.0.0'
    ])
  })

  test('links issues and commits of the repository, except in code', () => {
    expect(linksIn('changelog/1.0.0/index.html', CONTENT)).toEqual([
      '#12 https://code.example.com/birds/table/issues/12',
      '1f2e3d4 https://code.example.com/birds/table/commit/1f2e3d4c5b6a79881f2e3d4c5b6a79881f2e3d4c'
    ])
    expect(linksIn('changelog/1.1.0/index.html', CONTENT)).toEqual([])
  })

  test('includes a page without a date, at a path with a space', () => {
    const page = site.read('changelog/V1 Changelog/index.html')
    expect(page).toContain('<title>V1 Changelog | Bird table</title>')
    expect(page).toContain(
      'rel="canonical" href="https://birds.example.com/base/changelog/V1%20Changelog"'
    )
    expect(page).not.toContain('<time')
    expect(site.read('docs/index.html')).toContain(
      '<a href="/base/changelog/V1%20Changelog">the history</a>'
    )
  })
})

describe('a file of changesets, which has no dates', () => {
  test('is sorted by version, without dates', () => {
    expect(linksIn('weigh/index.html', LIST)).toEqual([
      '2.0.0 /base/weigh/2.0.0',
      '1.10.0 /base/weigh/1.10.0',
      '1.9.0 /base/weigh/1.9.0'
    ])
    for (const page of ['weigh/index.html', 'weigh/1.10.0/index.html'])
      expect(site.read(page)).not.toMatch(/<time|blog-sidebar__year|datePublished|Invalid Date/)
  })

  test('links each release to the next', () => {
    const pager = /<nav class="pagination-nav".*?<\/nav>/s
    expect(linksIn('weigh/1.10.0/index.html', pager)).toEqual([
      'Newer release2.0.0 /base/weigh/2.0.0',
      'Older release1.9.0 /base/weigh/1.9.0'
    ])
  })

  test('has no feeds and no links to feeds', () => {
    expect(existsSync(path.join(site.outDir, 'weigh/rss.xml'))).toBe(false)
    expect(site.read('weigh/index.html')).not.toContain('application/rss+xml')
  })
})

describe('a single file with all releases', () => {
  test('is split into pages, without unreleased changes', () => {
    expect(linksIn('tool/changelog/index.html', LIST)).toEqual([
      '1.1.0 /base/tool/changelog/1.1.0',
      '1.0.1 /base/tool/changelog/1.0.1',
      '1.0.0 (yanked) /base/tool/changelog/1.0.0',
      // The release begins with a paragraph, which the list shows.
      'abcdef1 https://code.example.com/birds/tool/commit/abcdef1'
    ])
    expect(site.read('tool/changelog/index.html')).toContain('Added, Fixed')
  })

  test('keeps the links of the file', () => {
    expect(linksIn('tool/changelog/1.1.0/index.html', CONTENT)).toEqual([
      'the manual /base/docs',
      '#7 https://code.example.com/birds/tool/issues/7'
    ])
    expect(linksIn('tool/changelog/1.0.1/index.html', CONTENT)).toEqual([
      '#3 https://code.example.com/birds/tool/issues/3',
      '1.0.0 https://code.example.com/birds/tool/releases/1.0.0'
    ])
  })

  test('shows images next to the file, with their sizes', () => {
    const page = site.read('tool/changelog/1.1.0/index.html')
    const [image = ''] = /<img [^>]*alt="The scale"[^>]*>/.exec(page) ?? []
    expect(image).toContain('width="100" height="60"')
    const [, src = ''] = /src="([^"]*)"/.exec(image) ?? []
    expect(existsSync(path.join(site.outDir, src.replace('/base/', '')))).toBe(true)
  })

  test('links all pages to the same source file', () => {
    expect(site.read('tool/changelog/1.0.1/index.html')).toContain(
      'href="https://code.example.com/birds/tool/edit/main/CHANGELOG.md"'
    )
  })

  test('compiles only the release that changed', async () => {
    const file = path.join(site.siteDir, 'CHANGELOG.md')
    writeFileSync(file, readFileSync(file, 'utf8').replace('Weighs seed', 'Weighs all seed'))
    const warm = await buildSite(site.siteDir)
    expect(warm.read('tool/changelog/1.1.0/index.html')).toContain('Weighs all seed')
    expect(warm.stdout).toContain('content   1 compiled, 11 cached')
  })
})
