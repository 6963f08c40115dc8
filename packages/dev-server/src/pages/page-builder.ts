import type {Bundles, ContentText, Route, SiteProblem} from '@lectern/types'
import type {RenderedPage, RenderJob} from '@lectern/prerender'
import {hashValue} from '@lectern/shared/cache/content-hash'
import {openRecordStore} from '@lectern/shared/cache/record-store'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {CompiledContent} from '@lectern/core/content/compiled-content'
import {openPartials} from '@lectern/core/content/partial-records'
import {createContentTexts} from '@lectern/core/content/content-texts'
import {createPartialTexts, type PartialTexts} from '@lectern/core/content/partial-texts'
import {resolveContents} from '@lectern/core/content/resolve-contents'
import type {Generator} from '@lectern/core/generator/generator'
import {addMissingLocales} from '@lectern/core/i18n/missing-locales'
import {createRenderJobs, type RenderJobSettings} from '@lectern/core/pages/create-render-job'
import {createPluginPageTags} from '@lectern/core/plugins/plugin-page-tags'
import {isBundled, type DevBundles} from '../bundles/dev-bundles.js'
import type {DevSite} from '../site/dev-site.js'
import {createPageContents} from './page-contents.js'
import {describeThrown, locateThrown, sortForAuthors} from './page-problems.js'
import type {RenderThread} from '../render/render-thread.js'
import type {LocalePathsReader} from '../site/locale-paths.js'

/** Result of generating a page. */
export interface MadePage {
  /** Missing if the page can't be rendered. */
  html?: string
  /** Errors that prevent the page from being shown. */
  errors: readonly SiteProblem[]
  /** Issues that don't prevent the page from being shown, such as broken links and images. */
  notices: readonly SiteProblem[]
  references?: Pick<RenderedPage, 'links' | 'ids'>
  /** Broken link targets that `notices` already include, by source. */
  brokenLinks: ReadonlyMap<string, readonly string[]>
  /** URL of the client's main bundle. */
  main?: string
}

interface PageBuilderSettings {
  generator: Pick<Generator, 'name' | 'compilerHash'>
  recordsDir: string
  bundles: Pick<DevBundles, 'current' | 'update' | 'holds' | 'problems' | 'sharedProblems'>
  thread: Pick<RenderThread, 'run' | 'render'>
  localePaths: LocalePathsReader
  /** Client ID, which is the same for all pages, since modules are replaced without reloading the client. */
  clientId: string
}

/** Generates pages on request: compiles contents, bundles live parts, renders. */
export interface PageBuilder {
  make(route: Route, site: DevSite): Promise<MadePage>
  /** Returns the IDs in a page, rendering it only if it has changed. `undefined` if rendering fails. */
  findIds(route: Route, site: DevSite): Promise<readonly string[] | undefined>
  /** Returns the compiled text of a page's content. */
  readContent(source: string, route: Route, site: DevSite): Promise<ContentText>
  /** Returns the contents of all generated pages, by source. */
  contents(): ReadonlyMap<string, CompiledContent>
}

/** A page that's ready to render unless it has errors. */
interface PreparedPage extends Omit<MadePage, 'html' | 'references'> {
  ready?: {job: RenderJob; rendererEntry: string}
}

