import type {StaticNode, TocItem} from '@lectern/types'

/** A section of a page: HTML, Markdown, and text for search. */
export interface PageSection {
  /** Fragment. Empty for the start of the page. */
  id: string
  title: string
  /** Level of the heading. Sections without a heading have 0. */
  level: 0 | 2 | 3 | 4
  html: string
  markdown: string
  text: string
  /** Whether the heading is in the table of contents. */
  isListed?: boolean
}

/** A page before it's written. */
export interface PageDraft {
  title: string
  /** Plain text for search engines. */
  description: string
  /** HTML of the heading: badges and the address of an operation. */
  lead: string
  leadMarkdown: string
  sections: readonly PageSection[]
  /** Samples next to the sections. */
  samples: readonly StaticNode[]
  samplesMarkdown: string
}

/** Entries of the table of contents. */
export type PageToc = readonly TocItem[]
