import {expect, test} from 'vitest'
import {keepNeededDependencies} from './needed-dependencies.mjs'

const keep = (/** @type {string[]} */ names, /** @type {string} */ text) =>
  Object.keys(
    keepNeededDependencies(Object.fromEntries(names.map((name) => [name, '^1.0.0'])), {
      scope: '@lectern/',
      texts: ['export {}', text]
    })
  )

test.each([
  [`import {a} from 'diff'`],
  [`import"diff/lib/a.js"`],
  ['require.resolve(`diff/package.json`)'],
  [`@import "diff/style.css";`]
])('keeps a dependency that %s names', (text) => {
  expect(keep(['diff'], text)).toEqual(['diff'])
})

test('removes a dependency whose code is inside the compiled files', () => {
  expect(keep(['diff', 'node-diff3'], `from "node-diff3"; // node_modules/diff/index.js`)).toEqual([
    'node-diff3'
  ])
})

test('keeps types of a package that declarations name', () => {
  expect(keep(['@types/prismjs', '@types/hast'], `from 'prismjs'`)).toEqual(['@types/prismjs'])
})

test('keeps packages of the same scope', () => {
  expect(keep(['@lectern/types'], '')).toEqual(['@lectern/types'])
})
