import type {Route, SiteProblem} from '@lectern/types'
import type {DevBundles} from '../bundles/dev-bundles.js'
import {addDevScripts, createErrorDocument} from './dev-document.js'
import {addExcerpts} from '../report/add-excerpts.js'
import type {DevReport} from '../report/dev-report.js'
import type {PageBuilder} from '../pages/page-builder.js'
import type {PageNotices} from '../pages/page-notices.js'
import {sortForAuthors} from '../pages/page-problems.js'
import type {DevPageAnswer} from '../requests/request-handler.js'
import type {DevSite} from '../site/dev-site.js'
import type {SiteUpdates} from '../updates/site-updates.js'
import {vendorUrl} from '../bundles/vendor-urls.js'

interface BuilderSettings {
  updates: Pick<SiteUpdates, 'site' | 'version' | 'problems'>
  pages: Pick<PageBuilder, 'make'>
  bundles: Pick<DevBundles, 'vendor'>
  report: Pick<DevReport, 'problems'>
  /** Identifies a run of the server. */
  session: string
}

/**
 * Creates the document for a route: the page with development scripts, or the problems that prevent rendering. Links
 * are checked afterward.
 */
export function createDocumentBuilder(
  {updates, pages, bundles, report, session}: BuilderSettings,
  notices: Pick<PageNotices, 'check'>
): (route: Route) => Promise<DevPageAnswer> {
  return async (route) => {
    const site = updates.site()
    const {siteDir, siteConfig} = site.site
    const created = await pages.make(route, site)
    const known = problemsFor(route, updates)
    const isStale = updates.problems().length > 0
    const errors = [...known, ...omitConsequences(created.errors, {known, isStale}, site)]
    report.problems(route.path, errors, 'error')
    // Rendering a page clears its browser errors. If they occur again, the page reports them again.
    // A page that can't be rendered usually has the same error on the server.
    if (errors.length === 0) report.problems(`${route.path} in the browser`, [], 'error')
    const problems = addExcerpts(errors, siteDir)
    const dev = {session, version: updates.version(), main: created.main, problems}
    const vendor = await bundles.vendor()
    const script = vendorUrl(vendor, '@lectern/client/dev-client', siteConfig.baseUrl)
    if (created.html === undefined) {
      report.problems(route.path, created.notices, 'warning')
      return {status: 500, html: createErrorDocument(dev, script)}
    }
    notices.check(route, created)
    const status = route.path === '/404.html' ? 404 : 200
    return {status, html: addDevScripts(created.html, dev, script)}
  }
}

interface KnownState {
  /** Problems of the site. */
  known: readonly SiteProblem[]
  /** Whether the site couldn't be read again after a change, so that its sources may be missing. */
  isStale: boolean
}

/**
 * Omits errors of a page that another error may cause, as `site build` does. The navbar of every
 * page fails if one of its items names a missing doc.
 */
function omitConsequences(
  errors: readonly SiteProblem[],
  {known, isStale}: KnownState,
  {site}: DevSite
): readonly SiteProblem[] {
  const isFrameUnknown = known.some(({position}) => position?.file === site.configSource.file)
  return errors.filter(({code, position}) => {
    if (code === 'page-failed') return !isStale
    return !isFrameUnknown || code !== 'render-failed' || position?.line !== undefined
  })
}

/**
 * Returns the site's problems to show on a page. Problems in other pages' files aren't included.
 */
function problemsFor(
  route: Route,
  updates: Pick<SiteUpdates, 'site' | 'problems'>
): readonly SiteProblem[] {
  const site = updates.site()
  const {errors} = sortForAuthors(site.scan.problems, site)
  const shown = errors.filter(({position}) => {
    const file = position?.file ?? ''
    return file === route.source || !site.pagesBySource.has(file)
  })
  return [...updates.problems(), ...shown]
}
