import {expect, test} from 'vitest'
import {z} from './schema.js'
import {describeIssues, describeValue, type SchemaIssue} from './validate-options.js'

function describeOne(issue: SchemaIssue, value: unknown) {
  const checked = {
    code: 'config-invalid' as const,
    subject: 'site.config.ts',
    value,
    schema: z.object({
      title: z.string(),
      url: z.string(),
      markdown: z.object({format: z.string()})
    }),
    file: 'site.config.ts',
    lines: {title: 3}
  }
  return describeIssues([issue], checked)
}

test('suggests the nearest key for an unknown one', () => {
  expect(
    describeOne({code: 'unrecognized_keys', path: [], keys: ['titel'], message: ''}, {})
  ).toEqual([
    {
      code: 'config-invalid',
      message: 'site.config.ts has the unknown key `titel`.',
      position: {file: 'site.config.ts'},
      hint: 'Did you mean `title`?'
    }
  ])
})

test('an unknown key that other tools have gets its own hint, and no fix', () => {
  const issue = {code: 'unrecognized_keys', path: [], keys: ['site'], message: ''}
  const checked = {
    ...{code: 'plugin-options-invalid' as const, subject: 'Plugin birds', value: {}},
    schema: z.object({title: z.string()}),
    peerKeys: {site: 'Use `url`.'}
  }
  expect(describeIssues([issue], checked)).toEqual([
    {
      code: 'plugin-options-invalid',
      message: 'Plugin birds has the unknown key `site`.',
      position: undefined,
      hint: 'Use `url`.'
    }
  ])
})

test('an unknown key without a similar one lists the valid keys', () => {
  const issue = {code: 'unrecognized_keys', path: ['markdown'], keys: ['xyz'], message: ''}
  expect(describeOne(issue, {}).map(({message, hint}) => [message, hint])).toEqual([
    ['site.config.ts has the unknown key `markdown.xyz`.', 'Valid keys: format.']
  ])
})

test('a type error shows the path, the found and expected type, and the line of the key', () => {
  const issue = {code: 'invalid_type', path: ['title'], expected: 'string', message: ''}
  expect(describeOne(issue, {title: 5})).toEqual([
    {
      code: 'config-invalid',
      message: 'site.config.ts: `title` is 5, expected a string.',
      position: {file: 'site.config.ts', line: 3},
      hint: 'Change `title` to a string.'
    }
  ])
})

test('reports a missing value', () => {
  const issue = {code: 'invalid_type', path: ['url'], expected: 'string', message: ''}
  expect(describeOne(issue, {}).map(({message, hint}) => [message, hint])).toEqual([
    ['site.config.ts: `url` is missing, expected a string.', 'Set `url` to a string.']
  ])
})

test('lists the valid values of a choice', () => {
  const issue = {code: 'invalid_value', path: ['a', 'b'], values: ['x', 'y', 'z'], message: ''}
  expect(describeOne(issue, {a: {b: 'w'}}).map(({message}) => message)).toEqual([
    'site.config.ts: `a.b` is "w", expected "x", "y" or "z".'
  ])
})

test('lists each type of a union once', () => {
  const kind = (expected: string) => [{code: 'invalid_type', path: [], expected, message: ''}]
  const issue = {
    code: 'invalid_union',
    path: ['a'],
    errors: [kind('string'), kind('array'), kind('string')],
    message: ''
  }
  expect(describeOne(issue, {a: null}).map(({message}) => message)).toEqual([
    'site.config.ts: `a` is null, expected a string or a list.'
  ])
})

const choice = z.union([z.literal(false), z.strictObject({text: z.string().min(1).optional()})])

test.each([
  [z.string().min(1), '', 'is "", expected a non-empty string'],
  [z.array(z.string()).min(2), [], 'is a list of 0 items, expected a list of at least 2 items'],
  [z.number().positive(), 0, 'is 0, expected a number greater than 0'],
  [z.number().min(1), 0, 'is 0, expected a number of at least 1'],
  [z.number().max(3), 4, 'is 4, expected a number of at most 3'],
  [z.union([z.string(), z.null()]), 4, 'is 4, expected a string or null']
])('describes limits and types in words: %#', (schema, value, message) => {
  const issues = schema.safeParse(value).error?.issues ?? []
  const checked = {code: 'config-invalid' as const, subject: 'site.config.ts', value}
  expect(describeIssues(issues, checked).map((problem) => problem.message)).toEqual([
    `site.config.ts ${message}.`
  ])
})

test.each([
  [choice, {text: 5}, '`a.text` is 5, expected a string'],
  [choice, {text: ''}, '`a.text` is "", expected a non-empty string'],
  [choice, {txt: ''}, 'has the unknown key `a.txt`'],
  [choice, 'x', '`a` is "x", expected false or an object'],
  [z.json(), {b: [1, () => 2]}, '`a.b.1` is a function, expected a string, a number']
])('describes the invalid value inside a union: %#', (field, a, message) => {
  const schema = z.object({a: field})
  const issues = schema.safeParse({a}).error?.issues ?? []
  const checked = {code: 'config-invalid' as const, subject: 'The file', value: {a}, schema}
  const [problem, ...others] = describeIssues(issues, checked)
  expect(others).toEqual([])
  expect(problem?.message).toContain(message)
})

test.each([
  [undefined, 'missing'],
  [null, 'null'],
  [[1, 2], 'a list of 2 items'],
  ['a"b', '"a\\"b"'],
  ['x'.repeat(80), `"${'x'.repeat(57)}..."`],
  [true, 'true'],
  [{}, 'an object'],
  [() => {}, 'a function']
])('describes %j as %s', (value, name) => {
  expect(describeValue(value)).toBe(name)
})
