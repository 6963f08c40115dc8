import type {SiteProblem} from '@lectern/types'
import {sortForAuthors} from '../pages/page-problems.js'
import type {DevReport} from '../report/dev-report.js'
import type {DevSite} from '../site/dev-site.js'

/** Prints the problems of a scan and of other steps. */
export function reportSiteProblems(
  site: DevSite,
  others: Readonly<Record<'errors' | 'warnings', readonly SiteProblem[]>>,
  report: Pick<DevReport, 'problems'>
): void {
  const {errors, notices} = sortForAuthors(site.scan.problems, site)
  report.problems('the site', [...others.errors, ...errors], 'error')
  report.problems('the site', [...notices, ...others.warnings], 'warning')
}
