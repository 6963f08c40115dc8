import {expect, test} from 'vitest'
import {countLabel} from './count-label.js'

test.each([
  [0, '0 posts'],
  [1, 'One post'],
  [12, '12 posts']
])('%d is written as “%s”', (count, label) => {
  expect(countLabel(count, 'post')).toBe(label)
})
