import type {DevEvent, DevProblem, Route, SiteProblem, ThrownInBrowser} from '@lectern/types'
import {comparablePath, removeBaseUrl} from '@lectern/shared/url-path'
import {findOpenRoute} from '../routes/route-index.js'
import type {DevBundles} from './dev-bundles.js'
import {addDevScripts, createErrorDocument} from './dev-document.js'
import {addExcerpts, type DevReport} from './dev-report.js'
import {findDevFile, type DevFile} from './find-dev-file.js'
import type {PageMaker} from './page-maker.js'
import {createPageNotices} from './page-notices.js'
import {sortForAuthors} from './page-problems.js'
import {placeBrowserError} from './place-browser-error.js'
import type {DevPageAnswer} from './request-handler.js'
import type {SiteUpdates} from './site-updates.js'
import {vendorUrl} from './vendor-urls.js'

/** Finds what the addresses of a site stand for. Paths are without base URL, decoded. */
export interface DevDocuments {
  /** The document of a page; none for a path without a route. */
  page(routePath: string): Promise<DevPageAnswer | undefined>
  notFound(): Promise<DevPageAnswer>
  file(urlPath: string): DevFile | undefined
  redirect(routePath: string): string | undefined
  /** Take down what an open page has thrown. */
  thrown(report: ThrownInBrowser): DevProblem
  /** What a page has to know when it starts to listen. */
  greeting(routePath: string): readonly DevEvent[]
}

interface DocumentSettings {
  updates: SiteUpdates
  pages: PageMaker
  bundles: DevBundles
  report: DevReport
  /** Absolute folder of the development server's own cache. */
  devDir: string
  session: string
  send(event: DevEvent): void
}

/** Milliseconds between a page and the look at its links. */
const CHECK_DELAY = 250

/** Make the documents of a running server. */
export function createDevDocuments(settings: DocumentSettings): DevDocuments {
  const {updates, pages, bundles, report, session} = settings
  const notices = createPageNotices({
    site: updates.site,
    pages,
    report,
    answersFile: (urlPath) => file(urlPath) !== undefined || redirect(urlPath) !== undefined,
    send: settings.send,
    delay: CHECK_DELAY
  })

  const documentOf = async (route: Route): Promise<DevPageAnswer> => {
    const site = updates.site()
    const {siteDir, siteConfig} = site.site
    const {baseUrl} = siteConfig
    const made = await pages.make(route, site)
    const errors = [...problemsFor(route, updates), ...made.errors]
    report.problems(route.path, errors, 'error')
    // What goes on to be thrown is told anew by the page.
    report.problems(`${route.path} in the browser`, [], 'error')
    const problems = addExcerpts(errors, siteDir)
    const dev = {session, version: updates.version(), main: made.main, problems}
    const script = vendorUrl(await bundles.vendor(), '@lectern/client/dev-client', baseUrl)
    if (made.html === undefined) return {status: 500, html: createErrorDocument(dev, script)}
    notices.check(route, made)
    const status = route.path === '/404.html' ? 404 : 200
    return {status, html: addDevScripts(made.html, dev, script)}
  }

  const page = async (routePath: string) => {
    await updates.settled()
    const route = findRoute(routePath, updates)
    return route && documentOf(route)
  }
  const file = (urlPath: string) => {
    const {staticDirs, assets, scanned} = updates.site()
    const {dataFiles} = scanned
    return findDevFile(urlPath, {devDir: settings.devDir, staticDirs, assets, dataFiles})
  }
  const redirect = (routePath: string) => {
    const wanted = comparablePath(routePath)
    return updates.site().scanned.redirects.find(({from}) => comparablePath(from) === wanted)?.to
  }
  return {
    page,
    file,
    redirect,
    notFound: async () =>
      (await page('/404.html')) ?? {status: 404, html: '<!doctype html><title>Not found</title>'},
    thrown(thrown) {
      const {siteDir, siteConfig} = updates.site().site
      const findFile = (urlPath: string) => {
        const found = file(removeBaseUrl(urlPath, siteConfig.baseUrl) ?? '')
        return found && 'file' in found ? found.file : undefined
      }
      const problem = placeBrowserError(thrown, {siteDir, findFile})
      report.problems(`${thrown.page} in the browser`, [problem], 'error')
      return addExcerpts([problem], siteDir)[0] ?? problem
    },
    greeting(routePath) {
      const known = notices.of(routePath)
      const hello: DevEvent = {type: 'hello', session, version: updates.version()}
      return known ? [hello, known] : [hello]
    }
  }
}

function findRoute(routePath: string, updates: SiteUpdates): Route | undefined {
  const {routes} = updates.site()
  const wanted = comparablePath(routePath)
  return routes.byPath.get(wanted) ?? findOpenRoute(routes, wanted)
}

/** Problems of the site that a page shows; those of another page's file are not its affair. */
function problemsFor(route: Route, updates: SiteUpdates): readonly SiteProblem[] {
  const site = updates.site()
  const {errors} = sortForAuthors(site.scanned.problems, site)
  const shown = errors.filter(({position}) => {
    const file = position?.file ?? ''
    return file === route.source || !site.pagesBySource.has(file)
  })
  return [...updates.problems(), ...shown]
}
