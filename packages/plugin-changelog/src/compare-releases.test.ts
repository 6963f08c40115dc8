import type {Post} from '@lectern/plugin-blog/posts'
import {expect, test} from 'vitest'
import {compareReleases} from './compare-releases.js'

function order(...releases: readonly (readonly [id: string, date: string])[]): string[] {
  // The order depends only on these fields.
  const posts = releases.map(([id, date]) => ({summary: {id, date}}) as Post)
  return posts.sort(compareReleases).map(({summary}) => summary.id)
}

test('the newest date comes first', () => {
  expect(order(['1.0.1', '2024-01-01'], ['0.9.9', '2024-02-01'])).toEqual(['0.9.9', '1.0.1'])
})

test('on the same date, the highest version comes first, compared numerically', () => {
  const day = '2024-01-31'
  expect(
    order([`1.9.0`, `${day}T10:00:00Z`], ['1.10.0', `${day}T09:00:00Z`], ['1.10.0-rc.1', day])
  ).toEqual(['1.10.0', '1.10.0-rc.1', '1.9.0'])
})

test('releases without a date are sorted by version', () => {
  expect(order(['1.0.0', ''], ['2.0.0', ''], ['1.5.0', ''])).toEqual(['2.0.0', '1.5.0', '1.0.0'])
})
