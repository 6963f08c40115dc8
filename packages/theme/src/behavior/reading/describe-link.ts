import {findHashTarget, trustHtml} from '@lectern/client'
import {cutAtWord} from '@lectern/shared/text/cut-at-word'
import {decodeUrlPart} from '@lectern/shared/url/decode-url'

/** Maximum number of characters in a description. */
const MAX_CHARACTERS = 220

/** Returns the content of a link's preview card, or an empty list if there's nothing to show. */
export async function describeLink(link: HTMLAnchorElement): Promise<readonly Node[]> {
  if (link.matches('[data-footnote-ref]')) return copyFootnote(findHashTarget(link.hash))
  const isPage = link.origin === location.origin && link.target === '' && !link.download
  if (!isPage || link.pathname === location.pathname) return []
  const page = await readPage(link)
  return page ? createSummary(describePage(page, decodeUrlPart(link.hash.slice(1)))) : []
}

/** Copies a footnote without its back link and IDs. */
function copyFootnote(note: HTMLElement | null): readonly Node[] {
  if (!note) return []
  const copy = note.cloneNode(true) as HTMLElement
  for (const back of copy.querySelectorAll('[data-footnote-backref]')) back.remove()
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id')
  return [...copy.childNodes]
}

/**
 * Loads a page. The link has already been prefetched, so the page is usually in the browser's
 * cache.
 */
async function readPage({href}: HTMLAnchorElement): Promise<Document | undefined> {
  const response = await fetch(href, {cache: 'force-cache', headers: {accept: 'text/html'}})
  if (!response.ok || !response.headers.get('content-type')?.includes('html')) return undefined
  const html = trustHtml(await response.text())
  return new DOMParser().parseFromString(html, 'text/html')
}

/** Content of the preview card for a page. */
export interface PageSummary {
  title: string
  /** Title of the linked section. */
  heading?: string
  description?: string
}

/**
 * Summarizes a page or one of its sections: the title, and the page's description or the section's
 * first paragraph.
 */
export function describePage(page: Document, id: string): PageSummary {
  const title = textOf(page.querySelector('main h1') ?? page.querySelector('title'))
  const section = id === '' ? null : page.getElementById(id)
  if (!section?.matches('h2,h3,h4,h5,h6')) {
    const meta = page.querySelector('meta[name=description]')?.getAttribute('content')
    return {title, description: meta ?? undefined}
  }
  const next = section.nextElementSibling
  return {
    title,
    heading: textOf(section),
    ...(next?.matches('p') && {description: textOf(next)})
  }
}

function textOf(element: Element | null): string {
  if (!element) return ''
  const copy = element.cloneNode(true) as Element
  for (const link of copy.querySelectorAll('.hash-link')) link.remove()
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
}

function createSummary({title, heading, description}: PageSummary): readonly Node[] {
  const parts: [className: string, text: string | undefined][] = [
    ['link-card-page', heading === undefined ? undefined : title],
    ['link-card-title', heading ?? title],
    ['', description && shorten(description)]
  ]
  return parts.flatMap(([className, text]) => {
    if (!text) return []
    const line = document.createElement('p')
    line.className = className
    // The page may not be localized.
    line.dir = 'auto'
    line.textContent = text
    return [line]
  })
}

function shorten(text: string): string {
  const start = cutAtWord(text, MAX_CHARACTERS)
  return start === text ? text : `${start}…`
}
