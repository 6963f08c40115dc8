import path from 'node:path'
import type {ContentRecord, PageContent, PageData} from '@lectern/types'
import {hashFully} from '@lectern/shared/cache/content-hash'
import {replaceTokensIn} from '@lectern/shared/cache/content-token'
import type {RecordStore} from '@lectern/shared/cache/record-store'
import {runUserCode} from '@lectern/shared/problems/user-code'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {addPolicy, findBlockedCode} from './blocked-code.js'
import {addSocialDescription} from '@lectern/shared/pages/social-description'
import {addDescription, applyHeadDescription} from './add-description.js'
import {completeDescription} from './complete-description.js'
import {collectLateErrors, type LateError, type WaitBudget} from './late-errors.js'
import {collectLinks} from './collect-links.js'
import {createDocument} from './document.js'
import type {RenderContent, RenderedPage, RenderJob} from './render-job.js'
import {createLateProblem, createNoComponentProblem, createRenderProblem} from './render-error.js'
import {PageError, renderParts} from './render-parts.js'
import {
  loadComponent,
  loadContent,
  type LoadedContent,
  loadRenderer,
  type RenderedParts,
  type SiteRenderer
} from './renderer.js'
import {insertStaticParts, partsOf, renderStaticParts} from './static-parts.js'
import {writePage} from './write-page.js'

/** Where the data of a page comes from. */
export interface PageSettings {
  records: RecordStore
  /** Absolute site root. */
  siteDir: string
}

/** Settings that all pages of a build share. */
export interface PrerenderSettings extends PageSettings {
  /** Absolute path of the server bundle's entry. */
  rendererEntry: string
  /** Absolute path of the output folder. It's created if it doesn't exist. */
  outDir: string
  /** Called with the index of each job before it starts. */
  begin?(index: number): void
  /** Remaining time for which this thread waits for page timers. */
  budget?: WaitBudget
}

/**
 * Renders pages and writes them to disk, so that no HTML is kept in memory. Pages that fail are reported
 * as problems (`render-failed`, `page-without-default-export`), and the others are still written.
 */
export async function prerenderRoutes(
  jobs: readonly RenderJob[],
  settings: PrerenderSettings
): Promise<RenderedPage[]> {
  const renderer = await loadRenderer(settings.rendererEntry)
  const pages: RenderedPage[] = []
  const thrown: ThrownError[] = []
  const late = collectLateErrors<RenderJob>()
  const addThrown = (errors: readonly LateError<RenderJob>[], job: RenderJob) =>
    thrown.push(
      ...errors.map(({error, owner}) => ({error, thrower: owner ?? findThrower(error, jobs), job}))
    )
  try {
    for (const [index, job] of jobs.entries()) {
      settings.begin?.(index)
      late.begin(job)
      const name = `the page ${job.page.path}`
      pages.push(await runUserCode(name, () => renderJob(job, renderer, settings)))
      addThrown(await late.take(), job)
    }
    const last = jobs.at(-1)
    if (last) addThrown(await late.settle(settings.budget), last)
  } finally {
    late.end()
  }
  return thrown.reduce((all, error) => addError(all, error, settings), pages)
}

interface ThrownError {
  error: unknown
  /** Page that threw the error, if it's known. */
  thrower?: RenderJob
  /** Page that was being rendered at that time. */
  job: RenderJob
}

/**
 * Finds the page whose module is in an error's stack. It isn't always the current page, because
 * timers can end while a different page is rendered.
 */
function findThrower(error: unknown, jobs: readonly RenderJob[]): RenderJob | undefined {
  const {stack = ''} = error instanceof Error ? error : {}
  const listModules = ({serverModule, contents}: RenderJob) =>
    [serverModule, ...contents.map((content) => content.serverModule)].filter(Boolean)
  return jobs.find((job) =>
    listModules(job).some((module = '') => stack.includes(path.basename(module)))
  )
}

/** Adds an error that a page threw after rendering, such as an unhandled rejection. */
function addError(
  pages: RenderedPage[],
  {error, thrower, job}: ThrownError,
  {siteDir}: Pick<PageSettings, 'siteDir'>
): RenderedPage[] {
  const problem = thrower
    ? createRenderProblem(error, {path: thrower.page.path, source: thrower.source, siteDir})
    : createLateProblem(error)
  const {path: failedPath} = (thrower ?? job).page
  return pages.map((page) =>
    page.path === failedPath ? {...page, problems: [...page.problems, problem]} : page
  )
}

async function renderJob(
  job: RenderJob,
  renderer: SiteRenderer,
  settings: PrerenderSettings
): Promise<RenderedPage> {
  const start = performance.now()
  const {html, error, ...page} = await renderPage(job, renderer, settings)
  const stack = error instanceof Error ? error.stack : undefined
  if (html === undefined) return {...page, duration: 0, ...(stack !== undefined && {stack})}
  writePage(path.join(settings.outDir, job.outFile), html)
  const duration = Math.round((performance.now() - start) * 10) / 10
  return {...page, duration, hash: hashFully(html)}
}

/** Returns whether a value is a component, and not an element or the exports of an empty module. */
function isComponent(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return typeof value === 'function'
  return '$$typeof' in value && !('props' in value)
}

/** A rendered page that wasn't written. */
export interface PageRendering extends Omit<RenderedPage, 'duration' | 'hash'> {
  html?: string
  error?: unknown
}

