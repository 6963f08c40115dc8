import {expect, test} from 'vitest'
import {HASH_RANGE, hashText} from './hash-text.js'

test('similar strings are spread evenly over the range', () => {
  const buckets = new Array<number>(8).fill(0)
  for (let index = 0; index < 8000; index++) {
    const bucket = Math.floor((hashText(`/docs/page-${index}`) / HASH_RANGE) * 8)
    buckets[bucket] = (buckets[bucket] ?? 0) + 1
  }
  for (const count of buckets) expect(Math.abs(count - 1000)).toBeLessThan(150)
})

test('the same string always has the same hash', () => {
  expect([hashText(''), hashText('owl')]).toEqual([hashText(''), hashText('owl')])
  expect(hashText('owl')).not.toBe(hashText('lark'))
})
