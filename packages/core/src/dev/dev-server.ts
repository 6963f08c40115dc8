import path from 'node:path'
import {createDelayedRun} from '@lectern/shared/delayed-run'
import type {Generator} from '../generator.js'
import type {Terminal} from '../report/terminal.js'
import {createDevBundles, type DevBundles} from './dev-bundles.js'
import {createDevDocuments, type DevDocuments} from './dev-documents.js'
import {createDevReport, type DevReport} from './dev-report.js'
import {loadDevSite, type DevSite} from './dev-site.js'
import {readKnownSources, writeKnownSources} from './known-sources.js'
import {listenOnFreePort} from './listen.js'
import {createPageMaker} from './page-maker.js'
import {createRenderThread} from './render-thread.js'
import {createRequestHandler} from './request-handler.js'
import {createSiteChanges, type SiteChanges} from './site-changes.js'
import {createSiteUpdates, type SiteUpdates} from './site-updates.js'
import {createUpdateEvents, type UpdateEvents} from './update-events.js'
import {warmUpBundle, warmUpThread} from './warm-up.js'

/** What to serve, and where. */
export interface DevOptions {
  /** Absolute. */
  siteDir: string
  configFile?: string
  port: number
  host: string
  poll: boolean
}

/** What a development server runs with. */
export interface DevEnvironment {
  generator: Generator
  terminal: Terminal
  /** Milliseconds since the command was typed, or near it. */
  now(): number
  /** Milliseconds by which files are dated. */
  wallClock(): number
  /** Unlike that of any other run. */
  session: string
}

/** A running development server. */
export interface DevServer {
  /** Address of the home page. */
  url: string
  close(): Promise<void>
}

/**
 * Start the development server: watch, read the configuration, scan, listen. A page is compiled when it
 * is visited; the bundles are begun at once.
 *
 * @throws SiteError when the site cannot be read at first, `port-taken` or `address-refused`; later
 *   problems are shown.
 */
export async function startDevServer(
  options: DevOptions,
  environment: DevEnvironment
): Promise<DevServer> {
  const {siteDir} = options
  const {generator, terminal} = environment
  const report = createDevReport(terminal, siteDir, generator.name)
  const changes = createSiteChanges({...options, ...environment, report})
  try {
    return await serveSite(options, environment, {report, changes})
  } catch (error) {
    changes.close()
    throw error
  }
}

/** Milliseconds after the start in which nothing is done that can wait. */
const QUIET = 3000

interface StartedParts {
  report: DevReport
  changes: SiteChanges
}

async function serveSite(
  options: DevOptions,
  environment: DevEnvironment,
  {report, changes}: StartedParts
): Promise<DevServer> {
  const {siteDir, host} = options
  const {generator, terminal, now, session} = environment
  const cacheDir = path.join(siteDir, '.site', 'cache')
  const devDir = path.join(cacheDir, 'dev')
  const recordsDir = path.join(cacheDir, 'records')
  const thread = createRenderThread(recordsDir)
  const bundles = createDevBundles({generator, devDir, recordsDir, siteDir})
  warmUpThread(thread, bundles)
  const known = readKnownSources(devDir, generator.version)
  const settings = {siteDir, configFile: options.configFile, cacheDir, generator, now}
  const site = await loadDevSite(settings, known)
  void bundles.update(site, new Map())
  const pages = createPageMaker({generator, recordsDir, bundles, thread, clientId: session})
  const events = createUpdateEvents()
  const {send} = events
  const watch = (next: DevSite) => changes.watch(listWatched(next, bundles))
  const updates = createSiteUpdates({site, settings, bundles, pages, report, send, watch})
  const settled = () => changes.idle().then(updates.settled)
  const documents = createDevDocuments({
    updates: {...updates, settled},
    pages,
    bundles,
    report,
    devDir,
    session,
    send
  })
  const answer = createAnswer({host, updates, documents, events, terminal})
  const {port, close} = await listenOnFreePort(answer, options.port, host)
  const url = `http://${nameOf(host)}:${port}${site.site.siteConfig.baseUrl}`
  report.ready(url, now(), describePort(options.port, port))
  watch(site)
  changes.handOver(updates.take)
  void bundles.current().then((ready) => {
    watch(updates.site())
    if (ready) warmUpBundle(thread, ready)
  })
  // The first page comes first.
  const remembering = createDelayedRun(QUIET)
  remembering.ask(async () => {
    try {
      writeKnownSources(devDir, generator.version, site.sources, known)
    } catch {
      // A full disk, say: the next start reads all sources.
    }
  })
  return {
    url,
    async close() {
      changes.close()
      events.close()
      await Promise.all([close(), thread.close(), bundles.close(), remembering.finish()])
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
      events.open(request, response, documents.greeting(page)),
    onError: (error) =>
      terminal.printError(error instanceof Error ? (error.stack ?? error.message) : String(error))
  })
}

/** What decides the site and lies outside of its folder counts as well, but for packages. */
function listWatched(devSite: DevSite, bundles: DevBundles): string[] {
  const {site, watchedPaths} = devSite
  const inputs = [...bundles.inputs(), ...devSite.snippetPages.keys()]
  const outside = inputs.filter(
    (file) =>
      path.relative(site.siteDir, file).startsWith('..') &&
      !file.includes(`${path.sep}node_modules${path.sep}`)
  )
  return [...watchedPaths, ...outside]
}

/** An address to click on: a server that listens everywhere is also here. */
function nameOf(host: string): string {
  return host === '0.0.0.0' || host === '::' ? 'localhost' : host
}

function describePort(wanted: number, port: number): string | undefined {
  return wanted === 0 || wanted === port
    ? undefined
    : `Port ${wanted} is in use; this is the next free one.`
}
