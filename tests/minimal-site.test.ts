import {existsSync} from 'node:fs'
import {expect, test} from 'vitest'
import {buildFixture, buildSite} from './build-site.js'
import {hashTree} from './hash-tree.js'

test('two docs become two pages that link to each other', async () => {
  const site = await buildFixture('minimal')
  expect(site.stderr).toBe('')
  expect(site.exitCode).toBe(0)
  const first = site.read('docs/first/index.html')
  expect(first).toContain('A &lt; B and {curly} are harmless.')
  expect(first).toMatch(/href="\/docs\/guides\/second\/?"/)
  expect(site.read('docs/guides/second/index.html')).toMatch(/<h2[^>]* id="a-heading"/)
})

test('a second build gives the same bytes', async () => {
  const cold = await buildFixture('minimal')
  const before = hashTree(cold.outDir)
  const warm = await buildSite(cold.siteDir)
  expect(warm.exitCode).toBe(0)
  expect(hashTree(warm.outDir)).toEqual(before)
})

test("the output doesn't depend on the location of the site", async () => {
  const [here, there] = [await buildFixture('minimal'), await buildFixture('minimal')]
  expect(existsSync(here.outDir)).toBe(true)
  expect(hashTree(there.outDir)).toEqual(hashTree(here.outDir))
})
