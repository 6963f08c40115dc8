import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import type {DevDocument, DevEvent, Route, SiteProblem} from '@lectern/types'
import {hashContent} from '@lectern/shared/content-hash'
import {SiteError} from '@lectern/shared/site-problem'
import {comparablePath} from '@lectern/shared/url-path'
import type {Generator} from '../generator.js'
import type {Terminal} from '../report/terminal.js'
import {createChangeCollector} from './change-collector.js'
import {checkPageLinks} from './check-page-links.js'
import {createDevBundles} from './dev-bundles.js'
import {addDevScripts, createErrorDocument} from './dev-document.js'
import {addExcerpts, createDevReport} from './dev-report.js'
import {loadDevSite, rescanDevSite, type DevSite, type DevSiteSettings} from './dev-site.js'
import {findDevFile} from './find-dev-file.js'
import {listenOnFreePort} from './listen.js'
import {createPageMaker, sortForAuthors, type MadePage} from './page-maker.js'
import {planUpdate, type UpdatePlan} from './plan-update.js'
import {createRenderThread} from './render-thread.js'
import {createRequestHandler, type DevPageAnswer} from './request-handler.js'
import {createUpdateEvents} from './update-events.js'
import {watchFiles} from './watch-files.js'

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
  /** Unlike that of any other run. */
  session: string
}

/** A running development server. */
export interface DevServer {
  /** Address of the home page. */
  url: string
  close(): Promise<void>
}

const SILENCE = 35
const LIMIT = 300
/** The site's own `src` and `static`, and what is written by the generator. */
const OUTPUT_FOLDERS = ['build', '.site', 'node_modules', '.git']

/**
 * Start the development server: read the configuration, scan, listen. A page is compiled when it is
 * visited; the bundles are begun at once.
 *
 * @throws SiteError when the site cannot be read at first; later problems are shown, never thrown.
 */
