import type {RenderedSite, Route, SiteConfig} from '@lectern/types'
import {createFileMatcher} from '@lectern/shared/file-matcher'
import {addBaseUrl} from '@lectern/shared/url-path'
import type {LlmsOptions} from './llms-options.js'
import {createTextPage, type TextPage} from './text-page.js'

/** All pages that are written in Markdown, by path. */
export function listTextPages(routes: readonly Route[], siteConfig: SiteConfig): TextPage[] {
  return routes.flatMap((route) => createTextPage(route, siteConfig) ?? [])
}

/**
 * The pages that lists name: none that is hidden from search engines or that an author left out, and of
 * documents those of the last version unless all are asked for. Documents come in the order of their
 * sidebar, before all others.
 */
export function listListed(
  pages: readonly TextPage[],
  {isIndexed}: Pick<RenderedSite, 'isIndexed'>,
  {options, siteConfig}: {options: LlmsOptions; siteConfig: Pick<SiteConfig, 'baseUrl'>}
): TextPage[] {
  const isIgnored = createFileMatcher({include: options.ignorePatterns, exclude: []})
  const listed = pages.filter(
    ({route, doc}) =>
      isIndexed(route.path) &&
      (options.allVersions || doc.version?.isLast !== false) &&
      !isIgnored(addBaseUrl(route.path, siteConfig.baseUrl))
  )
  const documents = listed.filter(({doc}) => doc.version !== undefined)
  return [...sortBySidebar(documents), ...listed.filter(({doc}) => doc.version === undefined)]
}

/** Documents know their neighbours: from each that has none before it, go on to the next. */
function sortBySidebar(pages: readonly TextPage[]): TextPage[] {
  const byPath = new Map(pages.map((page) => [page.route.path, page]))
  const followers = new Set(pages.flatMap(({doc}) => doc.next?.path ?? []))
  const sorted = new Set<TextPage>()
  const starts = pages.filter(({route}) => !followers.has(route.path))
  for (const start of [...starts, ...pages]) {
    let page: TextPage | undefined = start
    while (page && !sorted.has(page)) {
      sorted.add(page)
      page = byPath.get(page.doc.next?.path ?? '')
    }
  }
  return [...sorted]
}
