import {appendFileSync, existsSync, readdirSync, rmSync} from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import {buildSite, copyFixture} from './build-site.js'
import {hashTree} from './hash-tree.js'

test('the second of two simultaneous builds waits, and both outputs are complete', async () => {
  const siteDir = copyFixture('features')
  const both = await Promise.all([buildSite(siteDir), buildSite(siteDir)])
  expect(both.map(({exitCode, stderr}) => [exitCode, stderr])).toEqual([
    [0, ''],
    [0, '']
  ])
  const waiting = both.filter(({stdout}) =>
    /^Waiting for another build of this site to finish \(process \d+\)\.$/m.test(stdout)
  )
  expect(waiting.length).toBe(1)
  expect(waiting[0]?.stdout).toContain('pages     0 rendered')
  const outDir = path.join(siteDir, 'build')
  const output = hashTree(outDir)
  rmSync(path.join(siteDir, '.site'), {recursive: true})
  rmSync(outDir, {recursive: true})
  await buildSite(siteDir)
  expect(hashTree(outDir)).toEqual(output)
  expect(existsSync(path.join(siteDir, '.site/cache/build.lock'))).toBe(false)
})

test('simultaneous builds to two folders share cache records', async () => {
  const siteDir = copyFixture('minimal')
  const [first, second] = await Promise.all([
    buildSite(siteDir),
    buildSite(siteDir, {args: ['--out-dir', 'other']})
  ])
  expect([first.exitCode, second.exitCode]).toEqual([0, 0])
  const other = path.join(siteDir, 'other')
  expect(hashTree(other)).toEqual(hashTree(first.outDir))
  appendFileSync(path.join(siteDir, 'docs/first.md'), '\nMore.\n')
  await buildSite(siteDir)
  const site = await buildSite(siteDir, {args: ['--out-dir', 'other']})
  expect(site.stdout).toMatch(/pages {5}1 rendered/)
  expect(hashTree(other)).toEqual(hashTree(first.outDir))
  expect(readdirSync(siteDir).filter((name) => name.startsWith('.') && name !== '.site')).toEqual(
    []
  )
})
