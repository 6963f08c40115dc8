import fs from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {
  createShardPlan,
  findStoredPlan,
  hashPlan,
  readPlan,
  selectPages,
  storePlan
} from './shard-plan.js'

const PAGES = ['/a', '/b', '/c', '/d'].map((path) => ({page: {locale: 'en', path}, cost: 1}))

const createPlan = () => createShardPlan({pages: PAGES, basis: 'size'}, {sources: 'abc', total: 2})

test('every page is in one shard', () => {
  const plan = createPlan()
  const pages = PAGES.map(({page}) => page)
  expect(plan.shards).toEqual([
    {shard: '1/2', index: 1, total: 2, pages: 2, share: 0.5, first: pages[0], last: pages[1]},
    {shard: '2/2', index: 2, total: 2, pages: 2, share: 0.5, first: pages[2], last: pages[3]}
  ])
  expect([1, 2].flatMap((index) => selectPages(pages, plan, index))).toEqual(pages)
})

test('reuses a stored plan for the same sources and number of shards', () => {
  const folder = createTemporarySite()
  const plan = createPlan()
  storePlan(folder, plan)
  expect(findStoredPlan(folder, {sources: 'abc', total: 2})).toEqual(plan)
  expect(findStoredPlan(folder, {sources: 'other', total: 2})).toBeUndefined()
  expect(findStoredPlan(folder, {sources: 'abc', total: 3})).toBeUndefined()
  fs.writeFileSync(path.join(folder, 'shards-2.json'), '{"version":1}')
  expect(findStoredPlan(folder, {sources: 'abc', total: 2})).toBeUndefined()
})

test('a plan in a file must match the sources and the number of shards', () => {
  const file = path.join(
    createTemporarySite({'plan.json': JSON.stringify(createPlan())}),
    'plan.json'
  )
  expect(hashPlan(readPlan(file, {sources: 'abc', total: 2}))).toBe(hashPlan(createPlan()))
  expect(() => readPlan(file, {sources: 'other', total: 2})).toThrow('different sources')
  expect(() => readPlan(file, {sources: 'abc', total: 4})).toThrow('has 2 shards, not 4')
  expect(() => readPlan(`${file}x`, {sources: 'abc', total: 4})).toThrow("isn't a plan")
})
