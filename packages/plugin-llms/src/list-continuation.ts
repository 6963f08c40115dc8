import type {TextPage} from './text-page.js'

/** Page of a list that continues on more than one page, such as a blog's: `/blog/page/2`. */
const LATER_PAGE = /^(.*)\/page\/(\d+)\/?$/

/** Returns whether a page is the second or a later page of a list. */
export function isLaterPage(path: string): boolean {
  return LATER_PAGE.test(path)
}

/** Returns a function that finds the page that continues a list. */
export function createNextPageFinder(
  pages: readonly TextPage[]
): (page: TextPage) => TextPage | undefined {
  const byPath = new Map(pages.map((page) => [page.route.path.replace(/\/$/, ''), page]))
  return ({route, source}) => {
    // Only documents have a source.
    if (source !== undefined) return undefined
    const [, list, number = '1'] = LATER_PAGE.exec(route.path) ?? []
    return byPath.get(`${list ?? route.path.replace(/\/$/, '')}/page/${Number(number) + 1}`)
  }
}
