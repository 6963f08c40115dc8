import {statSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {beforeAll, expect, test} from 'vitest'
import {buildSite, type SiteBuild} from '../build-site.js'

const WEBSITE = fileURLToPath(new URL('../../website', import.meta.url))

let site: SiteBuild
/** Files that an installed site caches. */
let kept: readonly string[]

beforeAll(async () => {
  site = await buildSite(WEBSITE)
  expect(site.exitCode, site.stderr).toBe(0)
  const list = /\[\{"revision.*?\}\]/.exec(site.read('sw.js'))?.[0] ?? '[]'
  const entries = JSON.parse(list) as {url: string}[]
  kept = entries.map(({url}) => decodeURIComponent(url))
}, 300_000)

test('an installed site has every page except tests, reference content and the API reference', () => {
  const pages = site
    .list(/\.html$/)
    .filter((file) => !/^(?:tests|blog|changelog|reference|__docusaurus)\/|^404/.test(file))
  expect(pages.length).toBeGreaterThan(300)
  expect(pages.filter((page) => !kept.includes(page))).toEqual([])
})

test('excludes files for machines and authors, and outdated formats', () => {
  const unneeded =
    /\.(?:md|txt|xml|xsl|map|ttf|woff)$|feed\.json$|^docs-index|^assets\/data\/debug-|^(?:engineering|releases)\/.*\.css$/
  expect(kept.filter((file) => unneeded.test(file))).toEqual([])
})

test('searches only the last version of the docs', () => {
  const folders = kept.flatMap((file) => /^assets\/search\/(.+)-\w{6}\//.exec(file)?.[1] ?? [])
  expect([...new Set(folders)].sort()).toEqual([
    'default',
    'docs-community-current',
    'docs-default-current'
  ])
  expect(kept).toContain('assets/search/index.json')
  expect(kept).toContain('assets/search/worker.js')
})

test('is 25 MB at most', () => {
  const sizes = kept.map((file) => statSync(path.join(site.outDir, file)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(25_000_000)
})
