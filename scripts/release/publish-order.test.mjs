import {expect, test} from 'vitest'
import {sortForPublishing} from './publish-order.mjs'

/** @param {Readonly<Record<string, readonly string[]>>} graph */
function sort(graph) {
  const tarballs = Object.entries(graph).map(([name, needed]) => ({
    manifest: {
      name,
      version: '1.0.0',
      dependencies: Object.fromEntries(needed.map((needs) => [needs, '1.0.0']))
    }
  }))
  return sortForPublishing(tarballs).map(({manifest}) => manifest.name)
}

test('publishes dependencies first', () => {
  expect(sort({app: ['core', 'react'], core: ['types'], theme: ['types'], types: []})).toEqual([
    'types',
    'core',
    'theme',
    'app'
  ])
})

test('refuses a circle', () => {
  expect(() => sort({a: ['b'], b: ['a'], c: []})).toThrow(
    'Packages depend on each other in a circle: a, b.'
  )
})
