import type {Route, SiteProblem} from '@lectern/types'
import {comparablePath} from '@lectern/shared/url/url-path'
import {findBrokenLinks} from '@lectern/core/emit/find-broken-links'
import {createSiteLocator} from '@lectern/core/emit/link-location'
import type {DevSite} from '../site/dev-site.js'
import type {MadePage} from './page-builder.js'

interface LinkCheck {
  route: Route
  site: DevSite
  made: MadePage
  /** Returns the IDs in a different page, or `undefined` if it can't be rendered. */
  findIds(route: Route): Promise<readonly string[] | undefined>
  /** Tests whether a path, without the base URL, is a file or a redirect. */
  answersFile(urlPath: string): Promise<boolean>
}

/** Maximum number of pages that are rendered to check the anchors in one page's links. */
const TARGETS = 20

/** Checks the links of a page. `site build` runs the same checks for all pages. */
export async function checkPageLinks(check: LinkCheck): Promise<SiteProblem[]> {
  const {route, site, made} = check
  const {references, brokenLinks} = made
  if (!references) return []
  const pathOf = (link: string) => link.replace(/#.*$/s, '')
  const pages = new Map([[route.path, references]])
  const targets = new Set(
    references.links
      .filter((link) => link.includes('#'))
      .map((link) => comparablePath(pathOf(link)))
  )
  targets.delete(comparablePath(route.path))
  const skipped = new Set<string>()
  for (const [index, target] of [...targets].entries()) {
    const page = site.routes.byPath.get(target)
    const ids = page && index < TARGETS ? await check.findIds(page) : undefined
    // The links of target pages are checked when those pages are visited.
    if (page && ids) pages.set(page.path, {links: [], ids})
    else if (page) skipped.add(target)
  }
  const links = references.links.filter(
    (link) => !link.includes('#') || !skipped.has(comparablePath(pathOf(link)))
  )
  pages.set(route.path, {...references, links})
  return findBrokenLinks({
    index: site.routes,
    routes: [route],
    pages,
    files: await findFiles(links.map(pathOf), check),
    reported: brokenLinks,
    locate: createSiteLocator(site.site)
  })
}

/** Returns the paths that belong to files and not to pages. */
async function findFiles(
  paths: readonly string[],
  {site, answersFile}: LinkCheck
): Promise<ReadonlySet<string>> {
  const others = [...new Set(paths)].filter((path) => !site.routes.byPath.has(comparablePath(path)))
  const answers = await Promise.all(others.map(answersFile))
  return new Set(others.filter((_, index) => answers[index]))
}
