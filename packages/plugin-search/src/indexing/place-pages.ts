import {BLOCK, countBlocks} from '../index-format/index-format.js'
import {HASH_RANGE, hashText} from './terms/hash-text.js'

/**
 * Ratio of all blocks to used ones. With fewer free blocks, a new page would move more of its
 * neighbors.
 */
const SPARE_BLOCKS = 1.6

/** Maximum of the average number of pages per pages file. */
const PAGES_OF_TABLE = 32

/** Sorts pages by the hash of their route path, so that adding pages doesn't reorder the others. */
export function sortPages<Page extends {routePath: string}>(pages: readonly Page[]): Page[] {
  return pages
    .map((page) => ({page, home: hashText(page.routePath)}))
    .sort(
      (left, right) =>
        left.home - right.home || (left.page.routePath < right.page.routePath ? -1 : 1)
    )
    .map(({page}) => page)
}

/**
 * Returns the number of the first section of each page. A page starts at the block that its hash
 * maps to. If that block is taken, it starts right after the previous page. A changed page
 * therefore keeps its numbers, and a new page only moves the pages directly after it. Numbers
 * depend only on the pages, not on earlier builds.
 *
 * @param pages - Sorted by `sortPages`.
 */
export function placePages(
  pages: readonly {routePath: string; sections: number}[]
): readonly number[] {
  const used = pages.reduce((sum, {sections}) => sum + countBlocks(sections), 0)
  const blocks = powerOfTwo(used * SPARE_BLOCKS)
  let free = 0
  return pages.map(({routePath, sections}) => {
    const start = Math.max(free, scale(routePath, blocks))
    free = start + countBlocks(sections)
    return start * BLOCK
  })
}

/**
 * Splits pages into groups. The texts of a group are listed in the same file, and a new page only
 * affects its own group.
 */
export function groupPages<Page extends {routePath: string}>(pages: readonly Page[]): Page[][] {
  const count = powerOfTwo(pages.length / PAGES_OF_TABLE)
  const groups = Array.from({length: count}, (): Page[] => [])
  for (const page of pages) groups[scale(page.routePath, count)]?.push(page)
  return groups.filter((group) => group.length > 0)
}

/** Maps a route path to a number below `range`. Preserves the order of `sortPages`. */
function scale(routePath: string, range: number): number {
  return Math.floor((hashText(routePath) / HASH_RANGE) * range)
}

/** Returns the smallest power of two that is at least the given number. */
function powerOfTwo(minimum: number): number {
  let power = 1
  while (power < minimum) power *= 2
  return power
}
