import {expect, test} from 'vitest'
import {resolveFormat} from './resolve-format.js'

test.each([
  ['a.md', 'detect', 'md'],
  ['a.mdx', 'detect', 'mdx'],
  ['a.markdown', 'detect', 'md'],
  ['a.md', 'mdx', 'mdx'],
  ['a.mdx', 'md', 'md']
] as const)('reads %s under the setting %s as %s', (fileName, setting, format) => {
  expect(resolveFormat(fileName, setting)).toBe(format)
})

test.each([
  ['a.mdx', 'detect', 'md', 'md'],
  ['a.md', 'md', 'mdx', 'mdx'],
  ['a.mdx', 'md', 'detect', 'mdx'],
  ['a.md', 'detect', 'word', 'md']
] as const)(
  'reads %s under the setting %s with its own format %s as %s',
  (...[file, setting, own, format]) => {
    expect(resolveFormat(file, setting, `---\nmdx:\n  format: ${own}\n---\n`)).toBe(format)
  }
)
