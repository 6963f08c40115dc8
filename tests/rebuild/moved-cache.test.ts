import {cpSync, renameSync, rmSync, statSync, utimesSync} from 'node:fs'
import path from 'node:path'
import {beforeAll, describe, expect, test} from 'vitest'
import {buildFixture, buildSite, type SiteBuild} from '../build-site.js'
import {hashTree} from '../hash-tree.js'
import {listFiles} from '../list-files.js'

let first: SiteBuild
let wanted: Record<string, string>

beforeAll(async () => {
  first = await buildFixture('every-kind')
  expect([first.exitCode, first.stderr]).toEqual([0, ''])
  wanted = hashTree(first.outDir)
})

/** A copy of the site with its cache, new file times and no output, as on another machine. */
function copyWithCache(folder: string): string {
  const filter = (file: string) => !/\/\.?build(?:\.[^/]*)?$/.test(file)
  cpSync(first.siteDir, folder, {recursive: true, filter})
  for (const name of listFiles(folder)) {
    const file = path.join(folder, name)
    utimesSync(file, 2_000_000, statSync(file).size + 3_000_000)
  }
  return folder
}

describe('a cache from a different folder', () => {
  test('works for a copy of the site next to it, without compiling or bundling', async () => {
    const site = await buildSite(copyWithCache(`${first.siteDir}-copy`))
    expect([site.exitCode, site.stderr]).toEqual([0, ''])
    expect(site.stdout).toMatch(/\b0 compiled,/)
    expect(site.stdout).toMatch(/CSS \(cached\)/)
    expect(hashTree(site.outDir)).toEqual(wanted)
  })

  test('works for a copy in a deeper folder, without compiling', async () => {
    const site = await buildSite(copyWithCache(path.join(`${first.siteDir}-deeper`, 'a', 'b')))
    expect([site.exitCode, site.stderr]).toEqual([0, ''])
    expect(site.stdout).toMatch(/\b0 compiled,/)
    expect(hashTree(site.outDir)).toEqual(wanted)
  })

  test('works after the original folder is gone', async () => {
    const copy = copyWithCache(`${first.siteDir}-again`)
    renameSync(first.siteDir, `${first.siteDir}-away`)
    const site = await buildSite(copy)
    renameSync(`${first.siteDir}-away`, first.siteDir)
    expect([site.exitCode, site.stderr]).toEqual([0, ''])
    expect(site.stdout).toMatch(/\b0 compiled,/)
    expect(hashTree(site.outDir)).toEqual(wanted)
  })

  test('works after an edit, which compiles only the change', async () => {
    const copy = copyWithCache(`${first.siteDir}-changed`)
    rmSync(path.join(copy, 'docs/guides/second.md'))
    cpSync(path.join(copy, 'docs/math.md'), path.join(copy, 'docs/api/three.md'))
    const site = await buildSite(copy)
    expect([site.exitCode, site.stdout.match(/\d+ compiled/)?.[0]]).toEqual([0, '0 compiled'])
  })
})
