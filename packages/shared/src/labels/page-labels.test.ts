import {expect, test} from 'vitest'
import {fillLabel} from './page-labels.js'

test('fills in the placeholders that have a value', () => {
  expect(fillLabel('{count} posts by {name}', {count: 2, name: 'Ada'})).toBe('2 posts by Ada')
  expect(fillLabel('{constructor} {missing}', {count: 2})).toBe('{constructor} {missing}')
})
