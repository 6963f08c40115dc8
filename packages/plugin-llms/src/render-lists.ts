import type {SiteConfig} from '@lectern/types'
import {escapeLine} from './render-page.js'
import type {TextPage} from './text-page.js'

/** A part of a list, with its heading. */
export interface Section {
  title: string
  pages: readonly TextPage[]
}

/** Groups pages by their top-level sidebar category, or else by plugin. */
export function groupPages(pages: readonly TextPage[]): Section[] {
  const sections = new Map<string, TextPage[]>()
  for (const page of pages) {
    const title = nameSection(page)
    sections.set(title, [...(sections.get(title) ?? []), page])
  }
  return [...sections].map(([title, grouped]) => ({title, pages: grouped}))
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
    ...section.pages.map((page) => {
      const about = page.description === undefined ? '' : `: ${escapeLine(page.description)}`
      return `- [${escapeLine(page.title)}](${addressOf(page)})${about}`
    })
  ])
  const summary = tagline ? ['', `> ${escapeLine(tagline)}`] : []
  return `${[`# ${escapeLine(title)}`, ...summary, ...lines].join('\n')}\n`
}
