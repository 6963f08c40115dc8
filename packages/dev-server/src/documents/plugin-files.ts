import type {RenderedSite, Route} from '@lectern/types'
import {hashValue} from '@lectern/shared/cache/content-hash'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {listPluginFiles} from '@lectern/core/emit/generate-files'
import {addMissingLocales} from '@lectern/core/i18n/missing-locales'
import type {DevReport} from '../report/dev-report.js'
import type {DevSite} from '../site/dev-site.js'
import type {LocalePathsReader} from '../site/locale-paths.js'
import type {DevFile} from '../requests/find-dev-file.js'
import type {PageBuilder} from '../pages/page-builder.js'
import {describeThrown} from '../pages/page-problems.js'
import type {SiteUpdates} from '../updates/site-updates.js'

/** Files that plugins generate from pages, created on request. */
export interface PluginFiles {
  /**
   * Tests whether a plugin generates a file. `urlPath` is decoded and doesn't include the base URL.
   */
  has(urlPath: string): Promise<boolean>
  /** Returns the current file and reports errors. */
  answer(urlPath: string): Promise<DevFile | undefined>
}

interface FileSettings {
  updates: Pick<SiteUpdates, 'site' | 'settled'>
  pages: Pick<PageBuilder, 'make' | 'readContent'>
  report: Pick<DevReport, 'problems'>
  localePaths: LocalePathsReader
}

/**
 * Creates the lookup of plugins' files. Plugins run on every request, because their input may have
 * changed.
 */
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
        // Errors of plugins are reported when the file is requested.
        () => false
      ),
    answer: (urlPath) =>
      make(urlPath).catch((error: unknown) => {
        report.problems(urlPath, describeThrown(error, `file ${urlPath}`), 'error')
        return undefined
      })
  }
}

/**
 * Lists routes in the form in which builds pass them to plugins. Each route names the locales that
 * lack the page.
 */
async function listRoutes(current: DevSite, {localePaths}: FileSettings): Promise<Route[]> {
  return addMissingLocales(current.scan.manifest.routes, await localePaths.read(current))
}

/** Describes the site for plugins. Pages are rendered only if a plugin needs them. */
function describeSite(
  current: DevSite,
  listed: readonly Route[],
  pages: FileSettings['pages']
): RenderedSite {
  const {reader, routes, pagesBySource} = current
  // Uses the text that was read last, because text changes don't cause a scan.
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
      // As in a build, drafts are excluded.
      return !isDraft(source, current) && !head.some(isNoIndex)
    },
    contents: {
      keyOf: (source) => sources[source] && hashValue(sources[source].scanned),
      // Pages are rendered on request only.
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
