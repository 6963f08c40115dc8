import fs from 'node:fs'
import path from 'node:path'
import {beforeAll, expect, test} from 'vitest'
import {buildSite, copyFixture, type SiteBuild} from './build-site.js'

let site: SiteBuild

beforeAll(async () => {
  const siteDir = copyFixture('docusaurus-wrapping')
  // The plugins wrap Lectern's plugin even if Docusaurus's is installed.
  fs.renameSync(path.join(siteDir, 'packages'), path.join(siteDir, 'node_modules'))
  site = await buildSite(siteDir)
  expect(site.stderr.match(/^error .*/gm)).toBeNull()
  expect(site.exitCode).toBe(0)
})

/** Reads a page without React's comments between texts. */
const read = (file: string) => site.read(file).replaceAll('<!-- -->', '').replaceAll('&quot;', '"')
const readJson = (file: string, tag: string) =>
  [...read(file).matchAll(new RegExp(`<${tag}>(\\{.*?\\})</${tag}>`, 'g'))].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>
  )

test('a plugin adds a page with excerpts of posts in its own order', () => {
  const page = read('index.html')
  expect(page.match(/<h2>.*?<\/h2>/g)).toEqual(['<h2>Storm</h2>', '<h2>Fog</h2>'])
  expect(page).toContain('The <strong>storm</strong> came, see the <a href="/coast/blog/calm">')
  expect(page).not.toContain('<p>It left.')
  expect(readJson('index.html', 'code')[0]).toMatchObject({
    ...{title: 'Storm', permalink: '/coast/blog/storm', source: '@site/blog/storm.md'},
    ...{date: '2026-01-01T00:00:00.000Z', hasTruncateMarker: true, harbor: 'Harbor of Storm'},
    tags: [{label: 'weather', permalink: '/coast/blog/tags/weather', inline: true}],
    fields: {title: 'Storm', pinned: true}
  })
})

test('a plugin reads posts and tags in Docusaurus’s form', () => {
  expect(readJson('index.html', 'pre')).toMatchObject([
    {
      count: 3,
      first: {
        description: 'The storm came, see the calm.',
        prevItem: {title: 'Calm', permalink: '/coast/blog/calm'},
        content: expect.stringMatching(/^The \*\*storm\*\*[\s\S]*It left\.$/)
      },
      tags: [['weather', ['/calm', '/storm'], 1]]
    }
  ])
})

test('lists have the plugin’s order, component, data and metadata', () => {
  expect(read('blog/index.html')).toMatch(
    /<h1>Log 1\/2 Pinned first<\/h1>.*<em>Harbor of Storm<\/em>.*<em>Harbor of Fog<\/em>/
  )
  expect(read('blog/page/2/index.html')).toContain('<em>Harbor of Calm</em>')
  // Docusaurus computes neighbors and tags before the plugin changes the order.
  const tagged = read('blog/tags/weather/index.html')
  expect(tagged.indexOf('A calm day.')).toBeLessThan(tagged.indexOf('The <strong>'))
  expect(read('blog/storm/index.html')).toMatch(/href="\/coast\/blog\/calm"[^>]*>.*Newer post/)
})

test('a plugin adds a list of posts with the theme’s component', () => {
  const page = read('blog/weather/index.html')
  expect(page).toContain('<title>Weather | Harbor</title>')
  expect(page).toContain('name="description" content="Posts about the weather."')
  expect(page).toMatch(/The <strong>storm<\/strong> came.*Read more.*A calm day\./)
  expect(page).not.toContain('A foggy day.')
})

test('a plugin removes posts and changes the title of a blog', () => {
  expect(fs.existsSync(path.join(site.outDir, 'notes/secret/index.html'))).toBe(false)
  expect(read('notes/index.html')).not.toContain('A secret note.')
  expect(read('notes/index.html')).toContain('<title>Notes for sailors | Harbor</title>')
  expect(read('notes/index.html')).toContain('A public note.')
})

test('a plugin adds pages and global data to docs', () => {
  expect(read('old/anchors/index.html')).toContain(
    'Moved to /coast/docs/anchors, one of Anchors and Tides in /coast/docs'
  )
  expect(read('docs/tides/index.html')).toContain('High and low.')
})

test('folders in options can be absolute', () => {
  expect(read('about/index.html')).toContain('About the harbor.')
  expect(read('notes/public/index.html')).toContain('A public note.')
})

test('a plugin wraps pages, with options that only it knows', () => {
  expect(read('extra/chart/index.html')).toContain('A chart.')
})

test('an installed plugin wraps Lectern’s plugin', () => {
  expect(read('journal/index.html')).toContain('<title>Journal | Harbor</title>')
  expect(read('journal/departure/index.html')).toContain('Anchors aweigh.')
})

test('a plugin shows the content of other plugins', () => {
  const page = read('summary/index.html')
  expect(page).toContain('The <strong>storm</strong> came')
  expect(page).not.toContain('It left.')
  expect(page).toContain('A public note.')
})
