import {expect, test} from 'vitest'
import {matchPattern} from './match-pattern.mjs'

test.each([
  ['./src/*.ts', './src/a.ts', 'a'],
  ['./src/*.ts', './src/text/slug.ts', 'text/slug'],
  ['./src/*', './src/a.css', 'a.css'],
  ['./src/a.ts', './src/a.ts', '']
])('%s matches %s', (pattern, file, match) => {
  expect(matchPattern(pattern, file)).toBe(match)
})

test.each([
  ['./src/*.ts', './src/a.tsx'],
  ['./src/*.ts', './src/.ts'],
  ['./src/*.ts', './lib/a.ts'],
  ['./src/a.ts', './src/b.ts']
])('%s does not match %s', (pattern, file) => {
  expect(matchPattern(pattern, file)).toBeUndefined()
})
