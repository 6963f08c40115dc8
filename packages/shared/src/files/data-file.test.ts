import {expect, test} from 'vitest'
import {parseDataFile} from './data-file.js'

test('reads YAML with the line of each key', () => {
  expect(parseDataFile('a: 1\nb:\n  c: 2\n', 'x.yml')).toEqual({
    data: {a: 1, b: {c: 2}},
    lines: {a: 1, b: 2},
    problems: []
  })
})

test('reads JSON', () => {
  expect(parseDataFile('{"label": "Guides", "position": 2}', 'x.json').data).toEqual({
    label: 'Guides',
    position: 2
  })
})

test('reports the file and line of a syntax error', () => {
  expect(parseDataFile('a: 1\nb: [', 'authors.yml').problems).toMatchObject([
    {code: 'data-file-invalid', position: {file: 'authors.yml', line: 2}}
  ])
})

test('reports a wrong quote in JSON at its own position', () => {
  const text = '{\n  \'label": "Guides",\n  "position": 2\n}\n'
  expect(parseDataFile(text, '_category_.json').problems).toMatchObject([
    {code: 'data-file-invalid', position: {file: '_category_.json', line: 2, column: 3}}
  ])
})

test('returns the lines of JSON keys, without nested keys', () => {
  const text = '{\n  "link": {\n    "label": "B"\n  },\n  "label": "A"\n}\n'
  expect(parseDataFile(text, 'x.json').lines).toEqual({link: 2, label: 5})
  const short = '{"link": {"label": "B"}, "la\\"bel"\n: "{A:", "toString": 1}'
  expect(Object.entries(parseDataFile(short, 'x.json').lines)).toEqual([
    ['link', 1],
    ['la"bel', 1],
    ['toString', 2]
  ])
})

test('a key named like a prototype property has its own line', () => {
  const {data, lines} = parseDataFile('a: 1\n__proto__: 1\n', 'x.yml')
  expect(Object.keys(data)).toEqual(['a', '__proto__'])
  expect(Object.entries(lines)).toEqual([
    ['a', 1],
    ['__proto__', 2]
  ])
})
