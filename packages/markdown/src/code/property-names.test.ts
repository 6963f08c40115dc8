import {expect, test} from 'vitest'
import {createHighlighter} from './highlighter.js'

const KEY = 'literal-property property'

/** Returns the classes of the words in code, without `token`. */
function classesOf(words: readonly string[], code: string, language: string): string[] {
  const {html} = createHighlighter().highlight(code, language, new Map())
  return words.map((word) => {
    const [, classes = ''] =
      new RegExp(`(?:<span class="token ([^"]*)">)?\\b${word}\\b`).exec(html) ?? []
    return classes
  })
}

test.each([
  ["redirect({from: '/a', to: '/b'})", ['from', 'to'], 'js'],
  [
    'a = {\n  // Birds\n  for: 1,\n  in: 2,\n  default: 3\n}',
    ['for', 'in', 'default'],
    'javascript'
  ],
  ['<Nest bird={{from: 1, for: 2}} />', ['from', 'for'], 'jsx'],
  ['a = [{new: 1}]', ['new'], 'js']
])('keys of %s', (code, words, language) => {
  expect(classesOf(words, code, language)).toEqual(words.map(() => KEY))
})

test.each([
  ['a = {for: 1, with: 2}', ['for', 'with'], 'ts'],
  ['interface A { new: string; in: number }', ['new', 'in'], 'tsx']
])('in TypeScript, keys have no token: %s', (code, words, language) => {
  expect(classesOf(words, code, language)).toEqual(words.map(() => ''))
})

test.each([
  ['switch (a) { default: b() }', 'default'],
  ['switch (a) { case 1: b(); default: c() }', 'default'],
  ['a = b ? this : c', 'this'],
  ['import {a} from "b"', 'from'],
  ['for (const a of b) {}', 'for'],
  ['f(a, new Map())', 'new']
])('keywords of %s', (code, word) => {
  expect(classesOf([word], code, 'ts')[0]).toMatch(/^keyword/)
  expect(classesOf([word], code, 'js')[0]).toMatch(/^keyword/)
})

test('other languages keep their tokens', () => {
  expect(classesOf(['for'], '{for: 1}', 'python')).toEqual(['keyword'])
})
