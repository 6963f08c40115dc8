import type {AddressBook} from '../site/address-book.js'
import type {CheckedSite} from '../site/checked-site.js'
import type {OutputPlace} from '../findings/finding.js'

/** An address of another site with all places that link to it. */
export interface ExternalLink {
  /** Without its hash. */
  url: string
  /** As written at the first position. */
  written: string
  places: readonly OutputPlace[]
}

/** Names that are never on the internet (RFC 2606, RFC 6761): examples and local machines. */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|test|localhost|local|internal)$/i

/** Lists what a site links to and loads from elsewhere; each address once, in the order of the pages. */
export function listExternalLinks(site: CheckedSite, book: AddressBook): ExternalLink[] {
  const links = new Map<string, ExternalLink & {places: OutputPlace[]}>()
  for (const {file, references} of site.pages) {
    for (const {url, at} of references) {
      const target = book.resolve(url, file)
      if (target.kind !== 'external' || RESERVED.test(target.url.hostname)) continue
      const address = target.url.href.slice(0, target.url.href.length - target.url.hash.length)
      const known = links.get(address)
      if (known) known.places.push({file, at})
      else links.set(address, {url: address, written: url, places: [{file, at}]})
    }
  }
  return [...links.values()]
}
