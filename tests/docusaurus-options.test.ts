import fs from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {beforeAll, describe, expect, test} from 'vitest'
import {buildSite, copyFixture, runSite, type SiteBuild} from './build-site.js'

let site: SiteBuild

beforeAll(async () => {
  site = await buildSite(copyFixture('docusaurus-options'))
  expect(site.stderr.match(/^(?:error|warning) .*/gm)).toEqual([
    'warning docusaurus-field-unused: The `future.v4.useCssCascadeLayer` field in docusaurus.config.js has no effect.',
    'warning admonition-unknown: The admonition type `warning` is unknown.'
  ])
  expect(site.exitCode).toBe(0)
})

const read = (page: string) => site.read(`${page}index.html`).replaceAll('<!-- -->', '')

describe('front matter', () => {
  test('can have numbers and text of other types', () => {
    const page = read('docs/coast/lamp/')
    expect(page).toContain('<title>1908 | Harbor Lights</title>')
    expect(page).toMatch(/href="\/coast\/docs\/tags\/1908"/)
    expect(page).toMatch(/<a class="menu__link[^>]*href="\/coast\/docs\/coast\/lamp"[^>]*>1</)
    expect(page).not.toContain('table-of-contents__link')
  })

  test('can name images next to the page, which are copied', () => {
    const [, file = ''] =
      /og:image" content="https:\/\/lights\.example\/coast\/([^"]*)"/.exec(
        read('docs/coast/lamp/')
      ) ?? []
    expect(file).toMatch(/^assets\/images\/lamp-\w+\.png$/)
    expect(fs.existsSync(path.join(site.outDir, file))).toBe(true)
    expect(read('blog/calm/')).toMatch(/<img[^>]* src="\/coast\/assets\/images\/ada-\w+\.png"/)
  })

  test('can keep the number prefixes of a path', () => {
    expect(read('docs/01-coast/02-pier/')).toContain('<title>Pier | Harbor Lights</title>')
  })

  test('of posts and authors files can have numbers and dates with slashes', () => {
    const post = read('blog/calm/')
    expect(post).toContain('<title>7 | Harbor Lights</title>')
    expect(post).toContain('<time dateTime="2024-02-03T10:00:00.000Z">February 3, 2024</time>')
    expect(post).toContain('href="https://stackoverflow.com/users/12"')
  })
})

test('a feed uses the stylesheet in the blog folder and its CSS', () => {
  expect(site.read('blog/rss.xml')).toContain('href="lights.xsl"')
  expect(site.read('blog/lights.xsl')).toContain('<xsl:stylesheet')
  expect(site.read('blog/lights.css')).toBe('a { color: teal }\n')
})

test('the fences of unknown admonitions are hidden', () => {
  expect(read('docs/coast/lamp/')).toContain('<div><p>Hot glass</p></div>')
})

test('Details has a summary', () => {
  expect(read('docs/coast/lamp/')).toContain('<summary>Parts</summary>')
})

describe('the configuration', () => {
  test('can have text for booleans and tags with other fields', () => {
    const page = read('docs/coast/lamp/')
    expect(page).toContain('<meta name="robots" content="noindex, nofollow">')
    expect(page).toContain('<meta name="tide" content="low">')
    expect(page).toMatch(/<script src="\/a\.js" integrity="sha384-a">/)
  })

  test('can have all fields of links', () => {
    const page = read('docs/coast/lamp/')
    expect(page).toMatch(/<a [^>]*aria-label="Tides"[^>]*><i>Tides<\/i><\/a>/)
    expect(page).toMatch(/<a [^>]*target="_blank"[^>]*href="https:\/\/moon\.example"[^>]*>Moon/)
    expect(page).toContain('href="/cote/docs/coast/lamp?kept=yes"')
    expect(page).not.toContain('>Languages<')
    expect(page).toContain('data-kind="tide"')
  })

  test('can give a language a base URL of its own', () => {
    expect(read('cote/docs/coast/lamp/')).toContain('Marées')
  })
})

test('a language that is built alone has the paths of the site, and no notice on untranslated pages', async () => {
  const siteDir = createTemporarySite({
    'docusaurus.config.js': `module.exports = {
      title: 'Lights', url: 'https://lights.example', baseUrl: '/coast/',
      i18n: {defaultLocale: 'en', locales: ['en', 'fr', 'de']},
      presets: [['classic', {docs: false, blog: false}]]
    }`,
    'src/pages/lamp.md': '# Lamp'
  })
  const canonical = async (...args: string[]) => {
    const {exitCode, stderr, read} = await buildSite(siteDir, {args})
    expect([exitCode, stderr.match(/^error .*/gm)]).toEqual([0, null])
    return (file: string) => {
      const html = read(file)
      expect(html).not.toContain('theme-untranslated-banner')
      return /rel="canonical" href="([^"]*)"/.exec(html)?.[1]
    }
  }
  const alone = await canonical('--locale', 'fr')
  expect(alone('lamp/index.html')).toBe('https://lights.example/coast/lamp')
  const two = await canonical('--locale', 'fr', '--locale', 'de')
  expect(two('fr/lamp/index.html')).toBe('https://lights.example/coast/fr/lamp')
})

test('writing translations changes no page', async () => {
  const {siteDir} = site
  const {exitCode} = await runSite(['write-translations', '--locale', 'fr'], siteDir)
  expect(exitCode).toBe(0)
  const {message} = JSON.parse(fs.readFileSync(path.join(siteDir, 'i18n/fr/code.json'), 'utf8'))[
    'theme.tags.tagsListLabel'
  ]
  expect(read('cote/docs/coast/lamp/')).toContain(message)
})
