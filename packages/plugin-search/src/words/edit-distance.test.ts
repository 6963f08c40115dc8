import {expect, test} from 'vitest'
import {editDistance} from './edit-distance.js'

test('counts typos', () => {
  const options = {limit: 2}
  expect(editDistance('sidebar', 'sidebar', options)).toBe(0)
  expect(editDistance('sidbar', 'sidebar', options)).toBe(1)
  expect(editDistance('sidebbar', 'sidebar', options)).toBe(1)
  expect(editDistance('sidevar', 'sidebar', options)).toBe(1)
  expect(editDistance('isdebar', 'sidebar', options)).toBe(1)
  expect(editDistance('isdebra', 'sidebar', options)).toBe(2)
})

test('stops above the limit', () => {
  expect(editDistance('abcdef', 'uvwxyz', {limit: 2})).toBe(3)
  expect(editDistance('a', 'abcdef', {limit: 2})).toBe(3)
})

test('compares the beginning of an incomplete word', () => {
  expect(editDistance('confgu', 'configuration', {limit: 1, isPrefix: true})).toBe(1)
  expect(editDistance('confgu', 'configuration', {limit: 1})).toBe(2)
})
