import {spawnSync} from 'node:child_process'
import {rmSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {beforeAll, describe, expect, test} from 'vitest'
import {hashTree, readTimes} from '../hash-tree.js'
import {openEditedSite, type EditedSite} from './edited-site.js'

const BUILD = fileURLToPath(new URL('build-with-generator.mjs', import.meta.url))

let site: EditedSite

beforeAll(async () => {
  site = await openEditedSite('every-kind')
})

/** Builds with a modified generator, as after an upgrade. */
function buildWith(changes: Readonly<Record<string, string>>) {
  const outDir = path.join(site.siteDir, 'build')
  const before = {hashes: hashTree(outDir), times: readTimes(outDir)}
  const {stdout, stderr, status} = spawnSync(
    process.execPath,
    [BUILD, site.siteDir, JSON.stringify(changes)],
    {encoding: 'utf8'}
  )
  expect([status, stderr]).toEqual([0, ''])
  const [hashes, times] = [hashTree(outDir), readTimes(outDir)]
  return {
    ...(JSON.parse(stdout) as {
      pages: number
      rendered: number
      contents: number
      compiled: number
      isBundleCached: boolean
    }),
    hasSameBytes: JSON.stringify(hashes) === JSON.stringify(before.hashes),
    hasSameTimes: JSON.stringify(times) === JSON.stringify(before.times)
  }
}

describe('a new release of Lectern', () => {
  test('with the same code changes nothing', () => {
    expect(buildWith({})).toMatchObject({rendered: 0, compiled: 0, isBundleCached: true})
  })

  test('with a new compiler compiles all content', () => {
    const {contents, ...built} = buildWith({compilerHash: 'another'})
    expect(built).toMatchObject({compiled: contents, hasSameBytes: true})
    expect(contents).toBeGreaterThan(10)
  })

  test('with a new bundler bundles again and keeps equal results', () => {
    expect(buildWith({compilerHash: 'another', bundlerHash: 'another'})).toMatchObject({
      rendered: 0,
      compiled: 0,
      isBundleCached: false,
      hasSameBytes: true,
      hasSameTimes: true
    })
  })

  test('with a new renderer renders all pages, compiles nothing and keeps equal results', () => {
    const hashes = {compilerHash: 'another', bundlerHash: 'another', rendererHash: 'another'}
    const {pages, ...built} = buildWith(hashes)
    expect(built).toMatchObject({
      rendered: pages,
      compiled: 0,
      isBundleCached: true,
      hasSameBytes: true
    })
  })

  test('with a new name changes all pages', () => {
    const {pages, ...built} = buildWith({name: 'Lectern 99', version: '99.0.0'})
    expect(built).toMatchObject({rendered: pages, hasSameBytes: false})
  })
})

test('a new release of a plugin changes only its pages', async () => {
  rmSync(path.join(site.siteDir, '.site'), {recursive: true})
  await site.rebuild()
  site.replace('plugins/birds.js', `'Rook'`, `'Swift'`)
  const first = await site.rebuild()
  site.replace('plugins/birds.js', 'content: name', `content: 'The ' + name`)
  const second = await site.rebuild()
  expect([first.added, first.removed, first.changed, first.compiled]).toEqual([
    ['birds/swift/index.html'],
    ['birds/rook/index.html'],
    [],
    0
  ])
  expect([second.changed, second.rendered, second.compiled]).toEqual([
    ['birds/swift/index.html', 'birds/tern/index.html'],
    2,
    0
  ])
})
