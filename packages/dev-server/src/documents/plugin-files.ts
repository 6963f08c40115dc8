import type {RenderedSite, Route} from '@lectern/types'
import {hashValue} from '@lectern/shared/cache/content-hash'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {listPluginFiles} from '@lectern/core/emit/make-files'
import {addMissingLocales} from '@lectern/core/i18n/missing-locales'
import type {DevReport} from '../report/dev-report.js'
import type {DevSite} from '../site/dev-site.js'
import type {LocalePathsReader} from '../site/locale-paths.js'
import type {DevFile} from '../requests/find-dev-file.js'
import type {PageMaker} from '../pages/page-maker.js'
import {describeThrown} from '../pages/page-problems.js'
import type {SiteUpdates} from '../updates/site-updates.js'

/** The files that plugins generate from pages, each on request. */
export interface PluginFiles {
  /** Whether plugins make a file; `urlPath` is decoded, without base URL. */
  has(urlPath: string): Promise<boolean>
  /** The current file; its errors are reported. */
  answer(urlPath: string): Promise<DevFile | undefined>
}

interface FileSettings {
  updates: Pick<SiteUpdates, 'site' | 'settled'>
  pages: Pick<PageMaker, 'make' | 'readContent'>
  report: Pick<DevReport, 'problems'>
  localePaths: LocalePathsReader
}

/** Plugins run again each time, because the input of their files may have changed. */
export function createPluginFiles(settings: FileSettings): PluginFiles {
  const {updates, report} = settings
  const find = async (urlPath: string) => {
    await updates.settled()
    const current = updates.site()
    const files = await listPluginFiles(
      current.site.plugins,
      describeSite(current, await listRoutes(current, settings), settings.pages)
    )
    return files.find(({file}) => `/${file}` === urlPath)
  }
  const make = async (urlPath: string): Promise<DevFile | undefined> => {
    const found = await find(urlPath)
    const content = await found?.make()
    report.problems(urlPath, [], 'error')
    return content === undefined ? undefined : {content, name: urlPath, isHashed: false}
  }
  return {
    has: (urlPath) =>
      find(urlPath).then(
        (found) => found !== undefined,
        // An error of a plugin is returned to the requests of the file.
        () => false
      ),
    answer: (urlPath) =>
      make(urlPath).catch((error: unknown) => {
        report.problems(urlPath, describeThrown(error), 'error')
        return undefined
      })
  }
}

/** The routes as a build gives them to plugins: with the languages that lack a page. */
async function listRoutes(current: DevSite, {localePaths}: FileSettings): Promise<Route[]> {
  return addMissingLocales(current.scanned.manifest.routes, await localePaths.read(current))
}

/** A site that renders nothing before it's needed. */
function describeSite(
  current: DevSite,
  listed: readonly Route[],
  pages: FileSettings['pages']
): RenderedSite {
  const {reader, routes, pagesBySource} = current
  // A change of text alone doesn't require a new scan: the last read counts.
  const sources = reader.memory()
  const need = (routePath: string | undefined) => {
    const route = routes.byPath.get(routePath ?? '')
    if (!route) throw new Error(`The site has no page ${routePath}.`)
    return route
  }
  return {
    routes: listed,
    async readPage(routePath) {
      const {html, errors} = await pages.make(need(routePath), current)
      if (html === undefined) throw new SiteError(errors)
      return html
    },
    keyOfPage: () => undefined,
    isIndexed: (routePath) => {
      const {head, source} = need(routePath)
      // A build has no drafts.
      return !isDraft(source, current) && !head.some(isNoIndex)
    },
    contents: {
      keyOf: (source) => sources[source] && hashValue(sources[source].scanned),
      // Pages are rendered when they're visited.
      isLive: () => false,
      read: async (source) =>
        pages.readContent(source, need(pagesBySource.get(source)?.[0]), current)
    }
  }
}

function isDraft(source = '', {sources}: DevSite): boolean {
  return sources[source]?.scanned.frontMatter.draft === true
}

function isNoIndex({attributes}: Route['head'][number]): boolean {
  return attributes?.name === 'robots' && String(attributes.content).includes('noindex')
}
