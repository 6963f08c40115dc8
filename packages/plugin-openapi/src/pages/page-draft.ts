import type {StaticNode} from '@lectern/types'

/** A section of a page, with HTML, Markdown, and text for search. */
export interface PageSection {
  /** Fragment of the section. Empty at the start of the page. */
  id: string
  title: string
  /** Level of the heading, or 0 if the section doesn't have one. */
  level: 0 | 2 | 3 | 4
  html: string
  markdown: string
  text: string
  /** Whether the table of contents lists the section. */
  isListed?: boolean
}

/** The content of a page without samples. */
export interface ContentDraft {
  title: string
  /** Plain text for search engines. */
  description: string
  /** HTML below the heading, with the method and path of an operation. */
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
