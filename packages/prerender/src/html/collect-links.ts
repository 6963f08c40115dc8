import {isExternalUrl, removeBaseUrl} from '@lectern/shared/url/url-path'
import {decodeEntities} from './decode-entities.js'
import type {SiteConfig} from '@lectern/types'
import type {RenderedParts} from '../renderer/renderer.js'

/** A page's links, and the IDs that links can point to. */
export interface PageReferences {
  /**
   * Unique paths in document order. They include the hash, but not the base URL and the query.
   * Valid links to an ID on the same page are left out, because a table of contents would fill the
   * list.
   */
  links: string[]
  /** Unique IDs in document order. */
  ids: string[]
}

/**
 * Attributes of links that aren't checked: `pathname:` links point to files outside the site's
 * routes, and Docusaurus projects can turn the check off.
 */
const SKIPPED = [' data-no-navigation=', ' data-unchecked=']

/** Matches the target of a link that opens in a different window or frame. */
const TARGET = /\starget="(?!_self")/

const HREF = /\shref="([^"]*)"/
const ID = /\sid="([^"]*)"/
const NAME = /\sname="([^"]*)"/
/** Matches a path without encoded characters, a query or `..`, which needs no URL parsing. */
const PLAIN_PATH = /^\/(?!\/)[\w/-]*$/

/**
 * Extracts the links and IDs from a rendered page.
 *
 * @param pagePath - Route path of the page. Relative links are resolved against it.
 */
export function collectLinks(
  {appHtml, declaredIds = []}: Pick<RenderedParts, 'appHtml' | 'declaredIds'>,
  pagePath: string,
  {baseUrl, compatibility}: Pick<SiteConfig, 'baseUrl' | 'compatibility'>
): PageReferences {
  // Docusaurus doesn't check links with a target, which often point to pages of other programs.
  const isSkipped = (attributes: string) =>
    SKIPPED.some((name) => attributes.includes(name)) ||
    (compatibility !== undefined && TARGET.test(attributes))
  const links = new Set<string>()
  const ids = new Set<string>(declaredIds)
  for (const {attributes, isLink} of findTags(appHtml)) {
    if (attributes.includes(' id="')) ids.add(decodeEntities(ID.exec(attributes)?.[1] ?? ''))
    if (!isLink || isSkipped(attributes)) continue
    const name = attributes.includes(' name="') ? NAME.exec(attributes)?.[1] : undefined
    if (name) ids.add(decodeEntities(name))
    const href = HREF.exec(attributes)?.[1]
    const link = href ? resolveLink(decodeEntities(href), pagePath, baseUrl) : undefined
    if (link !== undefined) links.add(link)
  }
  const own = `${pagePath}#`
  const isFound = (link: string) => link.startsWith(own) && ids.has(link.slice(own.length))
  return {links: [...links].filter((link) => !isFound(link)), ids: [...ids]}
}

/** Finds the start tags of links and of elements with an ID. */
function* findTags(html: string): Generator<{attributes: string; isLink: boolean}> {
  // Most tags are neither links nor have an ID. Searching for strings skips them several times
  // faster than a regular expression.
  let end = -1
  let id = -1
  for (let start = html.indexOf('<'); start !== -1; start = html.indexOf('<', start + 1)) {
    const first = html[start + 1]
    if (first === '/') continue
    if (end < start) end = html.indexOf('>', start)
    if (end === -1) return
    if (id < start && id !== html.length) id = findOr(html, ' id="', start, html.length)
    const isLink = html.startsWith('<a ', start)
    if (isLink || id <= end) {
      const tag = html.slice(start + 1, end)
      if (isLink || /^[a-z]/.test(tag)) yield {attributes: tag, isLink}
    }
    if (first === 's' || first === '!') start = skipRawText(html, start)
  }
}

/** Starts of elements and comments in which tags are text, with the strings that end them. */
const RAW_TEXTS: readonly (readonly [string, string])[] = [
  ['<script', '</script'],
  ['<style', '</style'],
  ['<!--', '-->']
]

/** Returns the position of the last character before the end of a raw text, or `start` if there's none. */
function skipRawText(html: string, start: number): number {
  const close = RAW_TEXTS.find(([open]) => html.startsWith(open, start))?.[1]
  return close === undefined ? start : findOr(html, close, start, html.length) - 1
}

function findOr(text: string, wanted: string, from: number, otherwise: number): number {
  const found = text.indexOf(wanted, from)
  return found === -1 ? otherwise : found
}

function resolveLink(href: string, pagePath: string, baseUrl: string): string | undefined {
  if (PLAIN_PATH.test(href)) return removeBaseUrl(href, baseUrl)
  if (isExternalUrl(href)) return undefined
  if (href.startsWith('#')) return pagePath + decode(href)
  // The URL parser requires an origin. It isn't used in the result.
  const base = new URL(baseUrl + encodeURI(pagePath).slice(1), 'https://site.invalid')
  const url = URL.canParse(href, base.href) ? new URL(href, base) : undefined
  if (!url) return decode(href)
  const path = removeBaseUrl(decode(url.pathname), baseUrl)
  // A path outside the base URL belongs to a different site on the same host.
  return path === undefined ? undefined : path + decode(url.hash)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A `%` without an escape sequence is kept.
    return text
  }
}
