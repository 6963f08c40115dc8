import type {RenderedSite, Route} from '@lectern/types'
import {hashValue} from '@lectern/shared/cache/content-hash'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {listPluginFiles} from '@lectern/core/emit/make-files'
import type {DevReport} from '../report/dev-report.js'
import type {DevSite} from '../site/dev-site.js'
import type {DevFile} from '../requests/find-dev-file.js'
import type {PageMaker} from '../pages/page-maker.js'
import {describeThrown} from '../pages/page-problems.js'
import type {SiteUpdates} from '../updates/site-updates.js'

/** The files that plugins make of pages, each made when it is asked for. */
export interface PluginFiles {
  /** Whether plugins make a file; `urlPath` is decoded, without base URL. */
  has(urlPath: string): Promise<boolean>
  /** The file as it is now; what is wrong with it is reported. */
  answer(urlPath: string): Promise<DevFile | undefined>
}

interface FileSettings {
  updates: Pick<SiteUpdates, 'site' | 'settled'>
  pages: Pick<PageMaker, 'make' | 'readContent'>
  report: Pick<DevReport, 'problems'>
}

/** Plugins are asked anew each time: what their files are made of may have changed. */
export function createPluginFiles({updates, pages, report}: FileSettings): PluginFiles {
  const find = async (urlPath: string) => {
    await updates.settled()
    const current = updates.site()
    const files = await listPluginFiles(current.site.plugins, describeSite(current, pages))
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
        // What a plugin throws is told to those who ask for the file.
        () => false
      ),
    answer: (urlPath) =>
      make(urlPath).catch((error: unknown) => {
        report.problems(urlPath, describeThrown(error), 'error')
        return undefined
      })
  }
}

/** A site of which nothing is rendered before it is wanted. */
function describeSite(current: DevSite, pages: FileSettings['pages']): RenderedSite {
  const {scanned, reader, routes, pagesBySource} = current
  // A change of words alone is no reason to scan the site anew: what was read last counts.
  const sources = reader.memory()
  const need = (routePath: string | undefined) => {
    const route = routes.byPath.get(routePath ?? '')
    if (!route) throw new Error(`The site has no page ${routePath}.`)
    return route
  }
  return {
    routes: scanned.manifest.routes,
    async readPage(routePath) {
      const {html, errors} = await pages.make(need(routePath), current)
      if (html === undefined) throw new SiteError(errors)
      return html
    },
    keyOfPage: () => undefined,
    isIndexed: (routePath) => !need(routePath).head.some(isNoIndex),
    contents: {
      keyOf: (source) => sources[source] && hashValue(sources[source].scanned),
      // Pages are rendered when they're visited.
      isLive: () => false,
      read: async (source) =>
        pages.readContent(source, need(pagesBySource.get(source)?.[0]), current)
    }
  }
}

function isNoIndex({attributes}: Route['head'][number]): boolean {
  return attributes?.name === 'robots' && String(attributes.content).includes('noindex')
}
