import type {UrlResolver} from '../site/url-resolver.js'
import type {CheckedSite} from '../site/checked-site.js'
import type {OutputLocation} from '../findings/finding.js'

/** An external URL with all places that link to it. */
export interface ExternalLink {
  /** URL without the hash. */
  url: string
  /** URL as written where it first occurs. */
  written: string
  locations: readonly OutputLocation[]
}

/**
 * Matches hostnames for examples and local machines, which are never public (RFC 2606, RFC 6761).
 */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|test|localhost|local|internal)$/i

/**
 * Lists the external URLs that a site links to or loads, without duplicates. Pages come before
 * stylesheets.
 */
export function listExternalLinks(site: CheckedSite, resolver: UrlResolver): ExternalLink[] {
  const links = new Map<string, ExternalLink & {locations: OutputLocation[]}>()
  const note = (url: string, location: OutputLocation) => {
    const target = resolver.resolve(url, location.file)
    if (target.kind !== 'external' || RESERVED.test(target.url.hostname)) return
    const href = target.url.href.slice(0, target.url.href.length - target.url.hash.length)
    const known = links.get(href)
    if (known) known.locations.push(location)
    else links.set(href, {url: href, written: url, locations: [location]})
  }
  for (const {file, references} of site.pages)
    for (const {url, at} of references) note(url, {file, at})
  for (const {file, urls} of site.styles) for (const {text, at} of urls) note(text, {file, at})
  return [...links.values()]
}
