import fs from 'node:fs'
import path from 'node:path'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {findShards} from './find-shards.js'
import {shardFolder, writeShardIndex} from './shard-files.js'

/** Writes shards without pages to a folder. */
function createShards(folder: string, numbers: readonly (readonly [number, number])[]): void {
  for (const [index, total] of numbers) {
    const target = shardFolder(folder, {index, total})
    fs.mkdirSync(target, {recursive: true})
    writeShardIndex(target, {
      ...{version: 1, index, total, generator: 'g', config: 'c', sources: 's', plan: 'p'},
      locales: []
    })
  }
}

function findIn(folders: readonly string[]): string[] {
  try {
    return findShards(folders).map(({index}) => `${index.index}/${index.total}`)
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    return error.problems.map(({code, message}) =>
      `${code}: ${message}`.replaceAll(path.dirname(folders[0] ?? ''), '')
    )
  }
}

test('finds shards in one folder, in artifact folders and by their own folders', () => {
  const site = createTemporarySite()
  const together = path.join(site, 'together')
  createShards(together, [
    [2, 2],
    [1, 2]
  ])
  expect(findIn([together])).toEqual(['1/2', '2/2'])
  const apart = path.join(site, 'apart')
  createShards(path.join(apart, 'artifact-1'), [[1, 2]])
  createShards(path.join(apart, 'artifact-2'), [[2, 2]])
  expect(findIn([apart])).toEqual(['1/2', '2/2'])
  expect(findIn([1, 2].map((index) => shardFolder(together, {index, total: 2})))).toEqual([
    '1/2',
    '2/2'
  ])
})

test('ignores the folder of an interrupted shard', () => {
  const folder = createTemporarySite()
  createShards(folder, [[1, 1]])
  fs.mkdirSync(path.join(folder, '.shard-1-of-1.next'))
  expect(findIn([folder])).toEqual(['1/1'])
})

test('names missing shards', () => {
  const folder = createTemporarySite()
  createShards(folder, [[2, 4]])
  expect(findIn([folder])).toEqual(['shard-missing: 3 of 4 shards are missing: 1/4, 3/4, 4/4.'])
  expect(findIn([path.join(folder, 'none')])[0]).toMatch(/^shard-missing: There's no shard in/)
})

test('reports a shard that occurs twice', () => {
  const site = createTemporarySite()
  const [a, b] = [path.join(site, 'a'), path.join(site, 'b')]
  createShards(a, [
    [1, 2],
    [2, 2]
  ])
  createShards(b, [[2, 2]])
  expect(findIn([a, b])[0]).toMatch(/^shard-duplicate: Shard 2\/2 occurs twice: in .*a.* and .*b/)
  expect(findIn([a, a])).toEqual(['1/2', '2/2'])
})

test('reports a shard of a build with a different number of shards', () => {
  const folder = createTemporarySite()
  createShards(folder, [
    [1, 2],
    [2, 3]
  ])
  expect(findIn([folder])[0]).toMatch(/^shard-foreign: Shard 2\/3 .* with 3 shards, not 2\.$/)
})

test('rejects a damaged description', () => {
  const folder = createTemporarySite()
  createShards(folder, [[1, 1]])
  fs.truncateSync(path.join(folder, 'shard-1-of-1/shard.json'), 40)
  expect(findIn([folder])[0]).toMatch(/^shard-damaged/)
})
