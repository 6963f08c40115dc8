import type {Extension} from 'feed'
import type {FeedItem} from '../options/feed-item.js'

/** Namespace for elements that browsers treat as HTML. */
const XHTML = 'http://www.w3.org/1999/xhtml'

/** Creates a link as an XHTML element. In styled XML, browsers only make XHTML links clickable. */
export function createPageLink({title, link}: FeedItem): Extension {
  return {
    name: 'xhtml:a',
    objects: {_attributes: {href: link}, _text: title}
  } as unknown as Extension
}

/**
 * Replaces HTML strings in an Atom feed with plain text, because browsers display entities such as
 * `&amp;` literally. Also adds links, because the library ignores extensions of Atom entries.
 *
 * @param items - Items whose entries get a link.
 */
export function completeEntries(atom: string, items: readonly FeedItem[]): string {
  const rest = [...items]
  return atom.replace(
    /<(title|summary) type="html"><!\[CDATA\[([^<>]*)\]\]><\/\1>/g,
    (_, name: string, text: string) => {
      const element = `<${name}>${text}</${name}>`
      const item = name === 'title' ? rest.shift() : undefined
      if (!item) return element
      const href = escapeHtml(item.link).replaceAll('"', '&quot;')
      return `${element}\n        <xhtml:a href="${href}">${text}</xhtml:a>`
    }
  )
}

/** Declares the XML namespace that the links use. */
export function declareLinks(feed: string): string {
  return feed.replace(/<(?:rss|feed) /, (start) => `${start}xmlns:xhtml="${XHTML}" `)
}

/** Escapes text for HTML and XML. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
