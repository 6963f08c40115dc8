import type {Route, SiteProblem} from '@lectern/types'
import type {RenderJob, RenderedPage} from '@lectern/prerender'
import {messageOf, SiteError} from '@lectern/shared/site-problem'
import {compileContents} from '../content/compile-contents.js'
import type {CompiledContent} from '../content/compiled-content.js'
import {resolveContents, type ResolvedContents} from '../content/resolve-contents.js'
import type {Generator} from '../generator.js'
import {createRenderJobs} from '../pages/create-render-job.js'
import {sortProblems} from '../report/problem-policy.js'
import type {TaskPool} from '../workers/task-pool.js'
import type {Task} from '../workers/tasks.js'
import {isBundled, type DevBundles} from './dev-bundles.js'
import type {DevSite} from './dev-site.js'
import type {RenderThread} from './render-thread.js'
import {findThrownPlace} from './thrown-place.js'

/** A page as it is now. */
export interface MadePage {
  /** Absent when the page cannot be rendered. */
  html?: string
  /** What an author has to correct. */
  errors: readonly SiteProblem[]
  /** What is worth a word while writing: links and images that lead nowhere, warnings. */
  notices: readonly SiteProblem[]
  references?: Pick<RenderedPage, 'links' | 'ids'>
  /** Targets of links that `notices` name already, by source. */
  brokenLinks: ReadonlyMap<string, readonly string[]>
  /** URL of the client's main module. */
  main?: string
}

interface PageMakerSettings {
  generator: Generator
  recordsDir: string
  bundles: DevBundles
  thread: RenderThread
  /** The same for all documents of one server: modules are replaced, the client stays. */
  clientId: string
}

/** Makes pages that are asked for: compile, bundle what is live, render. */
export interface PageMaker {
  make(route: Route, site: DevSite): Promise<MadePage>
  /** The contents of all pages that were made, by source. */
  contents(): ReadonlyMap<string, CompiledContent>
}

/** What is broken but does not keep a page from being shown while it is written. */
const NOTICE_CODES = new Set([
  'broken-markdown-link',
  'broken-link',
  'broken-anchor',
  'image-missing'
])

/** Make a page maker; it remembers what it has compiled. */
export function createPageMaker(settings: PageMakerSettings): PageMaker {
  const known = new Map<string, CompiledContent>()
  const visited = new Map<string, CompiledContent>()
  const pool = createPool(settings.thread)

  const compile = async (route: Route, site: DevSite) => {
    const {bySource} = await compileContents([route], {
      siteDir: site.site.siteDir,
      recordsDir: settings.recordsDir,
      options: site.markdown,
      compilerHash: settings.generator.compilerHash,
      reader: site.reader,
      pool,
      known,
      report: () => {}
    })
    for (const [source, content] of bySource) {
      known.set(content.key, content)
      visited.set(source, content)
    }
    return bySource
  }

  const bundle = async (site: DevSite, contents: ReadonlyMap<string, CompiledContent>) => {
    await settings.bundles.current()
    if (!settings.bundles.holds(site, contents)) {
      const bundled = [...visited].filter(([, content]) => isBundled(content))
      await settings.bundles.update(site, new Map(bundled))
    }
    return settings.bundles.current()
  }

  const make = async (route: Route, site: DevSite): Promise<MadePage> => {
    const contents = await compile(route, site)
    const resolved = resolveContents(contents, site.resolver)
    const {errors, notices} = sortForAuthors(resolved.problems, site)
    const found = {notices, brokenLinks: resolved.brokenLinks}
    if (errors.length > 0) return {...found, errors}
    const bundles = await bundle(site, contents)
    const failed = settings.bundles.problems()
    if (!bundles) return {...found, errors: failed}
    const job = createJob(route, site, contents, resolved, bundles)
    if (!job) return {...found, errors: failed}
    const {page, stack} = await settings.thread.render(bundles.server.entry, job)
    const {html, links, ids} = page
    return {
      ...found,
      html,
      errors: [...failed, ...page.problems.map((problem) => placeThrown(problem, stack, site))],
      references: {links, ids},
      main: bundles.main.url
    }
  }

  const createJob = (
    route: Route,
    {site, scanned}: DevSite,
    contents: ReadonlyMap<string, CompiledContent>,
    resolved: ResolvedContents,
    bundles: NonNullable<Awaited<ReturnType<DevBundles['current']>>>
  ): RenderJob | undefined => {
    // The last good bundles may be older than the page.
    if (!bundles.modules[route.component] || !hasLive(contents, bundles.modules)) return undefined
    return createRenderJobs({
      contents,
      tokens: resolved.tokens,
      bundles: {...bundles, clientId: settings.clientId},
      siteConfig: site.siteConfig,
      pluginTags: scanned.headTags,
      generator: settings.generator.name
    })(route)
  }

  return {
    contents: () => visited,
    make: (route, site) =>
      retryChanged(() => make(route, site)).catch((error: unknown): MadePage => {
        return {errors: describeThrown(error), notices: [], brokenLinks: new Map()}
      })
  }
}

/** A file that was saved between two looks at it is made once more. */
async function retryChanged<Result>(make: () => Promise<Result>): Promise<Result> {
  try {
    return await make()
  } catch (error) {
    const isChanged =
      error instanceof SiteError && error.problems.some(({code}) => code === 'source-changed')
    if (!isChanged) throw error
    return make()
  }
}

function hasLive(
  contents: ReadonlyMap<string, CompiledContent>,
  modules: Readonly<Record<string, unknown>>
): boolean {
  return [...contents].every(
    ([source, {kind}]) =>
      kind === 'static' ||
      Object.keys(modules).some((entry) => entry.replace(/\?excerpt$/, '') === `content:${source}`)
  )
}

/** Errors keep a page from being shown; what policies of the build call errors may be only notices. */
export function sortForAuthors(problems: readonly SiteProblem[], {site}: DevSite) {
  const {failures, warnings} = sortProblems(problems, site.siteConfig)
  return {
    errors: failures.filter(({code}) => !NOTICE_CODES.has(code)),
    notices: [...failures.filter(({code}) => NOTICE_CODES.has(code)), ...warnings]
  }
}

function placeThrown(
  problem: SiteProblem,
  stack: string | undefined,
  {site}: DevSite
): SiteProblem {
  return {...problem, position: findThrownPlace(stack, site.siteDir) ?? problem.position}
}

/** Whatever a page throws, such as for a file that has just gone, is that page's problem alone. */
function describeThrown(error: unknown): readonly SiteProblem[] {
  if (error instanceof SiteError) return error.problems
  return [{code: 'page-failed', message: `The page cannot be made: ${messageOf(error)}.`}]
}

/** A pool for stages that want one, made of the one thread there is. */
function createPool(thread: RenderThread): TaskPool {
  return {
    warmUp: () => {},
    async run(items, createTask) {
      if (items.length === 0) return []
      const task: Task = createTask(items)
      if (task.kind !== 'compile') throw new Error('Pages are rendered one at a time.')
      return (await thread.compile(task)) as never
    },
    close: async () => {}
  }
}
