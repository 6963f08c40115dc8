import type {MarkdownOptions} from '@lectern/types'
import type {Root} from 'mdast'
import {expect, test} from 'vitest'
import {compareParsers} from './compare-parsers.js'
import {findTreeDifference} from './tree-difference.js'

const OPTIONS: MarkdownOptions = {format: 'detect', admonitions: [], fold: true, live: []}

const compareMd = (text: string) => compareParsers({text, format: 'md'}, OPTIONS)
const compareMdx = (text: string) => compareParsers({text, format: 'mdx'}, OPTIONS)

test('a file that the native parser supports has no fallback', async () => {
  expect(await compareMd('# a\n\n*b*\n')).toEqual({})
  expect(await compareMdx('import A from "a"\n\n<A b={1} />\n')).toEqual({})
})

test('the fallback has a rule, a reason and a position that includes front matter', async () => {
  expect(await compareMd('---\ntitle: a\n---\n\nSo `b.\n')).toEqual({
    fallback: {
      rule: 'text-mark',
      reason: 'an unpaired backtick or angle bracket, or a backslash before other syntax',
      line: 5,
      column: 1
    }
  })
})

test('both parsers report the same error for invalid MDX', async () => {
  expect(await compareMdx('<A>\n')).toMatchObject({fallback: {rule: 'rejected'}})
})

test('a plugin that adds syntax causes a fallback for every file', async () => {
  const addsSyntax = function (this: {data(): Record<string, unknown>}) {
    this.data().micromarkExtensions = [{disable: {null: ['codeText']}}]
  }
  const functions = {
    beforeDefaultRemarkPlugins: [],
    remarkPlugins: [addsSyntax],
    beforeDefaultRehypePlugins: [],
    rehypePlugins: []
  }
  const compared = await compareParsers({text: '`a`\n', format: 'md'}, OPTIONS, {functions})
  expect(compared).toMatchObject({fallback: {rule: 'added-syntax'}})
})

const tree = (value: string, offset = 0): Root => ({
  type: 'root',
  children: [
    {type: 'thematicBreak'},
    {
      type: 'paragraph',
      position: {start: {line: 3, column: 1, offset: 5}, end: {line: 3, column: 9, offset: 13}},
      children: [
        {
          type: 'text',
          value,
          position: {
            start: {line: 3, column: 4, offset: 8 + offset},
            end: {line: 3, column: 9, offset: 13}
          }
        }
      ]
    }
  ]
})

test('the first difference between two trees is the innermost node', () => {
  expect(findTreeDifference(tree('a'), tree('a'))).toBeUndefined()
  expect(findTreeDifference(tree('a'), tree('b'))).toEqual({
    ...{line: 3, column: 4},
    ...{remark: 'text with value "a"', fast: 'text with value "b"'}
  })
})

test('positions and missing nodes count as differences', () => {
  expect(findTreeDifference(tree('a'), tree('a', 1))?.remark).toContain('text with position')
  const shorter: Root = {type: 'root', children: tree('a').children.slice(0, 1)}
  expect(findTreeDifference(tree('a'), shorter)).toEqual({
    ...{line: 3, column: 1},
    ...{remark: 'paragraph', fast: 'root'}
  })
  expect(findTreeDifference(shorter, tree('a'))?.fast).toBe('paragraph')
})
