import type {RenderedSite, Route, SiteConfig} from '@lectern/types'
import {createIgnoredPages} from '@lectern/shared/pages/ignored-pages'
import type {LlmsOptions} from './llms-options.js'
import {createTextPage, type TextPage} from './text-page.js'

/** Lists all pages that have a Markdown version, in the order of their routes. */
export function listTextPages(routes: readonly Route[], siteConfig: SiteConfig): TextPage[] {
  return routes.flatMap((route) => createTextPage(route, siteConfig) ?? [])
}

/**
 * Returns the pages to list. Leaves out pages that are hidden from search engines or excluded by
 * the author. Only includes docs of the latest version, unless the options include all versions.
 * Docs come first, starting with the main instance, in the order of their sidebar.
 */
export function listListed(
  pages: readonly TextPage[],
  {isIndexed, routes}: Pick<RenderedSite, 'isIndexed' | 'routes'>,
  {options, siteConfig}: {options: LlmsOptions; siteConfig: SiteConfig}
): TextPage[] {
  const isIgnored = createIgnoredPages(options.ignorePatterns, siteConfig)
  const listed = pages.filter(
    ({route, doc}) =>
      isIndexed(route.path) &&
      (options.allVersions || doc.version?.isLast !== false) &&
      !isIgnored(route.path)
  )
  const documents = listed.filter(({doc}) => doc.version !== undefined)
  const main = documents.filter(({route}) => route.plugin.id === 'default')
  const others = documents.filter(({route}) => route.plugin.id !== 'default')
  return [
    ...sortBySidebar([...main, ...others], routes),
    ...listed.filter(({doc}) => doc.version === undefined)
  ]
}

/**
 * Sorts pages in sidebar order. Starts at each page without a previous page and follows the links
 * to the next one. Routes without text, such as categories, are only used to follow these links.
 */
function sortBySidebar(pages: readonly TextPage[], routes: readonly Route[]): TextPage[] {
  const byPath = new Map(pages.map((page) => [page.route.path, page]))
  const nextPaths = new Map(routes.flatMap((route) => findNext(route) ?? []))
  const followers = new Set(nextPaths.values())
  const paths = new Set<string>()
  const starts = pages.filter(({route}) => !followers.has(route.path))
  for (const {route} of [...starts, ...pages]) {
    let path: string | undefined = route.path
    while (path !== undefined && !paths.has(path)) {
      paths.add(path)
      path = nextPaths.get(path)
    }
  }
  return [...paths].flatMap((path) => byPath.get(path) ?? [])
}

function findNext({path, component, props}: Route): [[string, string]] | undefined {
  if (!component.startsWith('@theme/Doc')) return undefined
  const {next} = props as TextPage['doc']
  return next && [[path, next.path]]
}
