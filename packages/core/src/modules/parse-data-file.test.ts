import {expect, test} from 'vitest'
import {parseJsonFile} from './parse-data-file.js'

test.each([
  ['{\n  "title": "F",\n}', {line: 3, column: 1}],
  ['{\n  "title":\n', {line: 2, column: 11}],
  ['{\n  "title": F\n}', {line: 2, column: 12}]
])('a syntax error in %j has its position', (text, place) => {
  expect(() => parseJsonFile(text, 'site.config.json')).toThrow(
    expect.objectContaining({
      problems: [expect.objectContaining({position: {file: 'site.config.json', ...place}})]
    })
  )
})

test('a byte order mark is ignored', () => {
  expect(parseJsonFile('\uFEFF{"title": "F"}', 'site.config.json')).toEqual({title: 'F'})
})
