import {expect, test} from 'vitest'
import {parseDocument} from 'yaml'
import {parseSimpleFrontMatter} from './simple-front-matter.js'

test('reads what nearly all front matter is made of', () => {
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
  expect(parseSimpleFrontMatter(lines.join('\n'))).toEqual({
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
])('leaves %j to the YAML parser', (yaml) => {
  expect(parseSimpleFrontMatter(yaml)).toBeUndefined()
})

test('whatever it reads, the YAML parser reads in the same way', () => {
  const words = [
    'a',
    'A-b',
    'true',
    'no',
    'é',
    '日本',
    '1',
    '-1.50',
    '2026-01-31',
    '/',
    '[',
    ']',
    ','
  ]
  const signs = [
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
    '.'
  ]
  const parts = [...words, ...signs]
  const values = parts.flatMap((one) =>
    parts.flatMap((two) => [one + two, ...parts.map((three) => `${one}${two}${three}`)])
  )
  const wrong = values.filter((value) => {
    const yaml = `key: ${value}\nnext: [${value}]`
    return [`key: ${value}`, `key: [${value}]`, yaml].some((text) => !isReadAlike(text))
  })
  expect(wrong).toEqual([])
})

/** Whether it leaves a text to the YAML parser or reads the same. */
function isReadAlike(yaml: string): boolean {
  const simple = parseSimpleFrontMatter(yaml)
  if (simple === undefined) return true
  const document = parseDocument(yaml)
  return document.errors.length === 0 && JSON.stringify(document.toJS()) === JSON.stringify(simple)
}
