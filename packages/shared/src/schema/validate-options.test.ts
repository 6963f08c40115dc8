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
