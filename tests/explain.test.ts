import {appendFileSync, readdirSync, rmSync} from 'node:fs'
import path from 'node:path'
import {beforeAll, expect, test} from 'vitest'
import {buildSite, copyFixture} from './build-site.js'

let siteDir = ''

beforeAll(() => {
  siteDir = copyFixture('minimal')
})

/** Output of `--explain` for a page, up to the build summary. */
async function explain(page: string): Promise<string> {
  const site = await buildSite(siteDir, {args: ['--explain', page]})
  expect([site.exitCode, site.stderr]).toEqual([0, ''])
  return site.stdout.slice(site.stdout.indexOf('\n/docs'), site.stdout.indexOf('\nBuilt '))
}

test("shows a page's sources and cost", async () => {
  const text = await explain('/docs/first')
  expect(text).toContain('\n/docs/first  docs/first/index.html, @theme/DocItem, docs\n')
  expect(text).toContain('Rendered: the page is new.')
  expect(text).toMatch(/\n {2}source text +[\w-]{10}\n/)
  expect(text).toMatch(/\n {2}docs\/first\.md: hash [\da-f]{16}, record [\da-f]{16}\n/)
  expect(text).toMatch(/\n {2}compile {2}\d+ ms, docs\/first\.md\n {2}render {3}\d+ ms\n/)
  expect(text).toMatch(/\n {2}HTML +[\d.]+ kB, [\d.]+ kB\n/)
  expect(text).toMatch(/\n {2}JavaScript, \d+ files? +[\d.]+ kB, [\d.]+ kB\n {4}assets\/js\//)
})

test('shows that a page is unchanged, and its previous cost', async () => {
  const text = await explain('docs/first.md')
  expect(text).toContain('Not rendered: no input has changed.')
  expect(text).toMatch(/compile {2}\d+ ms, docs\/first\.md, cached\n/)
  expect(text).toMatch(/render {3}\d+ ms, in an earlier build\n/)
})

test('shows why a page was rebuilt', async () => {
  appendFileSync(path.join(siteDir, 'docs/first.md'), '\nMore words.\n')
  const text = await explain('https://docs.example.com/docs/first/#more')
  expect(text).toContain('Rendered: source text changed.')
  expect(text).toMatch(/\n {2}source text +[\w-]{10} {2}was [\w-]{10}\n/)
})

test("renders a page that isn't in the cache", async () => {
  rmSync(path.join(siteDir, 'build'), {recursive: true})
  const cacheDir = path.join(siteDir, '.site/cache')
  for (const name of readdirSync(cacheDir).filter((file) => file.startsWith('output-')))
    rmSync(path.join(cacheDir, name), {recursive: true})
  const text = await explain('/docs/first')
  expect(text).toContain('Rendered: its output file was missing or modified.')
})

test('a missing page ends the build before anything is written', async () => {
  const site = await buildSite(siteDir, {args: ['--explain', '/docs/frist']})
  expect(site.exitCode).toBe(1)
  expect(site.stderr).toBe(`
error explain-page-unknown: The page /docs/frist doesn't exist.
  → Did you mean /docs/first?

1 error. The previous build is unchanged.
`)
})
