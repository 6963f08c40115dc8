import {expect, test} from 'vitest'
import {type PageCost, splitPages} from './split-pages.js'

const createPages = (count: number, costOf: (index: number) => number = () => 1): PageCost[] =>
  Array.from({length: count}, (_, index) => ({
    page: {locale: 'en', path: `/page-${String(index).padStart(5, '0')}`},
    cost: costOf(index)
  }))

/** Sums the costs of each group. */
const sumGroups = (pages: readonly PageCost[], starts: readonly number[]) =>
  starts.map((start, group) =>
    pages.slice(start, starts[group + 1]).reduce((sum, {cost}) => sum + cost, 0)
  )

test.each([1, 2, 3, 7, 16])('%i groups have about the same cost', (total) => {
  const pages = createPages(2000, (index) => 1 + (index % 13))
  const sums = sumGroups(pages, splitPages(pages, total))
  const mean = sums.reduce((sum, cost) => sum + cost, 0) / total
  expect(sums.length).toBe(total)
  for (const sum of sums) expect(Math.abs(sum / mean - 1)).toBeLessThan(0.06)
})

test('some groups are empty if there are fewer pages than groups', () => {
  const pages = createPages(2)
  const starts = splitPages(pages, 5)
  expect(sumGroups(pages, starts).reduce((sum, cost) => sum + cost, 0)).toBe(2)
  expect(splitPages([], 3)).toEqual([0, 0, 0])
})

test('a page that costs more than all others gets its own group', () => {
  const pages = createPages(5, (index) => (index === 2 ? 100 : 1))
  expect(sumGroups(pages, splitPages(pages, 2)).sort()).toEqual([102, 2])
})

test('adding a page moves few pages to a different group', () => {
  const pages = createPages(4000)
  const groupOf = (list: readonly PageCost[]) => {
    const starts = splitPages(list, 8)
    return new Map(
      list.map(({page}, index) => [page.path, starts.filter((start) => start <= index).length])
    )
  }
  const before = groupOf(pages)
  const added = {page: {locale: 'en', path: '/page-00100-b'}, cost: 1}
  const after = groupOf(pages.toSpliced(101, 0, added))
  const moved = [...before].filter(([path, group]) => after.get(path) !== group)
  expect(moved.length).toBeLessThanOrEqual(8)
})
