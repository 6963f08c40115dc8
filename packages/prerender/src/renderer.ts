import {pathToFileURL} from 'node:url'
import type {HeadTag, PageData, StaticNode, TocItem} from '@lectern/types'

/** The parts of a document that React renders. */
export interface RenderedParts {
  /** HTML as React writes it: lower-case names, double quotes, `&`, `<`, `>` and `"` escaped. */
  appHtml: string
  headHtml: string
  htmlAttributes: string
  bodyAttributes: string
  /** IDs of elements that the page only has in the browser. */
  declaredIds?: readonly string[]
}

/** The export `renderer` of a site's server bundle. */
export interface SiteRenderer {
  renderStaticBody(page: PageData, body: readonly StaticNode[]): string
  renderPage(input: PageInput): RenderedParts
  /** Name of the component in which rendering fails, when that can be told. */
  findThrower(input: PageInput): Promise<string | undefined>
}

/** One page with its modules loaded. */
export interface PageInput {
  page: PageData
  head: readonly HeadTag[]
  component: unknown
  contents: readonly ({html: string} | {component: unknown})[]
}

/** Loads the renderer of a server bundle; Node keeps it, so asking again is cheap. */
export async function loadRenderer(entry: string): Promise<SiteRenderer> {
  const module = (await import(pathToFileURL(entry).href)) as {renderer: SiteRenderer}
  return module.renderer
}

/** Loads the default export of a server module: a component. */
export async function loadComponent(file: string): Promise<unknown> {
  const {component} = await loadContent(file)
  return component
}

/** A live content: its component, and the headings that its module exports. */
export interface LoadedContent {
  component: unknown
  /** Absent if the module exports no headings; the headings of its record apply. */
  toc?: readonly TocItem[]
}

/** Loads the module of a live content. */
export async function loadContent(file: string): Promise<LoadedContent> {
  const module = (await import(pathToFileURL(file).href)) as {default?: unknown; toc?: unknown}
  const {default: component, toc} = module
  return Array.isArray(toc) ? {component, toc: toc.flatMap(readHeading)} : {component}
}

/** Reads a heading of the export `toc`, which authors can also write. */
function readHeading(item: unknown): TocItem[] {
  const {id, level, value}: {id?: unknown; level?: unknown; value?: unknown} = Object(item)
  const isHeading = typeof id === 'string' && typeof level === 'number' && typeof value === 'string'
  return isHeading ? [{id, depth: level, html: value}] : []
}
