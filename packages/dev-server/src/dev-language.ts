import type http from 'node:http'
import path from 'node:path'
import {createDelayedRun} from '@lectern/shared/cache/delayed-run'
import type {Terminal} from '@lectern/core/report/terminal'
import {isInstalled} from '@lectern/shared/files/is-installed'
import {createDevBundles, type DevBundles} from './bundles/dev-bundles.js'
import {createDevDocuments, type DevDocuments} from './documents/dev-documents.js'
import type {DevReport} from './report/dev-report.js'
import type {DevEnvironment, DevOptions} from './settings/dev-options.js'
import {loadDevSite, type DevSite} from './site/dev-site.js'
import {createLocalePaths} from './site/locale-paths.js'
import {readKnownSources, writeKnownSources} from './site/known-sources.js'
import {createPageMaker} from './pages/page-maker.js'
import {createRenderThread} from './render/render-thread.js'
import {createRequestHandler} from './requests/request-handler.js'
import type {SiteChanges} from './watch/site-changes.js'
import {createSiteUpdates, type SiteUpdates} from './updates/site-updates.js'
import {createUpdateEvents, type UpdateEvents} from './updates/update-events.js'
import {warmUpBundle, warmUpThread} from './bundles/warm-up.js'

/** A site in one of its languages, on a development server. */
export interface DevLanguage {
  answer: http.RequestListener
  site(): DevSite
  /** Starts to apply changes, including the ones that were waiting. */
  follow(): void
  close(): Promise<void>
}

/** Input for starting a language. */
export interface LanguageParts {
  report: DevReport
  /** Of this language alone. */
  changes: SiteChanges
  /** Another language than the default one. */
  locale?: string
  /** Returns the site in a language that is served already. */
  findServed?(locale: string): DevSite | undefined
}

/** Milliseconds after the start in which work that can wait is delayed. */
const QUIET = 3000

/**
 * Reads the configuration and scans the content in one language. A page is compiled when it is visited; the
 * bundles are begun at once.
 *
 * @throws SiteError if the site can't be read at first; later problems are shown.
 */
export async function startLanguage(
  options: DevOptions,
  environment: DevEnvironment,
  {report, changes, locale, findServed = () => undefined}: LanguageParts
): Promise<DevLanguage> {
  const {siteDir, host, configFile} = options
  const {generator, terminal, now, session} = environment
  const cacheDir = path.join(siteDir, '.site', 'cache')
  const vendorDir = path.join(cacheDir, 'dev')
  const devDir = locale === undefined ? vendorDir : path.join(vendorDir, 'locales', locale)
  const recordsDir = path.join(cacheDir, 'records')
  const thread = createRenderThread(recordsDir)
  const bundles = createDevBundles({generator, devDir, vendorDir, recordsDir, siteDir})
  warmUpThread(thread, bundles)
  const known = readKnownSources(devDir, generator.version)
  const settings = {siteDir, configFile, locale, cacheDir, generator, now}
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
  const pages = createPageMaker({...shared, clientId: session})
  // Meanwhile, the bundler runs in a separate process.
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
  // The first page has priority.
  const remembering = createDelayedRun(QUIET)
  return {
    answer: createAnswer({host, updates, documents, events, terminal}),
    site: updates.site,
    follow() {
      updates.tell()
      watch(site)
      changes.handOver(updates.take)
      void bundles.current().then((ready) => {
        watch(updates.site())
        // A requested page comes first, and loads its dependencies.
        if (ready && pages.contents().size === 0) warmUpBundle(thread, ready)
      })
      remembering.ask(async () => {
        try {
          writeKnownSources(devDir, generator.version, site.sources, known)
        } catch {
          // For example, a full disk: the next start reads all sources.
        }
      })
    },
    async close() {
      changes.close()
      events.close()
      await Promise.all([thread.close(), bundles.close(), remembering.finish()])
    }
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

/** Files outside the site root that affect the site also count, except packages. */
function listWatched(devSite: DevSite, bundles: DevBundles): string[] {
  const {site, watchedPaths} = devSite
  const inputs = [...bundles.inputs(), ...devSite.snippetPages.keys()]
  const outside = inputs.filter(
    (file) => path.relative(site.siteDir, file).startsWith('..') && !isInstalled(file)
  )
  return [...watchedPaths, ...outside]
}
