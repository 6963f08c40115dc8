import {expect, test} from 'vitest'
import {createTextCache} from './text-cache.js'

test('returns a text once', () => {
  const cache = createTextCache()
  cache.add('owl', 'Hunts at night.')
  expect([cache.take('owl'), cache.take('owl')]).toEqual(['Hunts at night.', undefined])
})

test('only keeps texts beyond the limit once there is room again', () => {
  const cache = createTextCache(5)
  cache.add('owl', '1234')
  cache.add('lark', '12')
  expect(cache.take('lark')).toBe(undefined)
  cache.take('owl')
  cache.add('lark', '12')
  expect(cache.take('lark')).toBe('12')
})
