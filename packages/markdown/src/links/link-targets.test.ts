import {expect, test} from 'vitest'
import {findLinkTargets} from './link-targets.js'

test.each([
  ['[a](./a.md) and [b](../b.mdx#x "title")', ['./a.md', '../b.mdx']],
  ['[a](<./my owls.md?x>) [b](./my%20owls.md)', ['./my owls.md']],
  ['[a]: /docs/a.md\n[b]: @site/b.MD', ['/docs/a.md', '@site/b.MD']],
  ['[a](https://docs.example.com/a.md) [b](./a.md.txt)', []],
  ['An owl', []]
])('finds in %j the files %j', (text, targets) => {
  expect(findLinkTargets(text)).toEqual(targets)
})