/** Renders one page without writing it. If it fails, the result has problems and no `html`. */
export async function renderPage(
  job: RenderJob,
  renderer: SiteRenderer,
  {records, siteDir}: PageSettings
): Promise<PageRendering> {
  const {path: pagePath} = job.page
  try {
    const component = await loadComponent(job.serverModule)
    if (!isComponent(component)) {
      return failed(pagePath, [createNoComponentProblem(job.page.component, pagePath)])
    }
    const document = await renderDocument(job, component, renderer, records)
    const {html, headHtml} = document
    const references = collectLinks(document, pagePath, job.baseUrl)
    return {
      path: pagePath,
      ...references,
      ...checkPolicy(html, job),
      ...(isHidden(headHtml) && {noIndex: true}),
      problems: []
    }
  } catch (error) {
    if (isDiskError(error)) throw error
    if (error instanceof SiteError) return failed(pagePath, error.problems)
    const {thrown = error, component} = error instanceof PageError ? error : {}
    const context = {path: pagePath, siteDir, source: job.source, component}
    const page = failed(pagePath, [createRenderProblem(thrown, context)])
    return {...page, ...(component !== undefined && {component}), error: thrown}
  }
}

/**
 * Returns the document of a page without its HTML, which the browser then renders. Returns
 * `undefined` for pages with static content, because its HTML is only in the document.
 */
export async function renderEmptyPage(
  job: RenderJob,
  renderer: SiteRenderer,
  records: RecordStore
): Promise<string | undefined> {
  if (job.contents.some(({serverModule}) => serverModule === undefined)) return undefined
  const component = () => null
  const options = {load: async () => ({component}), isEmpty: true}
  return (await renderDocument(job, component, renderer, records, options)).html
}

interface DocumentOptions {
  /** Loads the module of a live content. */
  load?: typeof loadContent
  /** Whether to leave out the HTML that React renders. */
  isEmpty?: boolean
}

/** Renders one page to an HTML document, without writing it. */
export async function renderDocument(
  job: RenderJob,
  component: unknown,
  renderer: SiteRenderer,
  records: RecordStore,
  {load = loadContent, isEmpty = false}: DocumentOptions = {}
): Promise<{html: string} & Pick<RenderedParts, 'appHtml' | 'headHtml' | 'declaredIds'>> {
  const loaded = await Promise.all(
    job.contents.map(async (content) => ({
      content,
      record: records.need<ContentRecord>(content.record),
      live: content.serverModule ? await load(content.serverModule) : undefined
    }))
  )
  const described = applyHeadDescription(job, loaded.map(describeContent))
  const page: PageData = {...job.page, contents: described}
  const contents = loaded.map(({content, record, live}) =>
    live
      ? {component: live.component}
      : {html: renderer.renderStaticBody(page, bodyOf(content, record))}
  )
  const statics = renderStaticParts(loaded, (body) => renderer.renderStaticBody(page, body))
  // Lists of posts have no source file and ignore their posts' metadata.
  const written = job.source === undefined ? [] : loaded.flatMap(({record}) => record.head)
  const own = addSocialDescription(written)
  const render = async (shown: PageData) => {
    const head = [...addDescription(job, shown), ...own]
    const rendered = await renderParts({page: shown, head, component, contents}, renderer)
    return insertStaticParts(rendered, statics)
  }
  const parts = await render(page)
  // The text of components is known only after rendering.
  const [record] = loaded.map((one) => one.record)
  const complete =
    record?.isDescriptionPartial && !job.hasDescription
      ? completeDescription(page, parts.appHtml)
      : page
  const rendered = complete === page ? parts : await render(complete)
  const final = isEmpty ? {...rendered, appHtml: ''} : rendered
  return {...final, html: createDocument(job, complete, final)}
}

/** Returns whether a tag in the head keeps search engines from indexing the page. */
function isHidden(headHtml: string): boolean {
  return /<meta (?=[^>]*\bname="(?:robots|googlebot)")[^>]*\bcontent="[^"]*\b(?:noindex|none)\b/i.test(
    headHtml
  )
}

/** Adds the site's policy to a document, and lists the code that it blocks. */
function checkPolicy(html: string, {policy}: RenderJob): {html: string; blocked?: string[]} {
  if (!policy) return {html}
  const blocked = findBlockedCode(html, policy)
  return {html: addPolicy(html, policy), ...(blocked.length > 0 && {blocked})}
}

function describeContent({
  content,
  record,
  live
}: {
  content: RenderContent
  record: ContentRecord
  live: LoadedContent | undefined
}): PageContent {
  const {description, words} = record
  const toc = live?.toc ?? record.toc
  const parts = partsOf({content, record})
  // Lists of excerpts don't show tables of contents.
  return {
    module: content.clientModule,
    ...(parts.length > 0 && {parts: parts.map((nodes) => nodes.length)}),
    toc: content.excerpt ? [] : toc,
    description,
    words,
    isUntranslated: content.isUntranslated
  }
}

function bodyOf({excerpt, tokens}: RenderContent, record: ContentRecord): ContentRecord['body'] {
  const {body, excerptLength, excerptEnd = []} = record
  const shown =
    excerpt && excerptLength !== undefined ? [...body.slice(0, excerptLength), ...excerptEnd] : body
  return replaceTokensIn(shown, tokens)
}

function failed(path: string, problems: RenderedPage['problems']): PageRendering {
  return {path, links: [], ids: [], problems}
}

/**
 * Checks whether an error is a disk error, such as a full disk or a missing permission. A missing
 * file isn't a disk error, because the page's own code reads it.
 */
function isDiskError(error: unknown): boolean {
  const {code, syscall} = error as NodeJS.ErrnoException
  if (code === undefined || code === 'ENOENT' || syscall === undefined) return false
  return /^(?:open|write|mkdir|close)$/.test(syscall)
}
