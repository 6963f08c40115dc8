import {appendFileSync, cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {beforeAll, describe, expect, test} from 'vitest'
import {buildSite, copyFixture, type SiteBuild} from './build-site.js'
import {hashTree, readTimes} from './hash-tree.js'

let siteDir: string

beforeAll(async () => {
  siteDir = copyFixture('features')
  expect((await buildSite(siteDir)).exitCode).toBe(0)
})

function fileOf(name: string): string {
  return path.join(siteDir, name)
}

function replaceIn(name: string, from: string, to: string): void {
  const text = readFileSync(fileOf(name), 'utf8')
  expect(text).toContain(from)
  writeFileSync(fileOf(name), text.replace(from, to))
}

/** Output of a build in the same folder without a cache. */
async function buildCold(): Promise<Record<string, string>> {
  const copy = copyFixture('minimal')
  rmSync(copy, {recursive: true})
  const filter = (file: string) => !/\/(?:build|\.site)$/.test(file)
  cpSync(siteDir, copy, {recursive: true, filter})
  const site = await buildSite(copy)
  expect(site.exitCode).toBe(0)
  return hashTree(site.outDir)
}

describe('a build without changes', () => {
  let warm: SiteBuild

  test('compiles and renders nothing', async () => {
    const before = readTimes(fileOf('build'))
    warm = await buildSite(siteDir)
    expect(warm.stdout).toMatch(/pages {5}0 rendered/)
    expect(warm.stdout).toMatch(/content {3}0 compiled, 7 cached/)
    expect(warm.stdout).toMatch(/CSS \(cached\)/)
    expect(readTimes(fileOf('build'))).toEqual(before)
  })

  test('compiles nothing if only file times changed', async () => {
    for (const file of ['docs/plain.md', 'docs/live.mdx']) {
      writeFileSync(fileOf(file), readFileSync(fileOf(file)))
    }
    const site = await buildSite(siteDir)
    expect(site.stdout).toMatch(/pages {5}0 rendered/)
    expect(site.stdout).toMatch(/content {3}0 compiled, 7 cached/)
  })
})

describe('a build after an edit equals a cold build', () => {
  test('compiles and renders one page after a text edit', async () => {
    const before = readTimes(fileOf('build'))
    appendFileSync(fileOf('docs/plain.md'), '\nMore words.\n')
    const site = await buildSite(siteDir)
    expect(site.stdout).toMatch(/pages {5}1 rendered/)
    expect(site.stdout).toMatch(/content {3}1 compiled, 6 cached/)
    const after = readTimes(fileOf('build'))
    const touched = Object.keys(after).filter((file) => after[file] !== before[file])
    expect(touched).toEqual(['docs/plain/index.html'])
    expect(hashTree(site.outDir)).toEqual(await buildCold())
  })

  const changes: readonly [string, () => void][] = [
    [
      'a title, which other pages show',
      () => replaceIn('docs/plain.md', 'title: Plain', 'title: Fancy')
    ],
    ['a partial', () => appendFileSync(fileOf('docs/_part.mdx'), '\nMore of the part.\n')],
    ['a component', () => replaceIn('src/components/counter.jsx', 'counted', 'got to')],
    ['an image', () => cpSync(fileOf('static/img/favicon.svg'), fileOf('docs/dot.png'))],
    ['the wrapped theme component', () => replaceIn('src/theme/NotFound.jsx', 'Wrapped', 'Held')],
    [
      'the custom CSS',
      () => appendFileSync(fileOf('src/css/custom.css'), '.more { color: red }\n')
    ],
    ['a static file', () => appendFileSync(fileOf('static/robots.txt'), 'Disallow: /x\n')],
    ['a new page', () => writeFileSync(fileOf('docs/guide/third.md'), '# Third guide\n')],
    ['a page that is gone', () => rmSync(fileOf('docs/guide/second.md'))],
    [
      'the configuration',
      () => replaceIn('site.config.mjs', "title: 'Features'", "title: 'Changed'")
    ]
  ]

  // One cold build after all edits, so the effects of earlier edits would show.
  test(`${changes.map(([name]) => name).join(', ')}`, async () => {
    for (const [name, change] of changes) {
      change()
      const site = await buildSite(siteDir)
      expect([name, site.exitCode, site.stderr]).toEqual([name, 0, ''])
    }
    expect(hashTree(fileOf('build'))).toEqual(await buildCold())
  })
})

describe('a damaged cache', () => {
  const damages: readonly [string, () => void][] = [
    ['is gone', () => rmSync(fileOf('.site/cache'), {recursive: true})],
    ['has no records', () => rmSync(fileOf('.site/cache/records'), {recursive: true})],
    ['has no bundles', () => rmSync(fileOf('.site/cache/bundle'), {recursive: true})],
    ['has a cut bundle record', () => writeFileSync(fileOf('.site/cache/bundle.json'), '{"key"')],
    [
      'has lost the server modules',
      () => rmSync(fileOf('.site/cache/bundle/server'), {recursive: true})
    ]
  ]

  test.each(damages)('that %s is rebuilt', async (_name, damage) => {
    const before = hashTree(fileOf('build'))
    damage()
    appendFileSync(fileOf('docs/live.mdx'), '\nMore.\n')
    const site = await buildSite(siteDir)
    expect([site.exitCode, site.stderr]).toEqual([0, ''])
    expect(Object.keys(hashTree(site.outDir)).length).toBe(Object.keys(before).length)
    expect(site.read('docs/live/index.html')).toMatch(/<p[^>]*>More\.<\/p>/)
  })

  test('a modified output is restored', async () => {
    const before = hashTree(fileOf('build'))
    writeFileSync(fileOf('build/docs/plain/index.html'), 'Changed')
    rmSync(fileOf('build/robots.txt'))
    writeFileSync(fileOf('build/stray.txt'), 'Stray')
    expect((await buildSite(siteDir)).exitCode).toBe(0)
    expect(hashTree(fileOf('build'))).toEqual(before)
  })
})
