import {expect, test} from 'vitest'
import {compileMdx} from '../fixtures/compile-sample.js'
import {openMdxBlocks} from './open-mdx-blocks.js'

test('what stands in an mdx-code-block is MDX, on the lines on which it was', () => {
  expect(openMdxBlocks('a\n\n```mdx-code-block\n<B />\n```\n\nc')).toBe('a\n\n\n<B />\n\n\nc')
})

test('other code, and such a block that is only shown, stay as they are', () => {
  const text = '````md\n```mdx-code-block\n<B />\n```\n````\n\n```js\na\n```'
  expect(openMdxBlocks(text)).toBe(text)
})

test('a fence in an mdx-code-block with a longer one is code', () => {
  expect(openMdxBlocks('````mdx-code-block\n```js\na\n```\n````')).toBe('\n```js\na\n```\n')
})

test('a page of MDX shows what such blocks hold', async () => {
  const {kind, body} = await compileMdx(
    '```mdx-code-block\n<details>\n```\n\nWords.\n\n```mdx-code-block\n</details>\n```'
  )
  expect([kind, body]).toEqual([
    'static',
    [{tag: 'details', children: [{tag: 'p', html: 'Words.'}]}]
  ])
})
