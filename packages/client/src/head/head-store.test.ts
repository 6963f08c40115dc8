import {expect, test} from 'vitest'
import {createHeadStore} from './head-store.js'

test('keeps the tags of components in order, and notifies listeners of changes', () => {
  const store = createHeadStore()
  let changes = 0
  const stop = store.subscribe(() => {
    changes += 1
  })
  store.set('a', [{tag: 'title', content: 'A'}])
  store.set('b', [{tag: 'title', content: 'B'}])
  store.set('a', [{tag: 'title', content: 'C'}])
  expect(store.read().map(({content}) => content)).toEqual(['C', 'B'])
  expect(store.read()).toBe(store.read())
  store.remove('a')
  stop()
  store.remove('b')
  expect([store.read(), changes]).toEqual([[], 4])
})
