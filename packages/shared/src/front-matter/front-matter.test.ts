import {describe, expect, test} from 'vitest'
import {parseFrontMatter} from './front-matter.js'

const HINT = 'Use one `key: value` per line, and quote values that contain `: ` or `#`.'

describe('parsing', () => {
  test('returns values and the line of each key in the file', () => {
    expect(parseFrontMatter('title: A\n# note\n"side bar": [1, 2]', 'a.md')).toEqual({
      data: {title: 'A', 'side bar': [1, 2]},
      lines: {title: 2, 'side bar': 4},
      problems: []
    })
  })

  test('reports the position of invalid YAML', () => {
    expect(parseFrontMatter('title: A\nid: b: c', 'a.md')).toEqual({
      data: {},
      lines: {},
      problems: [
        {
          code: 'front-matter-invalid',
          message:
            "The front matter isn't valid YAML: Nested mappings are not allowed in compact mappings.",
          position: {file: 'a.md', line: 3, column: 5},
          hint: 'Use one `key: value` per line, and quote values that contain `: ` or `#`.'
        }
      ]
    })
  })

  test.each([
    ['tags:\n\t- a', 'Indent with spaces.'],
    ['title: [Draft] Owls', 'Put the whole value in quotes.'],
    ['title: @example/owls', 'Put the whole value in quotes.'],
    ['title: *Owls* hunt', 'Put the whole value in quotes.'],
    ['title: A\n\n# Owl\n\n```md\na\n```\n', 'End the front matter with `---` in line 3.'],
    ['title: A\n\n# Owl\n\nOwls: they: hunt', HINT],
    ['title: A\n\nid: b: c', HINT]
  ])('gives a hint that fits the error in %j', (yaml, hint) => {
    expect(parseFrontMatter(yaml, 'a.md').problems.map((problem) => problem.hint)).toEqual([hint])
  })

  test('requires keys and values', () => {
    expect(parseFrontMatter('- a\n- b', 'a.md').problems.map(({message}) => message)).toEqual([
      "The front matter isn't valid YAML: it isn't a mapping of keys to values."
    ])
  })

  test('reports an alias that is not defined', () => {
    expect(parseFrontMatter('id: a\ntitle: *Owls*', 'a.md').problems).toMatchObject([
      {
        message: "The front matter isn't valid YAML: the alias `*Owls*` isn't defined.",
        position: {file: 'a.md', line: 3, column: 8},
        hint: 'Put the whole value in quotes.'
      }
    ])
  })

  test('reports aliases that expand to too many values', () => {
    const lists = Array.from({length: 8}, (_, level) => {
      const items = level === 0 ? ['"x"'] : [`*a${level - 1}`]
      return `a${level}: &a${level} [${Array.from({length: 9}, () => items[0]).join(', ')}]`
    })
    expect(parseFrontMatter(lists.join('\n'), 'a.md')).toEqual({
      data: {},
      lines: {},
      problems: [
        {
          code: 'front-matter-invalid',
          message:
            "The front matter isn't valid YAML: its aliases (`*name`) expand to too much data.",
          position: {file: 'a.md', line: 2, column: 1},
          hint: 'Use one `key: value` per line, and quote values that contain `: ` or `#`.'
        }
      ]
    })
  })

  test('treats comments as empty front matter', () => {
    expect(parseFrontMatter('# a', 'a.md')).toEqual({data: {}, lines: {}, problems: []})
  })
})
