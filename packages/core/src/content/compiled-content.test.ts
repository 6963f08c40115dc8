import type {ProblemCode} from '@lectern/types'
import {expect, test} from 'vitest'
import {hasFailed} from './compiled-content.js'

test.each<[ProblemCode, boolean]>([
  ['markdown-plugin-failed', true],
  ['markdown-too-deep', true],
  ['mdx-syntax', false]
])('a page with the problem %s is recompiled by the next build: %s', (code, expected) => {
  expect(hasFailed({problems: [{code, message: 'A problem.'}]})).toBe(expected)
})

test('a page without problems stays in the cache', () => {
  expect(hasFailed({problems: []})).toBe(false)
})
