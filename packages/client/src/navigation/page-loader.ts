import type {ComponentType} from 'react'
import type {HeadTag} from '@lectern/types'
import {trustDocument} from '../browser/trusted-types.js'
import type {LoadedContent, LoadedPage} from '../context/page-context.js'
import {loadCheckedScripts, readIntegrity, type Integrity} from './checked-scripts.js'
import {documentUrl} from './document-url.js'
import {findOpenPath} from './find-open-path.js'
import {parseDocument, readPageDocument, type PageDocument} from './page-document.js'

/** A loaded page and the head tags of its document. */
export interface ReadyPage extends LoadedPage {
  head: readonly HeadTag[]
}

/** Loads pages by URL and caches the most recent ones. */
export interface PageLoader {
  /**
   * Returns the page at a URL, or the site's 404 page if the host responds with it. Rejects if the
   * response isn't a page of this site or comes from a different build.
   */
  load(url: string): Promise<ReadyPage>
  /** Returns the page at a URL if it has been loaded. */
  ready(url: string): ReadyPage | undefined
}

interface PageModule {
  default: ComponentType<Record<string, unknown>>
}

/** Route components in the main bundle, by name. */
type PageComponents = Readonly<Record<string, PageModule['default']>>

/**
 * Maximum number of cached documents. It covers the links of a page, and bounds the memory of long
 * sessions.
 */
const REMEMBERED = 40

/** Dependencies of a page loader. */
export interface PageLoaderSettings {
  /** ID of the running client build. Documents of other builds are rejected. */
  client: string
  /** Route components in the main bundle. */
  components?: PageComponents
  baseUrl: string
  trailingSlash: boolean | undefined
}

/** Creates a loader that reads pages from their documents. */
export function createPageLoader(settings: PageLoaderSettings): PageLoader {
  const pages = new Map<string, {loading: Promise<ReadyPage>; page?: ReadyPage}>()
  return {
    load(url) {
      const known = pages.get(url)
      if (known) return known.loading
      const entry: {loading: Promise<ReadyPage>; page?: ReadyPage} = {
        loading: fetchPage(url, settings)
      }
      pages.set(url, entry)
      entry.loading.then(
        (page) => {
          entry.page = page
        },
        // Removes failed requests, so that the next call retries.
        () => pages.delete(url)
      )
      const [oldest] = pages.keys()
      if (pages.size > REMEMBERED && oldest !== undefined) pages.delete(oldest)
      return entry.loading
    },
    ready: (url) => pages.get(url)?.page
  }
}

async function fetchPage(url: string, settings: PageLoaderSettings): Promise<ReadyPage> {
  const {client, components, baseUrl, trailingSlash} = settings
  const response = await fetch(url, {headers: {accept: 'text/html'}})
  if (!response.ok && response.status !== 404) throw new Error(`${url}: ${response.status}`)
  const parsed = parseDocument(await response.text())
  const document = readPageDocument(parsed)
  if (!document) throw new Error(`${url} is not a page of this site.`)
  if (document.page.client !== client) throw new Error(`${url} belongs to another build.`)
  const openPath = findOpenPath(url, baseUrl, document.page.open)
  if (openPath !== undefined)
    return fetchPage(documentUrl(openPath, baseUrl, trailingSlash), settings)
  await loadCheckedScripts(parsed)
  const loaded = await preparePage(document, components, readIntegrity(parsed))
  return {...loaded, head: document.head}
}

/**
 * Loads the modules and stylesheets of a page. `html` can omit contents that are already in the
 * DOM.
 */
export async function preparePage(
  {page, html, parts}: Pick<PageDocument, 'page' | 'html' | 'parts'>,
  components: PageComponents = {},
  integrity: Integrity = {}
): Promise<LoadedPage> {
  const [component, ...contents] = await Promise.all([
    components[page.component] ?? importModule(page.module).then((module) => module.default),
    ...page.contents.map(
      async (content, index): Promise<LoadedContent> =>
        content.module
          ? {
              kind: 'live',
              component: (await importModule(content.module)).default as ComponentType,
              parts: parts[index]
            }
          : loadStaticContent(index, html[index])
    ),
    ...page.styles.map((url) => loadStyle(url, integrity[url]))
  ])
  return {
    page,
    component,
    contents: contents.slice(0, page.contents.length) as LoadedContent[]
  }
}

function loadStaticContent(index: number, html: string | undefined): LoadedContent {
  if (html !== undefined) return {kind: 'static', html: trustDocument(html)}
  const original = document.querySelector(`[data-static-content="${index}"]`) ?? undefined
  return {kind: 'static', html, original}
}

function importModule(url: string): Promise<PageModule> {
  return import(url) as Promise<PageModule>
}

/** A stylesheet's link, which may still be loading. */
interface StyleLink extends HTMLLinkElement {
  /** Only set for links that this module has added. */
  loaded?: Promise<void>
}

/** Adds a stylesheet that the document doesn't link yet. Resolves even if it fails to load. */
function loadStyle(url: string, integrity = ''): Promise<void> | undefined {
  const known = [...document.querySelectorAll<StyleLink>('link[rel=stylesheet]')].find(
    (link) => link.getAttribute('href') === url
  )
  if (known) return known.loaded
  const link: StyleLink = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    integrity,
    href: url
  })
  link.loaded = new Promise((resolve) => {
    link.onload = link.onerror = () => resolve()
  })
  document.head.append(link)
  return link.loaded
}
