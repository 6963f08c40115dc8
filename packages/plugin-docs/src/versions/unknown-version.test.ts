import {expect, test} from 'vitest'
import {createUnknownVersion} from './unknown-version.js'

const text = `export default {
  lastVersion: '2.0',
  onlyIncludeVersions: ['2.0'],
  versions: {'2.0': {}, next: {}}
}
`

test.each([
  ['2.0', 'lastVersion', {line: 2, column: 16}],
  ['2.0', 'onlyIncludeVersions', {line: 3, column: 25}],
  ['2.0', 'versions', {line: 4, column: 14}],
  ['next', 'versions', {line: 4, column: 25}],
  ['3.0', 'versions.2.0.extends', {}]
])('locates the version %s in %s', (name, option, place) => {
  const source = {file: 'site.config.ts', text}
  const problem = createUnknownVersion(name, option, {options: {id: 'default'}, known: [], source})
  expect(problem.position).toEqual({file: 'site.config.ts', ...place})
})
