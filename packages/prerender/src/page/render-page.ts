import path from 'node:path'
import {hashFully} from '@lectern/shared/cache/content-hash'
import type {RecordStore} from '@lectern/shared/cache/record-store'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {renderDocument} from '../document/render-document.js'
import {createNoComponentProblem, createRenderProblem} from '../errors/render-error.js'
import {addPolicy, findBlockedCode} from '../html/blocked-code.js'
import {collectLinks} from '../html/collect-links.js'
import type {RenderedPage, RenderJob} from '../job/render-job.js'
import {PageError} from '../renderer/render-parts.js'
import {loadComponent, loadRenderer} from '../renderer/renderer.js'
import {writePage} from './write-page.js'

/** Where the code and the data of a page come from. */
export interface PageSettings {
  /** Absolute path of the server bundle's entry. */
  rendererEntry: string
  records: RecordStore
  /** Absolute site root. */
  siteDir: string
}

/** Renders a page and writes it. A page that fails isn't written, and has problems. */
export async function renderPageToFile(
  job: RenderJob,
  settings: PageSettings & {outDir: string}
): Promise<RenderedPage> {
  const start = performance.now()
  const {html, error, ...page} = await renderPage(job, settings)
  const stack = error instanceof Error ? error.stack : undefined
  if (html === undefined) return {...page, duration: 0, ...(stack !== undefined && {stack})}
  writePage(path.join(settings.outDir, job.outFile), html)
  const duration = Math.round((performance.now() - start) * 10) / 10
  return {...page, duration, hash: hashFully(html)}
}

/** A rendered page that wasn't written. */
export interface PageRendering extends Omit<RenderedPage, 'duration' | 'hash'> {
  html?: string
  error?: unknown
}

/**
 * Renders one page without writing it. If it fails, the result has problems and no `html`. Every page
 * fails if a component throws while the server bundle is loaded.
 */
export async function renderPage(
  job: RenderJob,
  {rendererEntry, records, siteDir}: PageSettings
): Promise<PageRendering> {
  const {path: pagePath} = job.page
  try {
    const renderer = await loadRenderer(rendererEntry)
    const component = await loadComponent(job.serverModule)
    if (!isComponent(component)) {
      return failed(pagePath, [createNoComponentProblem(job.page.component, pagePath)])
    }
    const document = await renderDocument(job, component, renderer, records)
    const {html, headHtml} = document
    const references = collectLinks(document, pagePath, job)
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

/** Returns whether a value is a component, and not an element or the exports of an empty module. */
function isComponent(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return typeof value === 'function'
  return '$$typeof' in value && !('props' in value)
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
