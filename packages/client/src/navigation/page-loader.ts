import type {ComponentType} from 'react'
import type {HeadTag} from '@lectern/types'
import type {LoadedContent, LoadedPage} from '../page-context.js'
import {readPageDocument, type PageDocument} from './page-document.js'

/** A page that can be shown at once, with the head tags of its document. */
export interface ReadyPage extends LoadedPage {
  head: readonly HeadTag[]
}

/** Loads pages by their URL and remembers those that were asked for last. */
export interface PageLoader {
  /** Rejects when there is no such page, or when it belongs to another build of the site. */
  load(url: string): Promise<ReadyPage>
}

interface PageModule {
  default: ComponentType<Record<string, unknown>>
}

/** Route components that need not be loaded, by name. */
type PageComponents = Readonly<Record<string, PageModule['default']>>

/** How many documents to remember: enough for what a page links to, bounded for a long session. */
const REMEMBERED = 40

/**
 * Load pages from their own documents: the path is all that is needed to find one.
 *
 * @param client - Id of the running client build; a document that names another is refused.
 * @param components - Those that are there already.
 */
export function createPageLoader(client: string, components?: PageComponents): PageLoader {
  const pages = new Map<string, Promise<ReadyPage>>()
  return {
    load(url) {
      const known = pages.get(url)
      if (known) return known
      const loading = fetchPage(url, client, components)
      pages.set(url, loading)
      // What failed is tried again when it is asked for again.
      loading.catch(() => pages.delete(url))
      const [oldest] = pages.keys()
      if (pages.size > REMEMBERED && oldest !== undefined) pages.delete(oldest)
      return loading
    }
  }
}

async function fetchPage(
  url: string,
  client: string,
  components: PageComponents | undefined
): Promise<ReadyPage> {
  const response = await fetch(url, {headers: {accept: 'text/html'}})
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  const parsed = new DOMParser().parseFromString(await response.text(), 'text/html')
  const document = readPageDocument(parsed)
  if (!document) throw new Error(`${url} is not a page of this site.`)
  if (document.page.client !== client) throw new Error(`${url} belongs to another build.`)
  return {...(await preparePage(document, components)), head: document.head}
}

/** Load the modules and stylesheets of a page. `html` may lack what the DOM already shows. */
export async function preparePage(
  {page, html}: Pick<PageDocument, 'page' | 'html'>,
  components: PageComponents = {}
): Promise<LoadedPage> {
  const [component, ...contents] = await Promise.all([
    components[page.component] ?? importModule(page.module).then((module) => module.default),
    ...page.contents.map(
      async (content, index): Promise<LoadedContent> =>
        content.module
          ? {kind: 'live', component: (await importModule(content.module)).default as ComponentType}
          : {kind: 'static', html: html[index]}
    ),
    ...page.styles.map(loadStyle)
  ])
  return {
    page,
    component,
    contents: contents.slice(0, page.contents.length) as LoadedContent[]
  }
}

function importModule(url: string): Promise<PageModule> {
  return import(url) as Promise<PageModule>
}

/** Add a stylesheet that the document does not link yet; it counts as loaded even when it fails. */
function loadStyle(url: string): Promise<void> {
  if (
    [...document.querySelectorAll('link[rel=stylesheet]')].some(
      (link) => link.getAttribute('href') === url
    )
  ) {
    return Promise.resolve()
  }
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href: url})
    link.onload = link.onerror = () => resolve()
    document.head.append(link)
  })
}
