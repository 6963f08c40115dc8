import {expect, test} from 'vitest'
import {findPositions} from './find-positions.js'

const find = (text: string) => {
  const positions = findPositions(new Set(['/a', '/b']), {file: 'site.config.ts', text})
  return Object.fromEntries([...positions].map(([path, {line, column}]) => [path, [line, column]]))
}

test('finds values of `from`, and paths in lists', () => {
  const text = ["const isn't = `/b`", "{to: '/a'}, {from: '/a'},", "{from: ['/c', '/b']}"]
  expect(find(text.join('\n'))).toEqual({'/b': [1, 15], '/a': [2, 20]})
})

test('finds paths in JSON and in code on a single line', () => {
  expect(find('{"to":"/c","from":"/a"},{"from":"/b"}')).toEqual({'/a': [1, 19], '/b': [1, 33]})
})

test('has no position for paths from other files', () => {
  expect(find("import redirects from './a.json'")).toEqual({})
})
