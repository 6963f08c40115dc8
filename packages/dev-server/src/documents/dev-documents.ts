import type {DevEvent, DevProblem, Route, ThrownInBrowser} from '@lectern/types'
import {comparablePath, removeBaseUrl} from '@lectern/shared/url/url-path'
import {createRedirectUrl} from '@lectern/core/routes/redirect-url'
import {findOpenRoute} from '@lectern/core/routes/route-index'
import type {DevBundles} from '../bundles/dev-bundles.js'
import {addExcerpts} from '../report/add-excerpts.js'
import type {DevReport} from '../report/dev-report.js'
import {findDevFile, type DevFile} from '../requests/find-dev-file.js'
import type {PageBuilder} from '../pages/page-builder.js'
import {createDocumentBuilder} from './document-builder.js'
import {createPageNotices} from '../pages/page-notices.js'
import {createPluginFiles} from './plugin-files.js'
import {locateBrowserError} from '../report/locate-browser-error.js'
import type {DevPageAnswer} from '../requests/request-handler.js'
import type {LocalePathsReader} from '../site/locale-paths.js'
import type {SiteUpdates} from '../updates/site-updates.js'

/** Resolves URLs to responses. Paths are decoded and don't include the base URL. */
export interface DevDocuments {
  /** Returns the document of a page, or `undefined` if no route has the path. */
  page(routePath: string): Promise<DevPageAnswer | undefined>
  notFound(): Promise<DevPageAnswer>
  file(urlPath: string): DevFile | undefined
  /** Returns a file that a plugin generates from pages. */
  pluginFile(urlPath: string): Promise<DevFile | undefined>
  /** Returns the target of a redirect: a path that includes the base URL, or an absolute URL. */
  redirect(routePath: string): string | undefined
  /** Reports an error that was thrown in the browser. */
  thrown(report: ThrownInBrowser): DevProblem
  /** Returns the events that a page needs when it connects. */
  initialEvents(routePath: string): readonly DevEvent[]
}

interface DocumentSettings {
  updates: SiteUpdates
  pages: PageBuilder
  bundles: DevBundles
  report: DevReport
  session: string
  localePaths: LocalePathsReader
  send(event: DevEvent): void
}

/** Milliseconds between rendering a page and checking its links. */
const CHECK_DELAY = 250

export function createDevDocuments(settings: DocumentSettings): DevDocuments {
  const {updates, pages, report, session} = settings
  const notices = createPageNotices({
    site: updates.site,
    ...{pages, bundles: settings.bundles},
    report,
    answersFile: async (urlPath) =>
      file(urlPath) !== undefined || redirect(urlPath) !== undefined || pluginFiles.has(urlPath),
    send: settings.send,
    delay: CHECK_DELAY
  })
  const pluginFiles = createPluginFiles(settings)
  const documentOf = createDocumentBuilder(settings, notices)
  const page = async (routePath: string) => {
    await updates.settled(comparablePath(routePath))
    const route = findRoute(routePath, updates)
    return route && documentOf(route)
  }
  const file = (urlPath: string) => {
    const {staticDirs, assets, scan} = updates.site()
    const {dataFiles} = scan
    const folders = settings.bundles.folders()
    return findDevFile(urlPath, {folders, staticDirs, assets, dataFiles})
  }
  const redirect = (routePath: string) => findRedirect(routePath, updates)
  return {
    page,
    file,
    pluginFile: pluginFiles.answer,
    redirect,
    notFound: async () =>
      (await page('/404.html')) ?? {status: 404, html: '<!doctype html><title>Not found</title>'},
    thrown(thrown) {
      const {siteDir, siteConfig} = updates.site().site
      const findFile = (urlPath: string) => {
        const found = file(removeBaseUrl(urlPath, siteConfig.baseUrl) ?? '')
        return found && 'file' in found ? found.file : undefined
      }
      const problem = locateBrowserError(thrown, {siteDir, findFile})
      report.problems(`${thrown.page} in the browser`, [problem], 'error')
      return addExcerpts([problem], siteDir)[0] ?? problem
    },
    initialEvents(routePath) {
      const known = notices.of(routePath)
      const hello: DevEvent = {type: 'hello', session, version: updates.version()}
      return known ? [hello, known] : [hello]
    }
  }
}

function findRedirect(routePath: string, updates: SiteUpdates): string | undefined {
  const {scan, site} = updates.site()
  const wanted = comparablePath(routePath.replace(/\/index\.html$/, '/'))
  const found = scan.redirects.find(({from}) => from === wanted)
  return found && createRedirectUrl(found.to, site.siteConfig)
}

function findRoute(routePath: string, updates: SiteUpdates): Route | undefined {
  const {routes} = updates.site()
  const wanted = comparablePath(routePath)
  return routes.byPath.get(wanted) ?? findOpenRoute(routes, wanted)
}
