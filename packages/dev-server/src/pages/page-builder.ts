import type {ContentText, Route, SiteProblem} from '@lectern/types'
import type {RenderedPage} from '@lectern/prerender'
import {hashValue} from '@lectern/shared/cache/content-hash'
import {openRecordStore} from '@lectern/shared/cache/record-store'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {CompiledContent} from '@lectern/core/content/compiled-content'
import {openPartials} from '@lectern/core/content/partial-records'
import {createContentTexts} from '@lectern/core/content/content-texts'
import {createPartialTexts, type PartialTexts} from '@lectern/core/content/partial-texts'
import {resolveContents} from '@lectern/core/content/resolve-contents'
import type {Generator} from '@lectern/core/generator/generator'
import type {DevSite} from '../site/dev-site.js'
import {createPageContents} from './page-contents.js'
import {describeThrown, locateThrown} from './page-problems.js'
import {
  createPagePreparer,
  type PreparedPage,
  type PreparerSettings,
  type ReadyPage
} from './prepare-page.js'
import type {ThreadPage} from '../render/render-page-task.js'
import type {RenderThread} from '../render/render-thread.js'

/** Result of generating a page. */
export interface MadePage extends Omit<PreparedPage, 'ready'> {
  /** Missing if the page can't be rendered. */
  html?: string
  references?: Pick<RenderedPage, 'links' | 'ids'>
}

interface PageBuilderSettings extends PreparerSettings {
  generator: Pick<Generator, 'name' | 'compilerHash'>
  recordsDir: string
  thread: Pick<RenderThread, 'run' | 'render'>
}

/**
 * Generates pages on request: compiles their contents, bundles their live parts and renders them.
 */
export interface PageBuilder {
  make(route: Route, site: DevSite): Promise<MadePage>
  /**
   * Returns the IDs in a page, or `undefined` if rendering fails. The page is rendered only if it
   * has changed.
   */
  findIds(route: Route, site: DevSite): Promise<readonly string[] | undefined>
  /** Returns the compiled text of a page's content. */
  readContent(source: string, route: Route, site: DevSite): Promise<ContentText>
  /** Returns the contents of all generated pages, by source. */
  contents(): ReadonlyMap<string, CompiledContent>
}

/** Creates a page builder that caches compiled contents. */
export function createPageBuilder(settings: PageBuilderSettings): PageBuilder {
  const {thread, generator, recordsDir} = settings
  const contents = createPageContents({
    recordsDir,
    compilerHash: generator.compilerHash,
    runner: thread
  })
  const records = openRecordStore(recordsDir)
  const prepare = createPagePreparer(settings, contents)
  const idsByPath = new Map<string, {key: string; ids: readonly string[]}>()
  const render = shareRenderings(thread)

  const make = async (route: Route, site: DevSite): Promise<MadePage> => {
    const {ready, ...prepared} = await prepare(route, site)
    if (!ready) return prepared
    const key = hashValue(ready)
    const {page, stack, emptyHtml} = await render(ready, key)
    const {html, links, ids} = page
    idsByPath.set(route.path, {key, ids})
    const thrown = page.problems.map((problem) => locateThrown(problem, stack, site))
    const references = {links, ids}
    const isShown = emptyHtml !== undefined && site.site.siteConfig.compatibility === 'docusaurus'
    if (isShown)
      return {...prepared, html: emptyHtml, notices: addThrown(prepared, thrown), references}
    return {...prepared, html, errors: [...prepared.errors, ...thrown], references}
  }

  return {
    contents: contents.visited,
    async readContent(source, route, site) {
      const compiled = await contents.compile(route, site)
      const {tokens} = resolveContents(compiled, site.resolver, site.scan.origins)
      const partials = createPartials(site, settings)
      return createContentTexts({contents: compiled, tokens, records, partials}).read(source)
    },
    make: (route, site) =>
      retryChanged(() => make(route, site)).catch((error: unknown): MadePage => {
        const errors = describeThrown(error, `page ${route.path}`, route.source)
        return {errors, notices: [], brokenLinks: new Map()}
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

/**
 * Adds errors of a page that the browser renders. Docusaurus's server renders no pages, but its
 * build fails with the same errors.
 */
function addThrown(
  {notices}: Pick<PreparedPage, 'notices'>,
  thrown: readonly SiteProblem[]
): readonly SiteProblem[] {
  return [...notices, ...thrown.map((problem) => ({...problem, policy: 'warn' as const}))]
}

/** Returns a function that renders a page once for simultaneous requests. `key` identifies the input. */
function shareRenderings(
  thread: Pick<RenderThread, 'render'>
): (page: ReadyPage, key: string) => Promise<ThreadPage> {
  const running = new Map<string, Promise<ThreadPage>>()
  return ({rendererEntry, job}, key) => {
    const known = running.get(key)
    if (known) return known
    const started = thread.render(rendererEntry, job).finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
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

function createPartials(
  {site, markdown, hasher, resolver}: DevSite,
  {generator: {compilerHash}, recordsDir}: PageBuilderSettings
): PartialTexts {
  const partials = openPartials({site, markdown, compilerHash, recordsDir, hasher, resolver})
  return createPartialTexts({siteDir: site.siteDir, resolver, partials})
}
