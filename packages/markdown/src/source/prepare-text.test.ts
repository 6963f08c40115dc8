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
])('moves the title of a container into brackets: %j', (text, prepared) => {
  expect(prepareText(text, {format: 'md'})).toBe(prepared)
})

test.each([
  ['## A {#b}', '## A \\{#b}'],
  ['## A {#b c}', '## A \\{#b c}'],
  ['## A {#b]', '## A \\{#b]'],
  ['## A \\{#b}', '## A \\{#b}'],
  ['> # A {#b} ##', '> # A \\{#b} ##'],
  ['```\n## A {#b}\n```', '```\n## A {#b}\n```'],
  ['A {#b}', 'A {#b}'],
  ['a <!-- b --> c', 'a <!-- b --> c']
])('converts unsupported syntax to MDX: %j', (text, prepared) => {
  expect(prepareText(text, {format: 'mdx'})).toBe(prepared)
})

test('leaves titles and IDs unchanged if the site disables them', () => {
  const text = ':::note A title\n\n## A {#b}'
  const settings = {format: 'mdx', hasContainers: false, hasHeadingIds: false} as const
  expect(prepareText(text, settings)).toBe(text)
})

test('also reads an ID in an MDX comment in Markdown', () => {
  expect(prepareText('## A {/* #b */}', {format: 'md'})).toBe('## A {#b}')
})

test.each([
  ['## A {#__init__}', '## A {#\\_\\_init\\_\\_}'],
  ['## A {#a-_b_-*c*}', '## A {#a-\\_b\\_-\\*c\\*}'],
  ['## A {/* #__b__ */} ##', '## A {#\\_\\_b\\_\\_} ##'],
  ['## A {#b_c}', '## A {#b_c}'],
  ['## A {#\\_b\\_}', '## A {#\\_b\\_}'],
  ['A {#__init__}', 'A {#__init__}']
])('keeps emphasis out of an ID: %j', (text, prepared) => {
  expect(prepareText(text, {format: 'md'})).toBe(prepared)
})

test('leaves comments in Markdown unchanged', () => {
  expect(prepareText('<!-- a --> :::', {format: 'md'})).toBe('<!-- a --> :::')
})
