import {readdirSync, rmSync, truncateSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import {buildSite, copyFixture} from './build-site.js'
import {hashTree} from './hash-tree.js'

function listRecordFiles(siteDir: string): string[] {
  const folder = path.join(siteDir, '.site/cache/records')
  return readdirSync(folder).map((file) => path.join(folder, file))
}

test.each([
  ['cut off', (file: string) => truncateSync(file, 40)],
  ['written over', (file: string) => writeFileSync(file, 'something else')],
  ['gone', (file: string) => rmSync(file)]
])('a build succeeds if files with cache records are %s', async (_state, damage) => {
  const siteDir = copyFixture('features')
  const first = await buildSite(siteDir)
  const wanted = hashTree(first.outDir)
  for (const file of listRecordFiles(siteDir)) damage(file)
  rmSync(first.outDir, {recursive: true})

  const second = await buildSite(siteDir)

  expect(second.stderr).toBe('')
  expect(second.exitCode).toBe(0)
  expect(hashTree(second.outDir)).toEqual(wanted)
})
