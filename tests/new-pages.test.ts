import {existsSync, readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import {buildSite, copyFixture, runSite} from './build-site.js'

test('site new creates versions, and pages that build without problems', async () => {
  const siteDir = copyFixture('minimal')
  const run = (...args: string[]) => runSite(['new', ...args], siteDir)
  expect(await run('doc', 'Build a nest box: part 1', '--folder', 'guides')).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining('docs/guides/build-a-nest-box-part-1.md')
  })
  expect((await run('page', 'About us')).stdout).toContain('src/pages/about-us.md')
  const text = readFileSync(path.join(siteDir, 'docs/guides/build-a-nest-box-part-1.md'), 'utf8')
  expect(text).toContain('title: "Build a nest box: part 1"')
  const site = await buildSite(siteDir)
  expect([site.exitCode, site.stderr]).toEqual([0, ''])
  expect(site.read('about-us/index.html')).toContain('About us')
  expect(site.read('docs/guides/build-a-nest-box-part-1/index.html')).toContain('part 1')

  expect((await run('version', '1.0.0')).stdout).toContain('Created version 1.0.0')
  expect(existsSync(path.join(siteDir, 'versioned_docs/version-1.0.0'))).toBe(true)
})

test('site new requires a kind and a quoted title outside of a terminal', async () => {
  const siteDir = copyFixture('minimal')
  const files = readdirSync(path.join(siteDir, 'docs'))
  const run = async (...args: string[]) => {
    const {exitCode, stderr} = await runSite(['new', ...args], siteDir)
    return [exitCode, stderr.split('\n')[0]]
  }
  expect(await run()).toEqual([
    2,
    'error: missing type and title, e.g. `npx site new doc "Build a nest box"`'
  ])
  expect(await run('page')).toEqual([
    2,
    'error: missing title, e.g. `npx site new page "Build a nest box"`'
  ])
  expect(await run('page', 'About', 'us')).toEqual([
    2,
    'error: too many arguments: put the title in quotes, e.g. "About us"'
  ])
  expect(readdirSync(path.join(siteDir, 'docs'))).toEqual(files)
})
