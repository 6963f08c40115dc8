import type {DevEvent, Route} from '@lectern/types'
import {createDelayedRun, type DelayedRun} from '@lectern/shared/cache/delayed-run'
import {checkPageLinks} from './check-page-links.js'
import {addExcerpts, type DevReport} from '../report/dev-report.js'
import type {DevSite} from '../site/dev-site.js'
import type {MadePage, PageMaker} from './page-maker.js'

/** Minor issues of visited pages: broken links, warnings. */
export interface PageNotices {
  /** Checks a new page when there is time, and reports to its viewers. */
  check(route: Route, made: MadePage): void
  /** Last findings of a page; absent if there are none. */
  of(routePath: string): DevEvent | undefined
}

interface NoticeSettings {
  site(): DevSite
  pages: Pick<PageMaker, 'findIds'>
  report: Pick<DevReport, 'problems'>
  /** Whether a path, without base URL, is a file or a redirect. */
  answersFile(urlPath: string): Promise<boolean>
  send(event: DevEvent): void
  /**
   * Milliseconds before a page is checked: subsequent requests of the browser come first, and only
   * the last state of an edited page is checked.
   */
  delay: number
}

/** No findings yet. */
export function createPageNotices(settings: NoticeSettings): PageNotices {
  const events = new Map<string, DevEvent>()
  const checks = new Map<string, DelayedRun>()

  const check = async (route: Route, made: MadePage): Promise<void> => {
    const site = settings.site()
    const {siteDir} = site.site
    // A target with errors shows them when it's visited.
    const findIds = (target: Route) => settings.pages.findIds(target, site).catch(() => undefined)
    const {answersFile} = settings
    const links = await checkPageLinks({route, site, made, findIds, answersFile})
    const problems = [...made.notices, ...links]
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
      delayed.ask(async () => {
        checks.delete(route.path)
        // Problems that prevent a check also prevent the page, and are shown there.
        await check(route, made).catch(() => {})
      })
    }
  }
}
