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
  const graph = {app: ['theme', 'core', 'react'], core: ['types'], theme: ['types'], types: []}
  expect(sort(graph)).toEqual(['types', 'theme', 'core', 'app'])
})

test('publishes packages that depend on each other after their common dependencies', () => {
  const graph = {cli: ['core'], core: ['cli', 'types'], types: [], site: ['core']}
  expect(sort(graph)).toEqual(['types', 'core', 'cli', 'site'])
})
