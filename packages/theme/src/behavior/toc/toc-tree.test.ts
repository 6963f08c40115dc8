import {expect, test} from 'vitest'
import {createTocTree} from './toc-tree.js'

const heading = (id: string, depth: number) => ({id, depth, html: id})

test('nests headings by level', () => {
  const headings = [heading('a', 2), heading('b', 3), heading('d', 2)]
  expect(createTocTree(headings)).toEqual([
    {...heading('a', 2), children: [{...heading('b', 3), children: []}]},
    {...heading('d', 2), children: []}
  ])
})

test('nests a heading that skips a level below the nearest higher one', () => {
  const headings = [heading('a', 3), heading('b', 2), heading('c', 4)]
  expect(createTocTree(headings)).toEqual([
    {...heading('a', 3), children: []},
    {...heading('b', 2), children: [{...heading('c', 4), children: []}]}
  ])
})
