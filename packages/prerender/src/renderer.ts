import {pathToFileURL} from 'node:url'
import type {HeadTag, PageData, StaticNode} from '@lectern/types'

/** The parts of a document that React renders. */
export interface RenderedParts {
  /** HTML as React writes it: lower-case names, double quotes, `&`, `<`, `>` and `"` escaped. */
  appHtml: string
  headHtml: string
  htmlAttributes: string
  bodyAttributes: string
  /** Ids of elements that the page only has in the browser. */
  declaredIds?: readonly string[]
}

/** What the server bundle of a site exports as `renderer`. */
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

/** Load the renderer of a server bundle; Node keeps it, so asking again is cheap. */
export async function loadRenderer(entry: string): Promise<SiteRenderer> {
  const module = (await import(pathToFileURL(entry).href)) as {renderer: SiteRenderer}
  return module.renderer
}

/** Load the default export of a server module: a component. */
export async function loadComponent(file: string): Promise<unknown> {
  const module = (await import(pathToFileURL(file).href)) as {default?: unknown}
  return module.default
}
