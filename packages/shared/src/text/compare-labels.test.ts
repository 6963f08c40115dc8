import {expect, test} from 'vitest'
import {compareLabels} from './compare-labels.js'

test('sorts labels case-insensitively', () => {
  expect(['b', 'C', 'A', 'a b'].sort(compareLabels)).toEqual(['A', 'a b', 'b', 'C'])
  expect(compareLabels('News', 'news')).toBe(0)
})
