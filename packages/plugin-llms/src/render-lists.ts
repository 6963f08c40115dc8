import type {SiteConfig} from '@lectern/types'
import {escapeLine} from './render-page.js'
import type {TextPage} from './text-page.js'

/** A section of a list. */
export interface Section {
  title: string
  pages: readonly TextPage[]
}

/** Title of the section that programs may skip (https://llmstxt.org). */
const OPTIONAL = 'Optional'

/**
 * Groups pages by top-level sidebar category. Pages without a category are grouped by plugin.
 * Generated pages, such as tags, are in the last section.
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
 * Renders the list of a site's pages for language models (https://llmstxt.org), with the title, a
 * summary, and links in sections. The links point to Markdown files if the site has them.
 */
export function renderLlmsTxt(
  sections: readonly Section[],
  {title, tagline}: Pick<SiteConfig, 'title' | 'tagline'>,
  urlOf: (page: TextPage) => string
): string {
  const lines = sections.flatMap((section) => [
    '',
    `## ${escapeLine(section.title)}`,
    '',
    ...section.pages.map((page) => renderLink(page, urlOf))
  ])
  return `${[...renderListTitle({title, tagline}), ...lines].join('\n')}\n`
}

/** Renders the start of a list, with the title and a summary. */
export function renderListTitle({title, tagline}: Pick<SiteConfig, 'title' | 'tagline'>): string[] {
  const summary = tagline ? ['', `> ${escapeLine(tagline)}`] : []
  return [`# ${escapeLine(title)}`, ...summary]
}

/** Renders the list item for a page, with a link and a description. */
export function renderLink(page: TextPage, urlOf: (page: TextPage) => string): string {
  const about = page.description === undefined ? '' : `: ${escapeLine(page.description)}`
  return `- [${escapeLine(page.title)}](${urlOf(page)})${about}`
}
