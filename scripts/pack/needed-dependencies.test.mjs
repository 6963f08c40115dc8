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
])('keeps a dependency that %s references', (text) => {
  expect(keep(['diff'], text)).toEqual(['diff'])
})

test('removes a dependency whose code is bundled into the compiled files', () => {
  expect(keep(['diff', 'node-diff3'], `from "node-diff3"; // node_modules/diff/index.js`)).toEqual([
    'node-diff3'
  ])
})

test('keeps a dependency for sites', () => {
  const published = {scope: '@lectern/', texts: [''], forSites: ['diff']}
  expect(keepNeededDependencies({diff: '^1.0.0', node: '^1.0.0'}, published)).toEqual({
    diff: '^1.0.0'
  })
})

test('keeps types of a package that declarations reference', () => {
  expect(keep(['@types/prismjs', '@types/hast'], `from 'prismjs'`)).toEqual(['@types/prismjs'])
})

test('keeps packages of the same scope', () => {
  expect(keep(['@lectern/types'], '')).toEqual(['@lectern/types'])
})

const keepBundled = (/** @type {string} */ text) =>
  Object.keys(
    keepNeededDependencies(
      {diff: '^1.0.0', '@types/diff': '^1.0.0'},
      {scope: '@lectern/', texts: [text], bundled: ['diff']}
    )
  )

test.each([
  ["const name = 'diff'"],
  ["throw new Error('`diff` failed')"],
  ["/**\n *   import {a} from 'diff'\n */"],
  ["// import {a} from 'diff'"]
])('removes a bundled dependency and its types if %s only mentions it', (text) => {
  expect(keepBundled(text)).toEqual([])
})

test.each([
  ["import a from 'diff'"],
  ["const a = await import('diff/lib/a.js')"],
  ["createRequire(import.meta.url)('diff').a"],
  ["type A = import('diff').A"]
])('keeps a bundled dependency that %s loads', (text) => {
  expect(keepBundled(text)).toEqual(['diff', '@types/diff'])
})
