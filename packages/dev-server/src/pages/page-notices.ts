import type {DevEvent, Route, SiteProblem} from '@lectern/types'
import {createDelayedRun, type DelayedRun} from '@lectern/shared/cache/delayed-run'
import {checkPageLinks} from './check-page-links.js'
import type {DevBundles} from '../bundles/dev-bundles.js'
import {addExcerpts} from '../report/add-excerpts.js'
import type {DevReport} from '../report/dev-report.js'
import type {DevSite} from '../site/dev-site.js'
import type {MadePage, PageBuilder} from './page-builder.js'
import {sortForAuthors} from './page-problems.js'

/** Minor issues on visited pages, such as broken links and warnings. */
export interface PageNotices {
  /** Checks a rendered page after a delay and sends the results to open browsers. */
  check(route: Route, made: MadePage): void
  /** Returns the last results for a page, if there are any. */
  of(routePath: string): DevEvent | undefined
}

interface NoticeSettings {
  site(): DevSite
  pages: Pick<PageBuilder, 'findIds'>
  bundles: Pick<DevBundles, 'warnings'>
  report: Pick<DevReport, 'problems'>
  /** Tests whether a path, without the base URL, is a file or a redirect. */
  answersFile(urlPath: string): Promise<boolean>
  send(event: DevEvent): void
  /**
   * Milliseconds before a page is checked. The delay gives priority to the browser's requests and
   * skips intermediate versions of a page that's being edited.
   */
  delay: number
}

/** Creates page checks. There are no results at first. */
export function createPageNotices(settings: NoticeSettings): PageNotices {
  const events = new Map<string, DevEvent>()
  const checks = new Map<string, DelayedRun>()

  const check = async (route: Route, made: MadePage, site: DevSite): Promise<void> => {
    const {siteDir} = site.site
    // Target pages show their own errors when they're visited.
    const findIds = (target: Route) => settings.pages.findIds(target, site).catch(() => undefined)
    const {answersFile} = settings
    const links = await checkPageLinks({route, site, made, findIds, answersFile})
    const problems = [
      ...sortForAuthors(findOwn(route, site), site).notices,
      ...made.notices,
      ...sortForAuthors(links, site).notices,
      ...settings.bundles.warnings()
    ]
    settings.report.problems(route.path, problems, 'warning')
    const hadSome = events.has(route.path)
    const event: DevEvent = {
      type: 'notices',
      page: route.path,
      problems: addExcerpts(problems, siteDir)
    }
    if (problems.length > 0) events.set(route.path, event)
    else events.delete(route.path)
    if (hadSome || problems.length > 0) settings.send(event)
  }

  return {
    of: (routePath) => events.get(routePath),
    check(route, made) {
      const delayed = checks.get(route.path) ?? createDelayedRun(settings.delay)
      checks.set(route.path, delayed)
      const site = settings.site()
      delayed.schedule(async () => {
        checks.delete(route.path)
        // Errors that prevent the check also prevent rendering, so the page shows them. The page was
        // rendered for this site. In a newer one, its links may be gone.
        await check(route, made, site).catch(() => {})
      })
    }
  }
}

/**
 * Returns the problems that the scan found in a page's own source. The terminal shows the problems of
 * the other files.
 */
function findOwn({source}: Route, {scan}: DevSite): readonly SiteProblem[] {
  return scan.problems.filter(({position}) => position && position.file === source)
}
