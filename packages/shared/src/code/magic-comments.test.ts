import {expect, test} from 'vitest'
import {createMagicComments} from './magic-comments.js'

const read = createMagicComments([
  {className: 'loud', line: 'loud-line', block: {start: 'loud-start', end: 'loud-end'}}
])

/**
 * Returns code without magic comments. Marked lines start with the last part of their class names.
 */
function mark(lines: readonly string[], language: string | undefined = 'js'): string[] {
  const {code, marks} = read(lines.join('\n'), language)
  return code.split('\n').map((line, index) => {
    const names = (marks.get(index + 1) ?? []).map((name) =>
      name.replace(/^(?:theme-code-block|code-block|diff)-/, '').replace(/(?:ed)?-line$/, '')
    )
    return names.length > 0 ? `${names.join('+')}: ${line}` : line
  })
}

test.each([
  ['the next line', ['// highlight-next-line', 'a', 'b'], ['highlight: a', 'b']],
  ['a block', ['// focus-start', 'a', 'b', '// focus-end', 'c'], ['focus: a', 'focus: b', 'c']],
  ['a block to the end of the code', ['a', '# error-start', 'b'], ['a', 'error: b']],
  [
    'a block inside another one',
    ['// focus-start', 'a', '// error-start', 'b', '// error-end', 'c'],
    ['focus: a', 'focus+error: b', 'focus: c']
  ],
  ['one line twice', ['// error-next-line', '// loud-line', 'a'], ['error+loud: a']],
  [
    'one line in a block of the same mark',
    ['// error-start', '// error-next-line', 'a', 'b'],
    ['error: a', 'error: b']
  ],
  ['a comment of the site', ['// loud-start', 'a', '// loud-end'], ['loud: a']],
  [
    'HTML and CSS comments',
    ['<!-- error-next-line -->', 'a', '/* focus-next-line */', 'b'],
    ['error: a', 'focus: b']
  ],
  ['JSX comments', ['{/* warning-next-line */}', '<b />'], ['warning: <b />']],
  ['the short form at the end of a line', ['a // [!code error]', 'b'], ['error: a', 'b']],
  [
    'the short form for several lines',
    ['// [!code focus:2]', 'a', 'b', 'c'],
    ['focus: a', 'focus: b', 'c']
  ],
  ['the short form with more lines than there are', ['// [!code hl:9]', 'a'], ['highlight: a']]
])('%s', (_, lines, marked) => {
  expect(mark(lines)).toEqual(marked)
})

test('ignores comments with unknown words', () => {
  const lines = ['a // [!code constructor]', 'b // [!code toString]']
  expect(mark(lines)).toEqual(lines)
})

test('supports two spellings of added and removed lines', () => {
  const long = read('// add-next-line\na\n// remove-next-line\nb', 'js')
  expect(read('a // [!code ++]\nb // [!code --]', 'js')).toEqual(long)
  expect(long.marks).toEqual(
    new Map([
      [1, ['code-block-diff-add-line']],
      [2, ['code-block-diff-remove-line']]
    ])
  )
})

test.each([
  ['an unknown word', ['// loudest-line', 'a']],
  ['a short form that is unknown', ['a // [!code none]']],
  ['a mark outside of a comment', ['highlight-next-line', 'a']],
  ['a long form after code', ['a // highlight-next-line', 'b']]
])('%s stays in the code', (_, lines) => {
  expect(mark(lines)).toEqual(lines)
})

test('a custom comment overrides the built-in one with the same class', () => {
  const own = createMagicComments([{className: 'code-block-error-line', line: 'wrong'}])
  expect(own('// wrong\na\n// error-next-line\nb', 'js')).toEqual({
    code: 'a\n// error-next-line\nb',
    marks: new Map([[1, ['code-block-error-line']]])
  })
})
