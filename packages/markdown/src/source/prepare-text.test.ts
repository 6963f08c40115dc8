import {expect, test} from 'vitest'
import {prepareText} from './prepare-text.js'

test.each([
  [':::note A title', ':::note[A title]'],
  ['> :::note A *b*', '> :::note[A *b*]'],
  ['- :::note A', '- :::note[A]'],
  [':::note [A]', ':::note[A]'],
  ['::: note', ':::note'],
  [':::note[A]', ':::note[A]'],
  [':::note{.a}', ':::note{.a}'],
  [':::', ':::'],
  ['a :::note b', 'a :::note b'],
  ['````md\n```\n:::note A\n````\n:::note A', '````md\n```\n:::note A\n````\n:::note[A]'],
  ['~~~\n:::note A', '~~~\n:::note A']
])('brings the title of a container into brackets: %j', (text, prepared) => {
  expect(prepareText(text, {format: 'md'})).toBe(prepared)
})

test.each([
  ['a <!-- b --> c', 'a {/*  b */} c'],
  ['<!-- a\nb -->', '{/*  a\nb */}'],
  ['<!-- a */ -->', '{/*  a *  */}'],
  ['`<!-- a -->`', '`<!-- a -->`'],
  ['```\n<!-- a -->\n```', '```\n<!-- a -->\n```'],
  ["export const a = '<!-- b -->'\n\n<!-- c -->", "export const a = '<!-- b -->'\n\n{/*  c */}"],
  ['## A {#b}', '## A {/*#b*/}'],
  ['A {#b}', 'A {#b}']
])('brings what MDX does not know into MDX: %j', (text, prepared) => {
  expect(prepareText(text, {format: 'mdx'})).toBe(prepared)
})

test('changes no comments in Markdown', () => {
  expect(prepareText('<!-- a --> :::', {format: 'md'})).toBe('<!-- a --> :::')
})