export async function startDevServer(
  options: DevOptions,
  {generator, terminal, now, session}: DevEnvironment
): Promise<DevServer> {
  const {siteDir} = options
  const cacheDir = path.join(siteDir, '.site', 'cache')
  const devDir = path.join(cacheDir, 'dev')
  const recordsDir = path.join(cacheDir, 'records')
  const settings: DevSiteSettings = {
    siteDir,
    configFile: options.configFile,
    cacheDir,
    generator,
    now
  }
  const report = createDevReport(terminal, siteDir, generator.name)
  const bundles = createDevBundles({generator, devDir, recordsDir, siteDir})
  const thread = createRenderThread(recordsDir)
  const pages = createPageMaker({generator, recordsDir, bundles, thread, clientId: session})
  const events = createUpdateEvents()
  const notices = new Map<string, DevEvent>()
  const hashes = new Map<string, string>()

  let site = await loadDevSite(settings, {})
  let siteProblems: readonly SiteProblem[] = []
  let version = 0
  let updates: Promise<void> = Promise.resolve()
  void bundles.update(site, new Map())
  thread.warmUp()

  /** What the document of a page says of the server; problems of other files are not its affair. */
  const describe = async (
    problems: readonly SiteProblem[],
    main: string | undefined
  ): Promise<DevDocument> => ({
    session,
    version,
    main,
    problems: addExcerpts(problems, siteDir)
  })

  const problemsFor = (route: Route): readonly SiteProblem[] => {
    const {errors} = sortForAuthors(site.scanned.problems, site)
    const own = errors.filter(({position}) => {
      const file = position?.file ?? ''
      return file === route.source || !site.pagesBySource.has(file)
    })
    return [...siteProblems, ...own]
  }

  const scriptUrl = async () => (await bundles.vendor()).urls['@lectern/client/dev-client'] ?? ''

  const makeDocument = async (route: Route): Promise<DevPageAnswer> => {
    const status = route.path === '/404.html' ? 404 : 200
    const made = await pages.make(route, site)
    const errors = [...problemsFor(route), ...made.errors]
    report.problems(route.path, errors, 'error')
    const dev = await describe(errors, made.main)
    if (made.html === undefined)
      return {status: 500, html: createErrorDocument(dev, await scriptUrl())}
    setImmediate(() => void notice(route, made))
    return {status, html: addDevScripts(made.html, dev, await scriptUrl())}
  }

  /** Say what is wrong without being an error, after the page is on its way. */
  const notice = async (route: Route, made: MadePage): Promise<void> => {
    const links = await checkPageLinks({
      route,
      site,
      made,
      makePage: (target) => pages.make(target, site),
      answersFile: (urlPath) => fileOf(urlPath) !== undefined || redirectOf(urlPath) !== undefined
    }).catch((): SiteProblem[] => [])
    const problems = [...made.notices, ...links]
    report.problems(route.path, problems, 'warning')
    const event: DevEvent = {
      type: 'notices',
      page: route.path,
      problems: addExcerpts(problems, siteDir)
    }
    const before = notices.get(route.path)
    if (problems.length > 0) notices.set(route.path, event)
    else notices.delete(route.path)
    if (before || problems.length > 0) events.send(event)
  }

  const fileOf = (urlPath: string) =>
    findDevFile(urlPath, {
      devDir,
      staticDirs: site.staticDirs,
      assets: site.assets,
      dataFiles: site.scanned.dataFiles
    })
  const redirectOf = (routePath: string) =>
    site.scanned.redirects.find(({from}) => comparablePath(from) === comparablePath(routePath))?.to

  const pageOf = async (routePath: string): Promise<DevPageAnswer | undefined> => {
    await updates
    const wanted = comparablePath(routePath)
    const route =
      site.routeByPath.get(wanted) ??
      site.scanned.manifest.routes.find(
        ({exact, path: open}) => exact === false && wanted.startsWith(`${open}/`)
      )
    return route && makeDocument(route)
  }

  const server = http.createServer(
    createRequestHandler({
      host: options.host,
      baseUrl: () => site.site.siteConfig.baseUrl,
      page: pageOf,
      file: fileOf,
      redirect: redirectOf,
      notFound: async () =>
        (await pageOf('/404.html')) ?? {
          status: 404,
          html: '<!doctype html><title>Not found</title>'
        },
      openEvents(request, response, page) {
        const known = notices.get(page)
        events.open(request, response, [
          {type: 'hello', session, version},
          ...(known ? [known] : [])
        ])
      },
      onError: (error) =>
        terminal.printError(error instanceof Error ? (error.stack ?? '') : String(error))
    })
  )

  /** Do what a plan asks for; the old state stays where something fails. */
  const apply = async (plan: UpdatePlan): Promise<void> => {
    try {
      if (plan.config) site = await loadDevSite(settings, site.reader.memory())
      else if (plan.scan) site = await rescanDevSite(site, now)
      siteProblems = []
    } catch (error) {
      if (plan.config || plan.scan) siteProblems = describeFailure(error)
    }
    if (plan.config || plan.scan || plan.bundle) {
      const live = [...pages.contents()].filter(
        ([source, {kind}]) => kind === 'live' && site.pagesBySource.has(source)
      )
      await bundles.update(site, new Map(live))
    }
    watcher.add(site.watchedPaths)
    watcher.add([...bundles.inputs()].filter((file) => isOutside(file, siteDir)))
  }

  const update = async (files: readonly string[], start: number): Promise<void> => {
    const changed = files.filter((file) => hasChanged(file, hashes))
    if (changed.length === 0) return
    const plan = planUpdate(changed, {
      siteDir,
      sourceState: (file) => sourceState(file, site),
      bundleInputs: bundles.inputs(),
      themePaths: site.themePaths,
      staticDirs: site.staticDirs
    })
    await apply(plan)
    version++
    const isWide = plan.config || plan.scan || plan.bundle || plan.files
    const shown = plan.contents.flatMap(
      (file) => site.pagesBySource.get(path.relative(siteDir, file).replaceAll('\\', '/')) ?? []
    )
    events.send({type: 'update', version, pages: isWide ? 'all' : shown})
    report.updated(changed, now() - start, plan.config ? 'configuration read again' : undefined)
    report.problems('the site', [...siteProblems, ...bundles.problems()], 'error')
  }

  const collector = createChangeCollector({
    silence: SILENCE,
    limit: LIMIT,
    now,
    later(run, milliseconds) {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
    handOver(files, start) {
      updates = updates
        .then(() => update(files, start))
        .catch((error: unknown) => {
          siteProblems = describeFailure(error)
          report.problems('the site', siteProblems, 'error')
        })
    }
  })

  const port = await listenOnFreePort(server, options.port, options.host)
  const shownHost = options.host === '0.0.0.0' || options.host === '::' ? 'localhost' : options.host
  const url = `http://${shownHost}:${port}${site.site.siteConfig.baseUrl}`
  const isMoved = options.port !== 0 && port !== options.port
  report.ready(
    url,
    now(),
    isMoved ? `Port ${options.port} is in use; this is the next free one.` : undefined
  )
  const watcher = watchFiles({
    siteDir,
    paths: site.watchedPaths,
    ignored: OUTPUT_FOLDERS.map((folder) => path.join(siteDir, folder)),
    poll: options.poll,
    onChange: (file) => collector.add(file),
    onFallback: () =>
      report.note('The system allows no more watched files: looking at them every 150 ms instead.')
  })
  // The first page needs the Markdown pipeline, and loading it takes longer than the page.
  import('../content/compile-source.js').catch(() => {})
  void bundles
    .current()
    .then(() => watcher.add([...bundles.inputs()].filter((file) => isOutside(file, siteDir))))

  return {
    url,
    async close() {
      collector.close()
      events.close()
      server.closeAllConnections()
      await Promise.all([
        new Promise((resolve) => server.close(resolve)),
        watcher.close(),
        thread.close(),
        bundles.close()
      ])
    }
  }
}

/** A touch without a change is none; a file that has gone has changed. */
function hasChanged(file: string, hashes: Map<string, string>): boolean {
  const hash = fs.existsSync(file) ? hashContent(fs.readFileSync(file)) : 'gone'
  const before = hashes.get(file)
  hashes.set(file, hash)
  return before !== hash
}

/** Whether what the scan knows of a source still holds. */
function sourceState(absolutePath: string, {site, sources, reader}: DevSite) {
  const file = path.relative(site.siteDir, absolutePath).replaceAll('\\', '/')
  const known = sources[file]?.scanned
  if (!known) return 'unknown'
  if (!fs.existsSync(absolutePath)) return 'changed'
  // The reader is synchronous inside: the memory is new when the call comes back.
  void reader.read(absolutePath)
  const now = reader.memory()[file]?.scanned
  const comparable = (scanned: typeof known | undefined) => JSON.stringify({...scanned, hash: ''})
  return comparable(now) === comparable(known) ? 'same-front-matter' : 'changed'
}

function isOutside(file: string, siteDir: string): boolean {
  return path.relative(siteDir, file).startsWith('..') && !file.includes('/node_modules/')
}

function describeFailure(error: unknown): readonly SiteProblem[] {
  if (error instanceof SiteError) return error.problems
  const message = error instanceof Error ? error.message : String(error)
  return [{code: 'site-failed', message, hint: 'Correct the last change, or start again.'}]
}
