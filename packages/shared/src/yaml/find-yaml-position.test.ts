import {expect, test} from 'vitest'
import {findYamlPosition} from './find-yaml-position.js'

const YAML = `title: Owl
bird:
  name: Tawny owl
  colors: [brown, 3]
"in quotes": &nest {size: 4}
copy: *nest
`

test.each([
  [['title'], 1, 1],
  [['bird', 'name'], 3, 3],
  [['bird', 'colors', 1], 4, 19],
  [['bird', 'wings', 'length'], 2, 1],
  [['in quotes', 'size'], 5, 21],
  [['copy', 'size'], 5, 21]
])('%j is at line %i, column %i', (path, line, column) => {
  expect(findYamlPosition(YAML, path)).toEqual({line, column})
})

test.each([[['none']], [[]]])('%j is not found', (path) => {
  expect(findYamlPosition(YAML, path)).toBeUndefined()
})
