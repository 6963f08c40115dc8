import {readdirSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {beforeAll, expect, test} from 'vitest'
import {buildSite} from '../build-site.js'
import {checkAtom} from '../machine-files/check-atom.js'
import {checkJsonLd} from '../machine-files/check-json-ld.js'
import {checkOpenSearch} from '../machine-files/check-open-search.js'
import {checkRss} from '../machine-files/check-rss.js'
import {checkSitemaps} from '../machine-files/check-sitemap.js'
import {checkWebManifest} from '../machine-files/check-web-manifest.js'
import {type PublishedSite, publish} from '../machine-files/published-site.js'

const WEBSITE = fileURLToPath(new URL('../../website', import.meta.url))
const HOME = 'https://lectern-docs.example.com/'

let site: PublishedSite
let files: readonly string[]

beforeAll(async () => {
  const {exitCode, stderr, outDir} = await buildSite(WEBSITE)
  expect(exitCode, stderr).toBe(0)
  site = publish(outDir, HOME)
  files = readdirSync(outDir, {recursive: true, encoding: 'utf8'}).map((file) =>
    file.split(path.sep).join('/')
  )
}, 300_000)

test('the sitemap in robots.txt follows the protocol', () => {
  const robots = String(site.read(`${HOME}robots.txt`))
  const sitemaps = [...robots.matchAll(/^Sitemap: (.+)$/gm)].map(([, url = '']) => url)
  expect(sitemaps).toEqual([`${HOME}sitemap.xml`])
  expect(checkSitemaps(sitemaps, site)).toEqual([])
})

test.each([
  ['rss.xml', checkRss],
  ['atom.xml', checkAtom]
])('%s is a valid feed', (name, check) => {
  const feeds = files.filter((file) => file.endsWith(`/${name}`))
  const blogs = ['blog', 'changelog', 'engineering', 'tests/blog']
  expect(feeds.sort()).toEqual(blogs.map((blog) => `${blog}/${name}`))
  for (const feed of feeds) expect(check(HOME + feed, site), feed).toEqual([])
})

test('the site can be installed with its manifest', () => {
  expect(checkWebManifest(`${HOME}manifest.webmanifest`, site)).toEqual([])
})

test('browsers can use its search description', () => {
  expect(checkOpenSearch(`${HOME}opensearch.xml`, site)).toEqual([])
})

test('structured data of every page has the fields that search engines require', () => {
  const pages = files.filter((file) => file.endsWith('index.html'))
  const problems = pages.flatMap((file) => {
    const url = (HOME + encodeURI(file)).replace(/\/index\.html$/, '')
    const html = String(site.read(url === HOME.slice(0, -1) ? HOME : url))
    return checkJsonLd(html, url, site).map((fault) => `${file}: ${fault}`)
  })
  expect(pages.length).toBeGreaterThan(300)
  expect(problems).toEqual([])
})
