import path from 'node:path'
import type {Bundles, Route, SiteProblem} from '@lectern/types'
import type {RenderJob} from '@lectern/prerender'
import type {CompiledContent} from '@lectern/core/content/compiled-content'
import {resolveContents} from '@lectern/core/content/resolve-contents'
import type {Generator} from '@lectern/core/generator/generator'
import {addMissingLocales} from '@lectern/core/i18n/missing-locales'
import {createRenderJobs} from '@lectern/core/pages/create-render-job'
import {describeSiteJobs} from '@lectern/core/pages/site-job-settings'
import {isBundled, type DevBundles} from '../bundles/dev-bundles.js'
import type {DevSite} from '../site/dev-site.js'
import type {PageContents} from './page-contents.js'
import {sortForAuthors} from './page-problems.js'
import type {LocalePathsReader} from '../site/locale-paths.js'

/** A page that's ready to render unless it has errors. */
export interface PreparedPage {
  /** Errors that prevent the page from being shown. */
  errors: readonly SiteProblem[]
  /** Issues that don't prevent the page from being shown, such as broken links and images. */
  notices: readonly SiteProblem[]
  /** Broken link targets that `notices` already include, by source. */
  brokenLinks: ReadonlyMap<string, readonly string[]>
  /** URL of the client's main bundle. */
  main?: string
  ready?: ReadyPage
}

/** Input for rendering a page. */
export interface ReadyPage {
  job: RenderJob
  rendererEntry: string
}

/** Input of `createPagePreparer`. */
export interface PreparerSettings {
  generator: Pick<Generator, 'name'>
  bundles: Pick<DevBundles, 'current' | 'update' | 'holds' | 'problems' | 'sharedProblems'>
  localePaths: LocalePathsReader
  /**
   * Client ID. It's the same for all pages, because modules are replaced without reloading the
   * client.
   */
  clientId: string
}

/** Creates a function that compiles the contents of a page and bundles its live parts. */
export function createPagePreparer(
  settings: PreparerSettings,
  contents: PageContents
): (route: Route, site: DevSite) => Promise<PreparedPage> {
  const {bundles, generator} = settings

  const bundle = async (site: DevSite, shown: ReadonlyMap<string, CompiledContent>) => {
    await bundles.current()
    if (!bundles.holds(site, shown)) {
      const bundled = [...contents.visited()].filter(([, content]) => isBundled(content))
      // Of the files in the bundles, only these have changed. Their class names may add CSS.
      const files = [...shown.keys()].map((source) => path.resolve(site.site.siteDir, source))
      await bundles.update(site, new Map(bundled), {files, isScanned: false})
    }
    return bundles.current()
  }

  return async (route, site) => {
    const compiled = await contents.compile(route, site)
    const {problems, tokens, brokenLinks} = resolveContents(
      compiled,
      site.resolver,
      site.scan.origins
    )
    const {errors, notices} = sortForAuthors(problems, site)
    if (errors.length > 0) return {notices, brokenLinks, errors}
    const current = await bundle(site, compiled)
    const failed = {notices, brokenLinks, errors: bundles.problems()}
    // The last valid bundles may not include the page's current version.
    if (!current?.modules[route.component] || !hasLive(compiled, current)) return failed
    const createJob = createRenderJobs({
      ...describeSiteJobs(site),
      contents: compiled,
      tokens,
      bundles: {...current, clientId: settings.clientId},
      generator: generator.name,
      // Empty, because the server handles the paths below open routes itself.
      openPaths: []
    })
    const [shown = route] = addMissingLocales([route], await settings.localePaths.read(site))
    const ready = {job: markDraft(createJob(shown), site), rendererEntry: current.server.entry}
    return {...failed, errors: bundles.sharedProblems(), main: current.main.url, ready}
  }
}

/**
 * Marks a page as a draft. In development, drafts are regular pages, so each has to show that it
 * won't be published.
 */
function markDraft(job: RenderJob, {sources}: Pick<DevSite, 'sources'>): RenderJob {
  const frontMatter = sources[job.source ?? '']?.scanned.frontMatter
  return frontMatter?.draft === true ? {...job, page: {...job.page, isDraft: true}} : job
}

function hasLive(contents: ReadonlyMap<string, CompiledContent>, {modules}: Bundles): boolean {
  return [...contents].every(
    ([source, {kind}]) =>
      kind === 'static' ||
      Object.keys(modules).some((entry) => entry.replace(/\?excerpt$/, '') === `content:${source}`)
  )
}
