import {expect, test} from 'vitest'
import {proposeMdxEdit} from './mdx-edit.js'
import {applyEdits} from './text-edit.js'

/** Applies the edit for an error at the sign `¦`, which isn't part of the text. */
function fix(marked: string): string | undefined {
  const offset = marked.indexOf('¦')
  const text = marked.replace('¦', '')
  const edit = proposeMdxEdit(text, offset)
  return edit && applyEdits(text, [edit])
}

test.each([
  [
    'an autolink',
    'See <https:¦//a.example/b?c=1>.',
    'See [https://a.example/b?c=1](https://a.example/b?c=1).'
  ],
  ['a mail address', 'To <a.b¦@c.example>', 'To [a.b@c.example](mailto:a.b@c.example)'],
  ['an open void element', 'One¦<br>two', 'One<br />two'],
  [
    'an open void element with attributes',
    '¦<img src="a>b.png" width={3} >',
    '<img src="a>b.png" width={3} />'
  ],
  ['a closed void element', 'One</¦br>two', 'One<br />two'],
  ['a comment of HTML', 'a <¦!-- b */ --> c', 'a {/* b * / */} c'],
  ['a comparison', 'If a <¦ 5', 'If a \\< 5'],
  ['a number after the sign', 'If a <¦5', 'If a \\<5'],
  ['a placeholder', 'Write ¦<your-name> here', 'Write \\<your-name> here'],
  ['a type', 'A List¦<String> of', 'A List\\<String> of'],
  ['an attribute without quotes', '<a href=¦/docs>b</a>', '<a href="/docs">b</a>'],
  ['a brace in text', 'A {1 +¦} b', 'A \\{1 +} b'],
  ['a brace that nothing closes', 'A {a} and {b\n\nc¦', 'A {a} and \\{b\n\nc'],
  ['a sentence that starts like a statement', 'import¦ing is fun\nimport¦', undefined],
  ['a statement in prose', '¦import the file into it', '\\import the file into it']
])('%s', (_, marked, fixed) => {
  expect(fix(marked)).toBe(fixed)
})

test.each([
  ['an open element', 'The ¦<b>bold'],
  ['a tag that something closes', '¦<Note>\n\n- a </Note>'],
  ['a brace of an attribute', '<a b={¦1 +}>'],
  ['a statement', "¦import {a} from react'"]
])('%s is left to the author', (_, marked) => {
  expect(fix(marked)).toBeUndefined()
})

test('code isn’t parsed as text', () => {
  expect(fix('A `<br>` and {a¦ b}')).toBe('A `<br>` and \\{a b}')
})
