import {expect, test} from 'vitest'
import {compileMd} from '../fixtures/compile-sample.js'
import {writeHeadingIds} from './heading-ids.js'

test.each([
  ['# Title\n\n## Nest boxes\n\ntext', '# Title\n\n## Nest boxes {#nest-boxes}\n\ntext'],
  ['## A\n\n## A', '## A {#a}\n\n## A {#a-1}'],
  ['## A\n\n## B {#a}', '## A {#a-1}\n\n## B {#a}'],
  ['## A {#Nest}\n\n## Nest', '## A {#Nest}\n\n## Nest {#nest}'],
  [
    '### The [`lake`](lake.md) **guide** ###',
    '### The [`lake`](lake.md) **guide** {#the-lake-guide}'
  ],
  ['---\n## no: heading\n---\n## A\r\n', '---\n## no: heading\n---\n## A {#a}\r\n'],
  ['```md\n## A\n```\n\n## A', '```md\n## A\n```\n\n## A {#a}'],
  ['## Kept {/* #own */}', '## Kept {/* #own */}']
])('writes IDs into %j', (text, expected) => {
  expect(writeHeadingIds(text, {format: 'md'})).toBe(expected)
})

test('writes a comment if braces would be code', () => {
  expect(writeHeadingIds('## Nest boxes', {format: 'mdx'})).toBe(
    '## Nest boxes {/* #nest-boxes */}'
  )
})

test('writes IDs in a given syntax, and migrates existing ones', () => {
  const text = '## Nest boxes\n\n## Owls {/* #own */}'
  const options = {format: 'mdx', syntax: 'classic'} as const
  expect(writeHeadingIds(text, options)).toBe('## Nest boxes {#nest-boxes}\n\n## Owls {/* #own */}')
  expect(writeHeadingIds(text, {...options, migrate: true})).toBe(
    '## Nest boxes {#nest-boxes}\n\n## Owls {#own}'
  )
})

test('overwrites IDs or uses upper case on request', () => {
  const options = {format: 'md', overwrite: true, maintainCase: true} as const
  expect(writeHeadingIds('## Nest Boxes {#old}', options)).toBe('## Nest Boxes {#Nest-Boxes}')
})

test.each([
  '## The `__init__` method',
  '## `list[i][j]`',
  '## The _config_ file',
  '## \\_private\\_ & snake_case',
  '## A &amp; B',
  '## See [this page][page] ![lake](lake.png)\n\n[page]: https://example.com',
  '# Feeders\n\n## Feeders',
  '## Text <b>with</b> <!-- hidden --> tags'
])('writes the ID that the page already has into %j', async (text) => {
  const written = writeHeadingIds(text, {format: 'md'})
  const [before, after] = [await compileMd(text), await compileMd(written)]
  expect(written).toContain('{#')
  expect(after.toc.map(({id}) => id)).toEqual(before.toc.map(({id}) => id))
})
