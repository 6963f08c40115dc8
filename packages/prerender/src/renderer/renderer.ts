import {pathToFileURL} from 'node:url'
import type {HeadTag, PageData, StaticNode, TocItem} from '@lectern/types'

/** The parts of a document that React renders. */
export interface RenderedParts {
  /**
   * React's HTML. Names are lowercase, attributes have double quotes, and `&`, `<`, `>` and `"` are
   * escaped.
   */
  appHtml: string
  headHtml: string
  htmlAttributes: string
  bodyAttributes: string
  /** IDs of elements that are rendered only in the browser. */
  declaredIds?: readonly string[]
}

/** The `renderer` that a site's server bundle exports. */
export interface SiteRenderer {
  renderStaticBody(page: PageData, body: readonly StaticNode[]): string
  /** Renders a page immediately, with fallbacks instead of components that aren't loaded yet. */
  renderPage(input: PageInput): RenderedParts
  /** Renders a page after its lazy components and its data are loaded. */
  renderLoadedPage(input: PageInput): Promise<RenderedParts>
  /** Returns the name of the component in which rendering fails, if it can be determined. */
  findThrower(input: PageInput): Promise<string | undefined>
}

/** Input for rendering a page, with its modules loaded. */
export interface PageInput {
  page: PageData
  head: readonly HeadTag[]
  component: unknown
  contents: readonly ({html: string} | {component: unknown})[]
}

/** Loads the renderer from the server bundle. Node caches the module, so repeated calls are cheap. */
export async function loadRenderer(entry: string): Promise<SiteRenderer> {
  const module = (await import(pathToFileURL(entry).href)) as {renderer: SiteRenderer}
  return module.renderer
}

/** Loads the component that a server module exports. */
export async function loadComponent(file: string): Promise<unknown> {
  const {component} = await loadContent(file)
  return component
}

/** A live content, with its component and the headings that its module exports. */
export interface LoadedContent {
  component: unknown
  /**
   * Absent if the module exports no headings. In this case, the content record's headings apply.
   */
  toc?: readonly TocItem[]
}

/** Loads the module of a live content. */
export async function loadContent(file: string): Promise<LoadedContent> {
  const module = (await import(pathToFileURL(file).href)) as {default?: unknown; toc?: unknown}
  const {default: component, toc} = module
  return Array.isArray(toc) ? {component, toc: toc.flatMap(readHeading)} : {component}
}

/** Parses an item of the `toc` export. It's validated because authors can write it themselves. */
function readHeading(item: unknown): TocItem[] {
  const {id, level, value}: {id?: unknown; level?: unknown; value?: unknown} = Object(item)
  const isHeading = typeof id === 'string' && typeof level === 'number' && typeof value === 'string'
  return isHeading ? [{id, depth: level, html: value}] : []
}
