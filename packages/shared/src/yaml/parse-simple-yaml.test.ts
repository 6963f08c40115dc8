import fc from 'fast-check'
import {expect, test} from 'vitest'
import {parseAnyYaml} from './parse-yaml.js'
import {parseSimpleYaml} from './parse-simple-yaml.js'

test('parses common front matter', () => {
  const lines = [
    'title: Wrens, herons and “others”',
    '# a note',
    '',
    'sidebar_position: 12',
    'draft: false',
    'date: 2026-01-31',
    "description: 'It: is quoted'",
    'image: https://example.com/a.png',
    'tags: [birds, garden birds,wrens]'
  ]
  expect(parseSimpleYaml(lines.join('\n'))?.data).toEqual({
    title: 'Wrens, herons and “others”',
    sidebar_position: 12,
    draft: false,
    date: '2026-01-31',
    description: 'It: is quoted',
    image: 'https://example.com/a.png',
    tags: ['birds', 'garden birds', 'wrens']
  })
})

test.each([
  'title: It: has a colon',
  'title: It ends in one:',
  'title: A # comment',
  'title:',
  'title: ',
  'title: two\n  lines',
  'title: |\n  block',
  'title: &anchor a',
  'title: *alias',
  'title: !tag a',
  'title: null',
  'title: True',
  'title: ~',
  'title: 0x1f',
  'title: 1e3',
  'title: 012',
  'title: -0',
  'title: .5',
  'title: "escaped \\n"',
  "title: 'it''s'",
  "title: 'a' b",
  'title: "a',
  'tags: [a, {b: c}]',
  'tags: [a, "b"]',
  'tags: [a, 1]',
  'tags: [a, null]',
  'tags: []',
  'tags: [a,]',
  'tags: [a',
  'tags: [ab',
  'tags:\n  - a',
  'title: a\ntitle: b',
  '__proto__: a',
  'true: a',
  '"title": a',
  ' title: a',
  'title: a ',
  'title: a\r',
  'title : a',
  'title:a',
  '- a',
  '---',
  'title: a\tb'
])('leaves %j to the library', (yaml) => {
  expect(parseSimpleYaml(yaml)).toBeUndefined()
})

/** Texts that YAML could interpret in a special way. */
const PARTS = [
  ...[
    'a',
    'A-b',
    'true',
    'no',
    'null',
    'é',
    '日本',
    '1',
    '-1.50',
    '2026-01-31',
    '/',
    '[',
    ']',
    ','
  ],
  ...[
    ':',
    ' ',
    ' #',
    "'",
    '"',
    '&',
    '*',
    '{',
    '}',
    '>',
    '|',
    '@',
    '`',
    '%',
    '\\',
    '?',
    '.',
    '-',
    '~',
    '!'
  ],
  ...[
    '\t',
    '\r',
    '\u0085',
    '\u00A0',
    '\u2028',
    '\u2029',
    '\uFEFF',
    '\u0000',
    '\uD800',
    '<<',
    '...',
    '---'
  ]
]

const value = fc.oneof(
  fc.array(fc.constantFrom(...PARTS), {minLength: 1, maxLength: 6}).map((parts) => parts.join('')),
  fc.string({unit: 'grapheme', maxLength: 12}),
  fc.string({unit: 'binary', maxLength: 8}),
  fc.double().map(String),
  fc.integer().map(String),
  fc.date({noInvalidDate: true}).map((date) => date.toISOString().slice(0, 10)),
  fc.array(fc.constantFrom(...PARTS), {maxLength: 5}).map((items) => `[${items.join(', ')}]`)
)
const key = fc.oneof(
  fc.constantFrom(
    'title',
    'slug',
    'sidebar_position',
    'last-update',
    '_a',
    'true',
    '__proto__',
    'y'
  ),
  fc.string({unit: 'grapheme-ascii', minLength: 1, maxLength: 6})
)
const line = fc.oneof(
  {weight: 8, arbitrary: fc.tuple(key, value).map(([left, right]) => `${left}: ${right}`)},
  {weight: 1, arbitrary: fc.constantFrom('', '# a note', '  indented', '- item', 'key:')},
  {weight: 1, arbitrary: value}
)
const text = fc.array(line, {maxLength: 6}).map((lines) => lines.join('\n'))

test('the library returns the same data and lines for every input that it parses', () => {
  let parsed = 0
  fc.assert(
    fc.property(text, (yaml) => {
      const simple = parseSimpleYaml(yaml)
      if (!simple) return
      parsed++
      expect(simple).toStrictEqual(parseAnyYaml(yaml))
    }),
    {seed: 1, numRuns: 5000}
  )
  // Otherwise the property would prove little.
  expect(parsed).toBeGreaterThan(500)
})
