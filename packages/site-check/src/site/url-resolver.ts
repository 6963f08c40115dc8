import {
  addBaseUrl,
  applyTrailingSlash,
  comparablePath,
  removeBaseUrl
} from '@lectern/shared/url/url-path'
import type {CheckedPage, CheckedRedirect, CheckedSite} from './checked-site.js'
import {decodeUrlPart} from '@lectern/shared/url/decode-url'

/** Target of a URL. */
export type Target =
  | {kind: 'page'; page: CheckedPage; hash: string}
  /** `path` is decoded and doesn't include the base URL. */
  | {kind: 'file' | 'open' | 'missing'; path: string; hash: string}
  | {kind: 'redirect'; redirect: CheckedRedirect; hash: string}
  /** A path that would exist with the base URL. */
  | {kind: 'unbased'; path: string}
  | {kind: 'external'; url: URL}
  /**
   * A URL that can't be checked, such as `mailto:`, `javascript:` or another site on the same host.
   */
  | {kind: 'other'}
  | {kind: 'invalid'}

/** Resolves URLs in a built site as static hosts do. */
export interface UrlResolver {
  /** @param from - Output file that contains the URL. */
  resolve(url: string, from: string): Target
  /** Looks up a path without the base URL. */
  find(path: string): Target
}

/** Indexes a site for URL lookups, so that their cost is independent of the number of pages. */
export function createUrlResolver(site: CheckedSite): UrlResolver {
  const lookUp = createLookUp(site)
  const pathByFile = new Map(site.pages.map((page) => [page.file, page.path]))
  const known = new Map<string, Target>()
  const resolve = (url: string, from: string): Target => {
    const base = baseOf(from, pathByFile.get(from) ?? `/${from}`, site)
    if (!URL.canParse(url, base)) return {kind: 'invalid'}
    return classify(new URL(url, base), site, lookUp)
  }
  return {
    find: (path) => lookUp(path, ''),
    resolve(url, from) {
      // Cached, because absolute paths have the same target on all pages. Most of them are
      // navigation links.
      if (!url.startsWith('/')) return resolve(url, from)
      const target = known.get(url) ?? resolve(url, from)
      known.set(url, target)
      return target
    }
  }
}

/** Returns the URL that relative URLs in a file are resolved against. */
function baseOf(file: string, path: string, {url, baseUrl, trailingSlash}: CheckedSite): string {
  const shown = file.endsWith('.html') ? applyTrailingSlash(path, trailingSlash) : path
  return url + addBaseUrl(encodeURI(shown), baseUrl)
}

type LookUp = (path: string, hash: string) => Target

function classify(url: URL, site: CheckedSite, lookUp: LookUp): Target {
  if (!/^https?:$/.test(url.protocol)) return {kind: 'other'}
  if (url.host !== new URL(site.url).host) return {kind: 'external', url}
  const pathname = decodeUrlPart(url.pathname)
  // Text fragments only concern the browser.
  const hash = decodeUrlPart(url.hash.slice(1).replace(/:~:.*$/s, ''))
  const path = removeBaseUrl(pathname, site.baseUrl)
  if (path !== undefined) return lookUp(path, hash)
  const {kind} = lookUp(pathname, '')
  return kind === 'missing' || kind === 'open' ? {kind: 'other'} : {kind: 'unbased', path: pathname}
}

/**
 * Creates the lookup. As on static hosts, it tries the file itself, the path with `.html`, and
 * `index.html` in the folder.
 */
function createLookUp(site: CheckedSite): LookUp {
  const {files, openPaths} = site
  const pages = new Map(site.pages.map((page) => [page.file, page]))
  const redirects = new Map([...site.redirects].reverse().map((one) => [one.from, one]))
  return (path, hash) => {
    const redirect = redirects.get(comparableDecoded(path))
    const name = path.slice(1).replace(/(?<!\/)\/+$/, '')
    const candidates = [
      ...(path.endsWith('/') ? [] : [name]),
      `${name}.html`,
      name === '' ? 'index.html' : `${name}/index.html`
    ]
    const file = candidates.find((candidate) => files.has(candidate))
    const page = file === undefined ? undefined : pages.get(file)
    if (page) return {kind: 'page', page, hash}
    if (redirect) return {kind: 'redirect', redirect, hash}
    if (file !== undefined) return {kind: 'file', path, hash}
    const isOpen = openPaths.some((open) => path.startsWith(open))
    return {kind: isOpen ? 'open' : 'missing', path, hash}
  }
}

/** Normalizes a decoded path, so that equivalent paths are equal strings. */
export function comparableDecoded(path: string): string {
  return path.replace(/\/index\.html$/, '/').replace(/(?<=[^/])\/+$/, '')
}

/** Decodes the path of a URL for messages. */
export function displayUrl(url: string): string {
  return url.includes('%') ? comparablePath(url) + suffixOf(url) : url
}

function suffixOf(url: string): string {
  return decodeUrlPart(/[?#].*$/s.exec(url)?.[0] ?? '')
}
