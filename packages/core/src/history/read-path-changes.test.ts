import {createTemporarySite} from '@lectern/testing/temporary-site'
import {createTestRepository} from '@lectern/testing/test-repository'
import {expect, test} from 'vitest'
import type {PathChanges} from './git-log.js'
import {joinPathChanges, readPathChanges} from './read-path-changes.js'

const time = (date: string) => Date.parse(date) / 1000

function createRepository() {
  const repository = createTestRepository()
  const cacheDir = createTemporarySite()
  const read = async (head = repository.git('rev-parse', 'HEAD').trim(), cache = cacheDir) => {
    const {root} = repository
    const changes = await readPathChanges({root, head}, {siteDir: root, cacheDir: cache})
    return changes && Object.fromEntries(changes)
  }
  return {...repository, read, readAll: () => read(undefined, createTemporarySite())}
}

test('each file has the time and author of its last commit', async () => {
  const {write, commit, read} = createRepository()
  write({'docs/owl.md': 'a', 'docs/heron.md': 'a'})
  commit('2024-01-01T00:00:00Z', 'Ada')
  write({'docs/owl.md': 'b', 'docs/heron.md': undefined})
  commit('2024-02-01T00:00:00Z', 'Bob')
  expect(await read()).toMatchObject({
    'docs/owl.md': {author: 'Bob', isDeletion: false},
    'docs/heron.md': {author: 'Bob', isDeletion: true}
  })
})

test('a cached history is extended with new commits', async () => {
  const {write, commit, read, readAll} = createRepository()
  write({'a.md': 'a', 'b.md': 'b'})
  commit('2024-01-01T00:00:00Z', 'Ada')
  await read()
  write({'b.md': 'c', 'd.md': 'd'})
  commit('2024-02-01T00:00:00Z', 'Bob')
  const extended = await read()
  expect(
    Object.entries(extended ?? {})
      .map(([file, {author}]) => `${file} ${author}`)
      .sort()
  ).toEqual(['a.md Ada', 'b.md Bob', 'd.md Bob'])
  expect(extended).toEqual(await readAll())
})

test('doesn’t run Git if there are no new commits', async () => {
  const {write, commit, read, git} = createRepository()
  write({'a.md': 'a'})
  commit('2024-01-01T00:00:00Z', 'Ada')
  const head = git('rev-parse', 'HEAD').trim()
  const before = await read(head)
  git('update-ref', '-d', 'HEAD')
  git('reflog', 'expire', '--expire=now', '--all')
  git('gc', '--quiet', '--prune=now')
  expect(await read(head)).toEqual(before)
})

test('a rewritten history is read again from scratch', async () => {
  const {write, commit, read, git, readAll} = createRepository()
  write({'a.md': 'a'})
  commit('2024-01-01T00:00:00Z', 'Ada')
  write({'a.md': 'b', 'b.md': 'b'})
  commit('2024-03-01T00:00:00Z', 'Bob')
  await read()
  git('reset', '--quiet', '--hard', 'HEAD~1')
  write({'c.md': 'c'})
  commit('2024-02-01T00:00:00Z', 'Cleo')
  const changes = await read()
  expect(
    Object.entries(changes ?? {})
      .map(([file, {author}]) => `${file} ${author}`)
      .sort()
  ).toEqual(['a.md Ada', 'c.md Cleo'])
  expect(changes).toEqual(await readAll())
})

test('returns no history for a commit that isn’t in the repository', async () => {
  const {write, commit, read} = createRepository()
  write({'a.md': 'a'})
  commit('2024-01-01T00:00:00Z', 'Ada')
  expect(await read('0'.repeat(40))).toBeUndefined()
})

const change = (date: string, author: string) => ({time: time(date), author, isDeletion: false})
const before: PathChanges = new Map([['a.md', change('2024-02-01', 'Ada')]])

test.each([
  ['newer', '2024-03-01', 'Bob'],
  ['older, from a merged branch', '2024-01-01', 'Ada']
])('the newer of two commits of a file wins; the added one is %s', (_, date, author) => {
  const changes: PathChanges = new Map([['a.md', change(date, 'Bob')]])
  expect(joinPathChanges(before, {changes, isLinear: false})?.get('a.md')?.author).toBe(author)
})

test('if two commits have the same time, the added one wins unless branches were merged', () => {
  const changes: PathChanges = new Map([['a.md', change('2024-02-01', 'Bob')]])
  expect(joinPathChanges(before, {changes, isLinear: true})?.get('a.md')?.author).toBe('Bob')
  expect(joinPathChanges(before, {changes, isLinear: false})).toBeUndefined()
})
