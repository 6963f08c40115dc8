import type {SiteConfig} from '@lectern/types'
import {escapeLine} from './render-page.js'
import type {TextPage} from './text-page.js'

/** A part of a list, with its heading. */
export interface Section {
  title: string
  pages: readonly TextPage[]
}

/** The section that programs may skip (https://llmstxt.org). */
const OPTIONAL = 'Optional'

/**
 * Groups pages by their top-level sidebar category, or else by plugin. Lists of other pages, such as tags, are in the
 * last section.
 */
export function groupPages(pages: readonly TextPage[]): Section[] {
  const sections = new Map<string, TextPage[]>()
  for (const page of pages) {
    const title = page.route.source === undefined ? OPTIONAL : nameSection(page)
    const grouped = sections.get(title) ?? []
    grouped.push(page)
    sections.set(title, grouped)
  }
  const isLast = ([title]: readonly [string, unknown]) => Number(title === OPTIONAL)
  return [...sections]
    .sort((one, other) => isLast(one) - isLast(other))
    .map(([title, grouped]) => ({title, pages: grouped}))
}

function nameSection({route, doc}: TextPage): string {
  const {name, id} = route.plugin
  if (!doc.version) return id === 'default' ? capitalize(name) : capitalize(id)
  const [outermost, ...inner] = doc.breadcrumbs ?? []
  const category =
    inner.length > 0 && outermost?.label
      ? outermost.label
      : capitalize(id === 'default' ? name : id)
  return doc.version.isLast ? category : `${category} (${doc.version.label})`
}

function capitalize(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1).replaceAll('-', ' ')
}

/**
 * Renders the list of a site's pages for language models (https://llmstxt.org): title, summary, and links by
 * section. The links point to Markdown files if these are written.
 */
export function renderLlmsTxt(
  sections: readonly Section[],
  {title, tagline}: Pick<SiteConfig, 'title' | 'tagline'>,
  addressOf: (page: TextPage) => string
): string {
  const lines = sections.flatMap((section) => [
    '',
    `## ${escapeLine(section.title)}`,
    '',
    ...section.pages.map((page) => renderLink(page, addressOf))
  ])
  return `${[...renderListTitle({title, tagline}), ...lines].join('\n')}\n`
}

/** Renders the start of a list: title and summary. */
export function renderListTitle({title, tagline}: Pick<SiteConfig, 'title' | 'tagline'>): string[] {
  const summary = tagline ? ['', `> ${escapeLine(tagline)}`] : []
  return [`# ${escapeLine(title)}`, ...summary]
}

/** Renders the line of a page: link and description. */
export function renderLink(page: TextPage, addressOf: (page: TextPage) => string): string {
  const about = page.description === undefined ? '' : `: ${escapeLine(page.description)}`
  return `- [${escapeLine(page.title)}](${addressOf(page)})${about}`
}
