import {expect, test} from 'vitest'
import {compileMdx} from '../fixtures/compile-sample.js'
import {openMdxBlocks} from './open-mdx-blocks.js'

test('the content of an mdx-code-block is MDX, on the same lines', () => {
  expect(openMdxBlocks('a\n\n```mdx-code-block\n<B />\n```\n\nc')).toBe('a\n\n\n<B />\n\n\nc')
})

test('leaves other code, and a block in an outer fence, unchanged', () => {
  const text = '````md\n```mdx-code-block\n<B />\n```\n````\n\n```js\na\n```'
  expect(openMdxBlocks(text)).toBe(text)
})

test('a fence in an mdx-code-block with a longer one is code', () => {
  expect(openMdxBlocks('````mdx-code-block\n```js\na\n```\n````')).toBe('\n```js\na\n```\n')
})

test('an MDX page renders the content of these blocks', async () => {
  const {kind, body} = await compileMdx(
    '```mdx-code-block\n<details>\n```\n\nWords.\n\n```mdx-code-block\n</details>\n```'
  )
  expect([kind, body]).toEqual([
    'static',
    [{tag: 'details', children: [{tag: 'p', html: 'Words.'}]}]
  ])
})
