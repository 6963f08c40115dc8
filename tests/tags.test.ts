import {existsSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {beforeAll, describe, expect, test} from 'vitest'
import {buildFixture, buildSite, copyFixture, type SiteBuild} from './build-site.js'

let site: SiteBuild

beforeAll(async () => {
  site = await buildFixture('tags')
  expect(site.stderr).toBe('')
})

/** Returns the text and URL of each link in a part of a page. */
function linksIn(file: string, part: RegExp): string[] {
  const html = part.exec(site.read(`${file}/index.html`))?.[0] ?? ''
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(
    ([, href, text]) => `${text} ${href}`
  )
}

const FOOT = /<footer class="theme-doc-footer.*?<\/footer>/s
const MAIN = /<main.*<\/main>/s
const NOINDEX = '<meta name="robots" content="noindex, nofollow">'

describe('tags of a doc', () => {
  test('are in its footer, with the labels from the tags file', () => {
    expect(linksIn('docs/next/feeders', FOOT)).toEqual([
      'In winter /docs/next/tags/cold-months',
      'food /docs/next/tags/food',
      'Own path /docs/next/tags/own'
    ])
    expect(site.read('docs/next/feeders/index.html')).toContain(
      'title="What birds do when it is cold."'
    )
  })

  test('belong to its version', () => {
    expect(linksIn('docs/feeders', FOOT)).toEqual(['winter /docs/tags/winter'])
  })
})

describe('a tag page', () => {
  test('lists its docs by title, without unlisted ones', () => {
    expect(linksIn('docs/next/tags/food', MAIN).slice(-3)).toEqual([
      'View all tags /docs/next/tags',
      'Berries /docs/next/berries',
      'Feeders /docs/next/feeders'
    ])
    const html = site.read('docs/next/tags/food/index.html')
    expect(html).toMatch(/<h1[^>]*>2 docs tagged with &quot;food&quot;<\/h1>/)
    expect(html).toContain('<p>Where to hang them.</p>')
    expect(html).not.toContain(NOINDEX)
  })

  test("has the tag's description, also for search engines", () => {
    const html = site.read('docs/next/tags/cold-months/index.html')
    expect(html).toContain('<p class="lead">What birds do when it is cold.</p>')
    expect(html).toContain('<meta name="description" content="What birds do when it is cold.">')
  })

  test('is hidden if all its docs are hidden', () => {
    expect(site.read('docs/next/tags/secret/index.html')).toContain(NOINDEX)
    expect(linksIn('docs/next/tags/secret', MAIN).at(-1)).toBe('Hidden /docs/next/hidden')
    expect(site.read('docs/next/tags/index.html')).not.toContain('secret')
  })

  test('shows its version', () => {
    const html = site.read('docs/next/tags/food/index.html')
    expect(html).toContain('This is unreleased documentation for ')
    expect(html).toContain('<meta name="docusaurus_version" content="current">')
    expect(html).toContain('<meta name="docusaurus_tag" content="docs-default-current">')
  })
})

test('the page of all tags lists them by label, with doc counts', () => {
  const html = MAIN.exec(site.read('docs/next/tags/index.html'))?.[0] ?? ''
  const tags = [...html.matchAll(/rel="tag"[^>]*>([^<]*)<span class="tag__count">(\d+)/g)]
  expect(tags.map(([, label, count]) => `${label} ${count}`)).toEqual([
    'food 2',
    'In winter 1',
    'Own path 1'
  ])
})

test("a post shows tags with the labels from the blog's tags file", () => {
  const html = site.read('blog/tags/news/index.html')
  expect(html).toMatch(/<h1[^>]*>One post tagged with &quot;News&quot;<\/h1>/)
  expect(html).toContain('<p class="lead">What is new.</p>')
})

test('docs without tags have no tag pages', async () => {
  const minimal = await buildFixture('minimal')
  expect(minimal.exitCode).toBe(0)
  expect(existsSync(path.join(minimal.outDir, 'docs/tags'))).toBe(false)
})

test('an invalid tags file and an undefined tag are reported with their positions', async () => {
  const siteDir = copyFixture('tags')
  writeFileSync(path.join(siteDir, 'docs/tags.yml'), 'food:\nwinter:\n  lable: x\nfood:\n')
  writeFileSync(path.join(siteDir, 'blog/tags.yml'), 'new:\n')
  const {exitCode, stderr} = await buildSite(siteDir)
  expect(exitCode).toBe(1)
  expect(stderr).toContain(
    'error tags-file-invalid: The tag `food` is defined twice in docs/tags.yml.'
  )
  expect(stderr).toContain('at docs/tags.yml:4')
  expect(stderr).toContain("warning tag-inline: The tag `news` isn't in blog/tags.yml.")
  expect(stderr).toContain('at blog/2026-01-31-first.md:2')
  expect(stderr).toContain('Use an existing tag, e.g. new, or add `news` to blog/tags.yml.')
})
