import type {StaticNode, TocItem} from '@lectern/types'

/** A section of a page, with HTML, Markdown, and text for search. */
export interface PageSection {
  /** Fragment of the section. Empty for the start of the page. */
  id: string
  title: string
  /** Level of the heading. It's 0 for sections without a heading. */
  level: 0 | 2 | 3 | 4
  html: string
  markdown: string
  text: string
  /** Whether the table of contents includes the heading. */
  isListed?: boolean
}

/** The content of a page without samples. */
export interface ContentDraft {
  title: string
  /** Plain text for search engines. */
  description: string
  /** HTML below the heading, which contains badges and the method and path of an operation. */
  lead: string
  leadMarkdown: string
  sections: readonly PageSection[]
}

/** A page that hasn't been written to a file yet. */
export interface PageDraft extends ContentDraft {
  /** Code samples that are shown next to the sections. */
  samples: readonly StaticNode[]
  samplesMarkdown: string
}

/** Entries of the table of contents. */
export type PageToc = readonly TocItem[]
