import {isRecord} from '@lectern/shared/text/unknown-record'
import type {ReadSiteFile} from './site-files.js'

/** A page in the site's index. */
export interface SitePage {
  title: string
  /** Absolute URL. */
  url: string
  /** Absolute URL of the Markdown file. */
  markdown: string
  description: string
  version?: string
  headings: readonly PageHeading[]
}

/** A heading on a page. */
export interface PageHeading {
  id: string
  depth: number
  text: string
}

/** The pages of a site. */
export interface SitePages {
  title: string
  /** Absolute URL of the home page, with a trailing slash. */
  url: string
  pages: readonly SitePage[]
}

/** An error with a message for the client. */
export class RequestError extends Error {}

/** Reads a site's page index, ignoring unknown fields and invalid pages. */
export async function readPages(read: ReadSiteFile): Promise<SitePages> {
  const text = await read('docs-index.json')
  const value: unknown = text === undefined ? undefined : JSON.parse(text)
  if (!isRecord(value) || !Array.isArray(value.pages))
    throw new RequestError('The site has no docs-index.json. Its owner has to turn on `llms`.')
  return {
    title: String(value.title),
    url: String(value.url),
    pages: value.pages.flatMap((page: unknown) => readPage(page) ?? [])
  }
}

function readPage(value: unknown): SitePage | undefined {
  if (!isRecord(value)) return undefined
  const {title, url, markdown, description, version, headings} = value
  if (typeof title !== 'string' || typeof url !== 'string' || typeof markdown !== 'string')
    return undefined
  return {
    ...{title, url, markdown},
    description: typeof description === 'string' ? description : '',
    ...(typeof version === 'string' && {version}),
    headings: Array.isArray(headings)
      ? headings.flatMap((one: unknown) => readHeading(one) ?? [])
      : []
  }
}

function readHeading(value: unknown): PageHeading | undefined {
  if (!isRecord(value)) return undefined
  const {id, depth, text} = value
  return typeof id === 'string' && typeof depth === 'number' && typeof text === 'string'
    ? {id, depth, text}
    : undefined
}

/** A page's Markdown file. */
export interface PageText {
  /** Absolute URL of the page, without a hash. */
  url: string
  /** Decoded hash of the requested URL, or an empty string. */
  hash: string
  text: string
}

/**
 * Reads the Markdown of a page.
 *
 * @param urlOrPath - URL of the page or its Markdown, or a path with or without the base URL.
 * @throws RequestError if the page is missing.
 */
export async function readPageText(
  urlOrPath: string,
  site: Pick<SitePages, 'url'>,
  read: ReadSiteFile
): Promise<PageText> {
  const url = resolvePageUrl(urlOrPath, site.url)
  const page = url && decodePath(url.href.slice(site.url.length).replace(/[?#].*$/s, ''))
  if (url && page !== undefined) {
    const name = page.replace(/(?:(?:^|\/)index)?\.(?:md|html)$|\/$/, '')
    for (const file of name === '' ? ['index.md'] : [`${name}.md`, `${name}/index.md`]) {
      const text = await read(file)
      const hash = decodePath(url.hash.slice(1)) ?? ''
      if (text !== undefined) return {url: site.url + encodeURI(name), hash, text}
    }
  }
  throw new RequestError(
    `The site has no page ${JSON.stringify(urlOrPath)}. Find pages with search or list_pages.`
  )
}

/**
 * Resolves a URL, or a path with or without the base URL. Returns `undefined` for URLs outside the
 * site.
 */
export function resolvePageUrl(urlOrPath: string, siteUrl: string): URL | undefined {
  for (const relative of [urlOrPath, `./${urlOrPath.replace(/^\/+/, '')}`]) {
    if (!URL.canParse(relative, siteUrl)) continue
    const url = new URL(relative, siteUrl)
    if (url.href.startsWith(siteUrl)) return url
  }
  return undefined
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
