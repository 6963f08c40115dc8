import {expect, test} from 'vitest'
import {compareLabels} from './compare-labels.js'

test('puts labels in order whatever their case', () => {
  expect(['b', 'C', 'A', 'a b'].sort(compareLabels)).toEqual(['A', 'a b', 'b', 'C'])
  expect(compareLabels('News', 'news')).toBe(0)
})
