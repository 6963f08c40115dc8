import type http from 'node:http'
import path from 'node:path'
import {isInside} from '@lectern/shared/files/relative-path'
import {createDelayedRun} from '@lectern/shared/cache/delayed-run'
import {createCacheFolder} from '@lectern/core/cache/disk-errors'
import {isFolder} from '@lectern/core/config/find-config-file'
import type {Terminal} from '@lectern/core/report/terminal'
import type {SourceMemory} from '@lectern/core/sources/source-reader'
import {isInstalled} from '@lectern/shared/files/is-installed'
import {createDevBundles, type DevBundles} from './bundles/dev-bundles.js'
import {createDevDocuments, type DevDocuments} from './documents/dev-documents.js'
import type {DevReport} from './report/dev-report.js'
import type {DevEnvironment, DevOptions} from './settings/dev-options.js'
import {loadDevSite, type DevSite} from './site/dev-site.js'
import {createLocalePaths} from './site/locale-paths.js'
import {readKnownSources, writeKnownSources} from './site/known-sources.js'
import {createPageBuilder, type PageBuilder} from './pages/page-builder.js'
import {createRenderThread, type RenderThread} from './render/render-thread.js'
import {createRequestHandler} from './requests/request-handler.js'
import type {SiteChanges} from './watch/site-changes.js'
import {createSiteUpdates, type SiteUpdates} from './updates/site-updates.js'
import {createUpdateEvents, type UpdateEvents} from './updates/update-events.js'
import {warmUpBundle, warmUpThread} from './bundles/warm-up.js'

/** One of a site's locales on the development server. */
export interface DevLocale {
  answer: http.RequestListener
  site(): DevSite
  /** Starts to apply changes. Pending changes are also applied. */
  follow(): void
  close(): Promise<void>
}

/** Input of `startLocale`. */
export interface LocaleParts {
  report: DevReport
  /** Changes for this locale only. */
  changes: SiteChanges
  /** Locale, if it isn't the default one. */
  locale?: string
  /** Returns the site in a locale that has already been started. */
  findServed?(locale: string): DevSite | undefined
}

/** Low-priority work is delayed for this many milliseconds after startup. */
const QUIET = 3000

/**
 * Reads the configuration and scans the content in one locale. Starts bundling immediately. Pages are compiled when
 * they're visited.
 *
 * @throws SiteError if the first read fails. Later problems are shown in the browser.
 */
export async function startLocale(
  options: DevOptions,
  environment: DevEnvironment,
  {report, changes, locale, findServed = () => undefined}: LocaleParts
): Promise<DevLocale> {
  const {siteDir, host, configFile, isPlayground} = options
  const {generator, terminal, now, session} = environment
  const {cacheDir, vendorDir, devDir, recordsDir} = prepareFolders(siteDir, locale)
  const thread = createRenderThread({siteDir, recordsDir})
  const bundles = createDevBundles({generator, devDir, vendorDir, recordsDir, siteDir})
  warmUpThread(thread, bundles)
  const known = readKnownSources(devDir, generator.version)
  const settings = {siteDir, configFile, isPlayground, locale, cacheDir, generator, now}
  const site = await loadDevSite(settings, known).catch(async (error: unknown) => {
    await Promise.all([thread.close(), bundles.close()])
    throw error
  })
  void bundles.update(site, new Map())
  const localePaths = createLocalePaths({
    findServed,
    load: (other, {sources}) => loadDevSite({...settings, locale: other}, sources)
  })
  const shared = {generator, recordsDir, bundles, thread, localePaths}
  const pages = createPageBuilder({...shared, clientId: session})
  // Runs concurrently with the bundler, which is a separate process.
  void localePaths.read(site)
  const events = createUpdateEvents()
  const {send} = events
  const watch = (next: DevSite) => changes.watch(listWatched(next, bundles))
  const updates = createSiteUpdates({site, settings, bundles, pages, report, send, watch})
  const settled = (routePath?: string) => changes.idle().then(() => updates.settled(routePath))
  const documents = createDevDocuments({
    updates: {...updates, settled},
    ...{pages, bundles, report, session, localePaths, send}
  })
  // The first page has priority over storing data for the next start.
  const remembering = createDelayedRun(QUIET)
  return {
    answer: createAnswer({host, updates, documents, events, terminal}),
    site: updates.site,
    follow() {
      followChanges({updates, changes, watch, bundles, thread, pages})
      remembering.schedule(() => storeSources(devDir, generator.version, {site, known}))
    },
    async close() {
      changes.close()
      events.close()
      await Promise.all([thread.close(), bundles.close(), remembering.finish()])
    }
  }
}

/** Returns the absolute folders of a locale's cache. Locales share React and the records. */
function prepareFolders(siteDir: string, locale: string | undefined) {
  const cacheDir = path.join(siteDir, '.site', 'cache')
  const vendorDir = path.join(cacheDir, 'dev')
  // If the site root is missing, creating the cache would create it.
  if (isFolder(siteDir)) createCacheFolder(cacheDir)
  return {
    cacheDir,
    vendorDir,
    devDir: locale === undefined ? vendorDir : path.join(vendorDir, 'locales', locale),
    recordsDir: path.join(cacheDir, 'records')
  }
}

interface FollowedParts {
  updates: SiteUpdates
  changes: SiteChanges
  watch(site: DevSite): void
  bundles: DevBundles
  thread: RenderThread
  pages: PageBuilder
}

/** Starts to apply changes, and warms up the renderer once the first bundles are ready. */
function followChanges({updates, changes, watch, bundles, thread, pages}: FollowedParts): void {
  updates.reportProblems()
  watch(updates.site())
  changes.subscribe(updates.receive)
  void bundles.current().then((ready) => {
    watch(updates.site())
    updates.reportProblems()
    // Skipped if a page has already been requested, because it loads its own modules.
    if (ready && pages.contents().size === 0) warmUpBundle(thread, ready)
  })
}

/** Stores the scanned data of the sources for the next start. */
async function storeSources(
  devDir: string,
  version: string,
  {site, known}: {site: DevSite; known: SourceMemory}
): Promise<void> {
  try {
    writeKnownSources(devDir, version, site.sources, known)
  } catch {
    // If writing fails, e.g. because the disk is full, the next start reads all sources.
  }
}

interface ServerParts {
  host: string
  updates: SiteUpdates
  documents: DevDocuments
  events: UpdateEvents
  terminal: Terminal
}

function createAnswer({host, updates, documents, events, terminal}: ServerParts) {
  return createRequestHandler({
    ...documents,
    host,
    baseUrl: () => updates.site().site.siteConfig.baseUrl,
    formerBaseUrls: updates.formerBaseUrls,
    openEvents: (request, response, page) =>
      events.open(request, response, documents.initialEvents(page)),
    onError: (error) =>
      terminal.printError(error instanceof Error ? (error.stack ?? error.message) : String(error))
  })
}

/**
 * Lists all files that affect the site. They can be outside the site root, but packages aren't
 * included.
 */
function listWatched(devSite: DevSite, bundles: DevBundles): string[] {
  const {site, watchedPaths} = devSite
  const inputs = [...bundles.inputs(), ...devSite.snippetPages.keys()]
  const outside = inputs.filter((file) => !isInside(file, site.siteDir) && !isInstalled(file))
  return [...watchedPaths, ...outside]
}
