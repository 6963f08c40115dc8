import {expect, test} from 'vitest'
import {innerPathField, pathField} from './path-field.js'

test.each([
  ['docs', true],
  ['../docs', true],
  ['/srv/docs', true],
  ['дом/🦉 owl', true],
  ['', true],
  ['a\0b', false],
  ['a\nb', false],
  ['a\u0007', false],
  ['a\u007fb', false],
  ['a\u0085b', false],
  ['n/'.repeat(300), true],
  [`data:image/svg+xml,${'n'.repeat(300)}`, true],
  [`docs/${'ø'.repeat(128)}`, false]
])('%j is a path: %s', (path, isPath) => {
  expect(pathField.safeParse(path).success).toBe(isPath)
})

test.each([
  ['.', true],
  ['', true],
  ['kept/', true],
  ['a/../b', true],
  ['..a/b', true],
  ['..', false],
  ['../..', false],
  ['a/../../b', false],
  ['a\\..\\..', false],
  ['/kept', false],
  ['C:\\kept', false],
  ['a\0b', false]
])('%j is a path inside the site root: %s', (path, isInside) => {
  expect(innerPathField.safeParse(path).success).toBe(isInside)
})
