import {expect, test} from 'vitest'
import {parseCategoryFile} from './category-file.js'

test('reads the label, position and link of a folder', () => {
  const text = 'label: Guides\nposition: 2\nlink:\n  type: generated-index\n'
  expect(parseCategoryFile(text, 'docs/guides/_category_.yml')).toEqual({
    value: {
      label: 'Guides',
      position: 2,
      link: {type: 'generated-index'},
      file: 'docs/guides/_category_.yml'
    },
    problems: []
  })
})

test('reports an unknown key with its line', () => {
  expect(parseCategoryFile('{\n"label": "A",\n"colapsed": true}', 'docs/_category_.json')).toEqual({
    problems: [
      {
        code: 'category-file-invalid',
        message: 'Category file has the unknown key `colapsed`.',
        position: {file: 'docs/_category_.json', line: 3, column: 1},
        hint: 'Did you mean `collapsed`?',
        fix: {kind: 'key', replacement: 'collapsed'}
      }
    ]
  })
})

test('reports invalid values of a file in one line with their column', () => {
  const text = '{"label": "A", "link": {"type": "generated-index", "titel": "A"}}'
  expect(parseCategoryFile(text, 'docs/_category_.json').problems).toMatchObject([
    {position: {file: 'docs/_category_.json', line: 1, column: 52}}
  ])
})
