import {expect, test} from 'vitest'
import {BLOCK, countBlocks} from '../index-format/index-format.js'
import {groupPages, placePages, sortPages} from './place-pages.js'

const createPages = (count: number, sections = 3) =>
  sortPages(Array.from({length: count}, (_, index) => ({routePath: `/page/${index}`, sections})))

/** Returns the number of the first section of each page, by route path. */
function place(pages: readonly {routePath: string; sections: number}[]): Map<string, number> {
  const sorted = sortPages(pages)
  const starts = placePages(sorted)
  return new Map(sorted.map(({routePath}, index) => [routePath, starts[index] ?? -1]))
}

function countMoved(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>) {
  return [...before].filter(([path, start]) => after.get(path) !== start).length
}

const PAGES = createPages(500)

test('no two pages have the same section numbers', () => {
  const pages = createPages(300).map((page, index) => ({...page, sections: 1 + (index % 30)}))
  const starts = placePages(pages)
  pages.forEach(({sections}, index) => {
    const next = starts[index + 1] ?? Number.POSITIVE_INFINITY
    expect((starts[index] ?? 0) + countBlocks(sections) * BLOCK).toBeLessThanOrEqual(next)
  })
})

test('the numbers do not depend on the order of the pages', () => {
  expect(place(PAGES.toReversed())).toEqual(place(PAGES))
})

test.each([
  ['an added section', PAGES.map((page, at) => (at === 9 ? {...page, sections: 4} : page)), 0],
  ['many added sections', PAGES.map((page, at) => (at === 9 ? {...page, sections: 20} : page)), 9],
  ['an added page', [...PAGES, {routePath: '/new', sections: 3}], 9],
  ['a removed page', PAGES.slice(1), 9]
])('%s moves few pages', (_, pages, maximum) => {
  expect(countMoved(place(PAGES), place(pages))).toBeLessThanOrEqual(maximum)
})

test('a new page changes a single group of pages', () => {
  const groupsOf = (pages: typeof PAGES) =>
    groupPages(sortPages(pages)).map((group) => JSON.stringify(group))
  const before = groupsOf(PAGES)
  const after = groupsOf([...PAGES, {routePath: '/new', sections: 3}])
  expect(after.filter((group) => !before.includes(group))).toHaveLength(1)
  expect(groupPages(PAGES).flat()).toEqual(PAGES)
})
