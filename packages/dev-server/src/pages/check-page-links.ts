import type {Route, SiteProblem} from '@lectern/types'
import {comparablePath} from '@lectern/shared/url/url-path'
import {findBrokenLinks} from '@lectern/core/emit/find-broken-links'
import type {DevSite} from '../site/dev-site.js'
import type {MadePage} from './page-maker.js'

interface LinkCheck {
  route: Route
  site: DevSite
  made: MadePage
  /** The IDs in another page; none when it cannot be made. */
  findIds(route: Route): Promise<readonly string[] | undefined>
  /** Whether a path, without base URL, is a file or a redirect. */
  answersFile(urlPath: string): Promise<boolean>
}

/** How many pages are made to look for the IDs that one page's links name. */
const TARGETS = 20

/** Looks where the links of one page lead: what `site build` checks for all pages at once. */
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
    // Their own links are checked when they are visited.
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
    reported: brokenLinks
  })
}

/** Paths of files, as opposed to pages. */
async function findFiles(
  paths: readonly string[],
  {site, answersFile}: LinkCheck
): Promise<ReadonlySet<string>> {
  const others = [...new Set(paths)].filter((path) => !site.routes.byPath.has(comparablePath(path)))
  const answers = await Promise.all(others.map(answersFile))
  return new Set(others.filter((_, index) => answers[index]))
}
