import type {DevDocument} from '@lectern/types'
import {parseDocument, readPageDocument, type PageDocument} from '../navigation/page-document.js'

/** ID of the element with the development server's data. */
const DEV_DATA_ID = '__dev'

/** A document from the development server. */
export interface FetchedDocument {
  /** Target URL, if the server redirected. */
  movedTo?: string
  dev: DevDocument
  /** `undefined` if the page can't be rendered. */
  document?: PageDocument
  /** URLs of all stylesheets, in order. */
  styles: readonly string[]
}

/** Fetches and parses a page's document. Also accepts the 404 page. */
export async function fetchDocument(url: string): Promise<FetchedDocument> {
  const response = await fetch(url, {headers: {accept: 'text/html'}, cache: 'no-store'})
  const parsed = parseDocument(await response.text())
  const dev = readDevDocument(parsed)
  if (!dev) throw new Error(`${url} is not a page of this site.`)
  const links = parsed.querySelectorAll('link[rel=stylesheet]')
  return {
    ...(response.redirected ? {movedTo: response.url} : {}),
    dev,
    document: readPageDocument(parsed),
    styles: [...links].map((link) => link.getAttribute('href') ?? '')
  }
}

/** Reads the development data in a document. */
export function readDevDocument(source: Document): DevDocument | undefined {
  const text = source.getElementById(DEV_DATA_ID)?.textContent
  return text ? (JSON.parse(text) as DevDocument) : undefined
}
