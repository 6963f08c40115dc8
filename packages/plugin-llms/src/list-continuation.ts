import type {TextPage} from './text-page.js'

/** Matches a later page of a paginated list, such as `/blog/page/2`. */
const LATER_PAGE = /^(.*)\/page\/(\d+)\/?$/

/** Tests whether a page is the second or a later page of a list. */
export function isLaterPage(path: string): boolean {
  return LATER_PAGE.test(path)
}

/** Creates a function that finds the page on which a list continues. */
export function createNextPageFinder(
  pages: readonly TextPage[]
): (page: TextPage) => TextPage | undefined {
  const byPath = new Map(pages.map((page) => [page.route.path.replace(/\/$/, ''), page]))
  return ({route, source}) => {
    // Pages with a source aren't lists.
    if (source !== undefined) return undefined
    const [, list, number = '1'] = LATER_PAGE.exec(route.path) ?? []
    return byPath.get(`${list ?? route.path.replace(/\/$/, '')}/page/${Number(number) + 1}`)
  }
}
