import {describe, expect, test} from 'vitest'
import {parseFrontMatter} from './front-matter.js'

describe('parsing', () => {
  test('gives values and the line of each key in the file', () => {
    expect(parseFrontMatter('title: A\n# note\n"side bar": [1, 2]', 'a.md')).toEqual({
      data: {title: 'A', 'side bar': [1, 2]},
      lines: {title: 2, 'side bar': 4},
      problems: []
    })
  })

  test('places what is not YAML', () => {
    expect(parseFrontMatter('title: A\nid: b: c', 'a.md')).toEqual({
      data: {},
      lines: {},
      problems: [
        {
          code: 'front-matter-invalid',
          message:
            'The front matter is not valid YAML: Nested mappings are not allowed in compact mappings.',
          position: {file: 'a.md', line: 3, column: 5},
          hint: 'Write one `key: value` per line, and put a value that holds `: ` or `#` in quotes.'
        }
      ]
    })
  })

  test('wants keys and values', () => {
    expect(parseFrontMatter('- a\n- b', 'a.md').problems.map(({message}) => message)).toEqual([
      'The front matter is not valid YAML: it is not a list of keys and values.'
    ])
  })

  test('takes comments alone for nothing', () => {
    expect(parseFrontMatter('# a', 'a.md')).toEqual({data: {}, lines: {}, problems: []})
  })
})
