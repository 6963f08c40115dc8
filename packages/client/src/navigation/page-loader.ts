import type {ComponentType} from 'react'
import type {HeadTag} from '@lectern/types'
import {trustDocument} from '../browser/trusted-types.js'
import type {LoadedContent, LoadedPage} from '../context/page-context.js'
import {loadCheckedScripts, readIntegrity, type Integrity} from './checked-scripts.js'
import {documentUrl} from './document-url.js'
import {findOpenPath} from './find-open-path.js'
import {parseDocument, readPageDocument, type PageDocument} from './page-document.js'

/** A page that can be shown at once, with the head tags of its document. */
export interface ReadyPage extends LoadedPage {
  head: readonly HeadTag[]
}

/** Loads pages by their URL and keeps the most recent ones. */
export interface PageLoader {
  /**
   * The page at a URL, or the site's not-found page where the host answers with it. Rejects when the
   * answer is no page of this site, or belongs to another build of it.
   */
  load(url: string): Promise<ReadyPage>
  /** The page at a URL if it has been loaded: it can be shown at once. */
  ready(url: string): ReadyPage | undefined
}

interface PageModule {
  default: ComponentType<Record<string, unknown>>
}

/** Route components that don't have to be loaded, by name. */
type PageComponents = Readonly<Record<string, PageModule['default']>>

/** How many documents to remember: enough for what a page links to, bounded for a long session. */
const REMEMBERED = 40

/** Dependencies of a page loader. */
export interface PageLoaderSettings {
  /** ID of the running client build; a document that names another is refused. */
  client: string
  /** Components that are there already. */
  components?: PageComponents
  baseUrl: string
  trailingSlash: boolean | undefined
}

/** Loads pages from their own documents: the path is all that is needed to find one. */
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
        // A failed request is repeated on the next call.
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

/** Loads the modules and stylesheets of a page. `html` may lack what the DOM already shows. */
export async function preparePage(
  {page, html}: Pick<PageDocument, 'page' | 'html'>,
  components: PageComponents = {},
  integrity: Integrity = {}
): Promise<LoadedPage> {
  const [component, ...contents] = await Promise.all([
    components[page.component] ?? importModule(page.module).then((module) => module.default),
    ...page.contents.map(
      async (content, index): Promise<LoadedContent> =>
        content.module
          ? {kind: 'live', component: (await importModule(content.module)).default as ComponentType}
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

/** Adds a stylesheet that the document doesn't link yet. It counts as loaded even if it fails. */
function loadStyle(url: string, integrity = ''): Promise<void> {
  if (
    [...document.querySelectorAll('link[rel=stylesheet]')].some(
      (link) => link.getAttribute('href') === url
    )
  ) {
    return Promise.resolve()
  }
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      integrity,
      href: url
    })
    link.onload = link.onerror = () => resolve()
    document.head.append(link)
  })
}