/** Creates a page builder that caches compiled contents. */
export function createPageBuilder(settings: PageBuilderSettings): PageBuilder {
  const {bundles, thread, generator, recordsDir} = settings
  const contents = createPageContents({
    recordsDir,
    compilerHash: generator.compilerHash,
    runner: thread
  })
  const records = openRecordStore(recordsDir)
  const idsByPath = new Map<string, {key: string; ids: readonly string[]}>()

  const bundle = async (site: DevSite, shown: ReadonlyMap<string, CompiledContent>) => {
    await bundles.current()
    if (!bundles.holds(site, shown)) {
      const bundled = [...contents.visited()].filter(([, content]) => isBundled(content))
      await bundles.update(site, new Map(bundled))
    }
    return bundles.current()
  }

  const prepare = async (route: Route, site: DevSite): Promise<PreparedPage> => {
    const compiled = await contents.compile(route, site)
    const {problems, tokens, brokenLinks} = resolveContents(
      compiled,
      site.resolver,
      site.scanned.origins
    )
    const {errors, notices} = sortForAuthors(problems, site)
    if (errors.length > 0) return {notices, brokenLinks, errors}
    const current = await bundle(site, compiled)
    const failed = {notices, brokenLinks, errors: bundles.problems()}
    // The last valid bundles may be older than the page.
    if (!current?.modules[route.component] || !hasLive(compiled, current)) return failed
    const createJob = describePages(site, {
      contents: compiled,
      tokens,
      bundles: {...current, clientId: settings.clientId},
      generator: generator.name
    })
    const [shown = route] = addMissingLocales([route], await settings.localePaths.read(site))
    const ready = {job: markDraft(createJob(shown), site), rendererEntry: current.server.entry}
    return {...failed, errors: bundles.sharedProblems(), main: current.main.url, ready}
  }

  const make = async (route: Route, site: DevSite): Promise<MadePage> => {
    const {ready, ...prepared} = await prepare(route, site)
    if (!ready) return prepared
    const {page, stack} = await thread.render(ready.rendererEntry, ready.job)
    const {html, links, ids} = page
    idsByPath.set(route.path, {key: hashValue(ready), ids})
    const thrown = page.problems.map((problem) => locateThrown(problem, stack, site))
    return {...prepared, html, errors: [...prepared.errors, ...thrown], references: {links, ids}}
  }

  return {
    contents: contents.visited,
    async readContent(source, route, site) {
      const compiled = await contents.compile(route, site)
      const {tokens} = resolveContents(compiled, site.resolver, site.scanned.origins)
      const partials = createPartials(site, settings)
      return createContentTexts({contents: compiled, tokens, records, partials}).read(source)
    },
    make: (route, site) =>
      retryChanged(() => make(route, site)).catch((error: unknown): MadePage => {
        return {errors: describeThrown(error), notices: [], brokenLinks: new Map()}
      }),
    async findIds(route, site) {
      const {ready} = await prepare(route, site)
      if (!ready) return undefined
      const known = idsByPath.get(route.path)
      if (known?.key === hashValue(ready)) return known.ids
      return (await make(route, site)).references?.ids
    }
  }
}

/** Creates a function that returns the render job of a route. */
function describePages(
  {site, scanned}: DevSite,
  parts: Pick<RenderJobSettings, 'contents' | 'tokens' | 'bundles' | 'generator'>
): (route: Route) => RenderJob {
  return createRenderJobs({
    ...parts,
    siteConfig: site.siteConfig,
    pluginTags: scanned.headTags,
    createPageTags: createPluginPageTags(site.plugins),
    notes: site.plugins.flatMap(({plugin}) => plugin.pageNotes ?? []),
    // Empty, because the server handles paths below open routes itself.
    openPaths: []
  })
}

/**
 * Marks a page as a draft. Development treats drafts as regular pages, so the page has to show that it won't be
 * published.
 */
function markDraft(job: RenderJob, {sources}: Pick<DevSite, 'sources'>): RenderJob {
  const frontMatter = sources[job.source ?? '']?.scanned.frontMatter
  return frontMatter?.draft === true ? {...job, page: {...job.page, isDraft: true}} : job
}

/** Retries if a file was saved while it was being read. */
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

function hasLive(contents: ReadonlyMap<string, CompiledContent>, {modules}: Bundles): boolean {
  return [...contents].every(
    ([source, {kind}]) =>
      kind === 'static' ||
      Object.keys(modules).some((entry) => entry.replace(/\?excerpt$/, '') === `content:${source}`)
  )
}

function createPartials(
  {site, markdown, hasher, resolver}: DevSite,
  {generator: {compilerHash}, recordsDir}: PageBuilderSettings
): PartialTexts {
  const partials = openPartials({site, markdown, compilerHash, recordsDir, hasher, resolver})
  return createPartialTexts({siteDir: site.siteDir, resolver, partials})
}
