import {expect, test} from 'vitest'
import {findNameIssue, parseVersionNames} from './version-names.js'

const hint = 'Use a list of unique names, newest first, e.g. `["2.0.0", "1.0.0"]`.'

test('reads the names in order', () => {
  expect(parseVersionNames('\uFEFF["2.0.0", "1.0.0-rc.1"]', 'versions.json')).toEqual({
    names: ['2.0.0', '1.0.0-rc.1'],
    problems: []
  })
})

test('shows the position of invalid JSON', () => {
  expect(parseVersionNames('[\n  "2.0.0"\n  "1.0.0"\n]\n', 'versions.json')).toEqual({
    names: [],
    problems: [
      {
        code: 'versions-file-invalid',
        message: "The file versions.json isn't valid JSON.",
        position: {file: 'versions.json', line: 3, column: 3},
        hint
      }
    ]
  })
})

test('shows the end of a truncated file', () => {
  expect(parseVersionNames('["2.0.0",', 'versions.json').problems[0]?.position).toEqual({
    file: 'versions.json',
    line: 1,
    column: 10
  })
})

test('requires a list', () => {
  expect(parseVersionNames('{"2.0.0": true}', 'versions.json').problems).toMatchObject([
    {message: 'The file versions.json is an object, expected a list of names.'}
  ])
})

test('reports each invalid version name, and keeps the others', () => {
  const text = '[\n  "2.0.0",\n  1,\n  "a/b",\n  "2.0.0"\n]'
  const {names, problems} = parseVersionNames(text, 'versions.json')
  expect(names).toEqual(['2.0.0'])
  expect(problems.map(({message, position}) => [position?.line, message])).toEqual([
    [3, 'In versions.json, a version is 1, expected a string.'],
    [4, 'In versions.json, the version name "a/b" has a slash.'],
    [5, 'In versions.json, the version `2.0.0` is listed twice.']
  ])
})

test.each([
  ['', 'is empty'],
  ['1'.repeat(33), 'is longer than 32 characters'],
  ['..', 'consists only of dots'],
  ['a\\b', 'has a slash'],
  ['a?', "has a character that isn't valid in folder names"],
  [' a', "has a character that isn't valid in folder names"],
  ['current', 'is reserved for the version in the docs folder'],
  ['2.0.0-rc.1', undefined],
  ['v3', undefined],
  ['1.x', undefined]
])('the name %j %s', (name, issue) => {
  expect(findNameIssue(name)).toBe(issue)
})

test.each(['con', 'NUL.1', '1.0.', 'a\u007Fb'])(
  "%j isn't a valid folder name on every system",
  (name) => {
    expect(findNameIssue(name)).toBeTypeOf('string')
  }
)
