import type {DevDocument} from '@lectern/types'
import {parseDocument, readPageDocument, type PageDocument} from '../navigation/page-document.js'

/** ID of the element in which the server says how things stand. */
const DEV_DATA_ID = '__dev'

/** A document as the development server gives it now. */
export interface FetchedDocument {
  /** Where it is when the server led elsewhere. */
  movedTo?: string
  dev: DevDocument
  /** Absent when the page cannot be rendered. */
  document?: PageDocument
  /** URLs of all its stylesheets, in order. */
  styles: readonly string[]
}

/** Fetches a page's document and parses it, including the not-found page. */
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

/** Data in a document from the server. */
export function readDevDocument(source: Document): DevDocument | undefined {
  const text = source.getElementById(DEV_DATA_ID)?.textContent
  return text ? (JSON.parse(text) as DevDocument) : undefined
}
