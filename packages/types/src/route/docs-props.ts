import type {Pagination} from './pagination.js'
import type {SidebarSlice} from './sidebar.js'

/** A link to another page with the label to show. */
export interface PageLink {
  /** Route path without base URL. */
  path: string
  label: string
}

/** A tag as pages show it. */
export interface TagLink {
  label: string
  path: string
  description?: string
}

/** A tag in a list of tags. */
export interface CountedTag extends TagLink {
  /** How many pages the page of the tag lists. */
  count: number
}

export interface Breadcrumb {
  label: string
  /** Absent for a category without a page of its own. */
  path?: string
}

/** What readers of a version are told: it is not released yet, or no longer looked after. */
export type VersionBanner = 'unreleased' | 'unmaintained'

/** The version that a page belongs to. */
export interface DocsVersionProps {
  name: string
  label: string
  isLast: boolean
  banner?: VersionBanner
  /** Whether pages name their version. */
  badge: boolean
  /** Class of every page of the version. */
  className: string
}

/**
 * In which versions a page exists. Its size does not grow with the versions where they have the page
 * at one place, which is the usual case.
 */
export interface DocAlternates {
  /**
   * First and last name of each row of versions, in the order of the global data, that have the page
   * at the same path below their own.
   */
  ranges?: readonly (readonly [first: string, last: string])[]
  /** Route path by version name, where the place differs between versions; complete. */
  paths?: Readonly<Record<string, string>>
}

/** What every page of a docs version gets. */
export interface DocsLayoutProps {
  pluginId: string
  version: DocsVersionProps
  /** Absent where all versions have the page at the same place, as when there is only one. */
  alternates?: DocAlternates
  /** Absent for a page in no sidebar. */
  sidebar?: SidebarSlice
  breadcrumbs: readonly Breadcrumb[]
  previous?: PageLink
  next?: PageLink
}

/** What a page shows of its last change; each part may be absent. */
export interface LastUpdate {
  /** ISO 8601, UTC. */
  lastUpdatedAt?: string
  lastUpdatedBy?: string
}

/** Props of `@theme/DocItem`; its one content is the document. */
export interface DocItemProps extends DocsLayoutProps {
  doc: LastUpdate & {
    id: string
    /** From the front matter, else the first heading, else the id. */
    title: string
    /** True when the page shows `title` as its heading, since the content opens with none. */
    showTitle: boolean
    description?: string
    hideTableOfContents: boolean
    tocMinHeadingLevel?: number
    tocMaxHeadingLevel?: number
    editUrl?: string
    tags: readonly TagLink[]
    unlisted?: boolean
  }
}

/** A category page's card. */
export interface CategoryCard {
  type: 'link' | 'category'
  label: string
  path: string
  description?: string
  /** Count of entries, for a category. */
  count?: number
}

/** Props of `@theme/DocCategoryGeneratedIndexPage`, the generated index of a category. */
export interface DocCategoryGeneratedIndexPageProps extends DocsLayoutProps {
  category: {title: string; description?: string; items: readonly CategoryCard[]}
}

/** Props of `@theme/DocTagsListPage`, which lists all tags of a version. */
export interface DocTagsListPageProps extends DocsLayoutProps {
  /** In the order of their labels. */
  tags: readonly CountedTag[]
}

/** A document on the page of a tag. */
export interface TaggedDoc extends PageLink {
  description?: string
}

/** Props of `@theme/DocTagDocListPage`, which lists the documents with one tag. */
export interface DocTagDocListPageProps extends DocsLayoutProps {
  tag: CountedTag
  allTagsPath: string
  /** In the order of their labels. */
  docs: readonly TaggedDoc[]
  /** Where the list goes on; absent when all is on one page. */
  pagination?: Pagination
}

/** A document as global data names it. */
export interface DocData {
  id: string
  /** Route path. */
  path: string
  label: string
  /** The sidebar that its page shows. */
  sidebar?: string
}

/** One version of a docs instance, for every page of the site: bounded whatever the count of documents. */
export interface DocsVersionData {
  name: string
  label: string
  isLast: boolean
  /** Route path that all its pages start with. */
  path: string
  mainDocId: string
  /**
   * The main document, and those that the navbar or footer of `themeConfig` name by id; all of them
   * are in a data file, `DocsVersionFile`.
   */
  docs: readonly DocData[]
  /** Documents that the navbar or footer name and that are drafts. */
  draftIds: readonly string[]
  /** First page of each sidebar. */
  sidebars: Readonly<Record<string, {link?: PageLink}>>
}

/** Global data of one docs instance. */
export interface DocsGlobalData {
  path: string
  breadcrumbs: boolean
  /** The one in the docs folder first, then newest first. */
  versions: readonly DocsVersionData[]
}

/** The data file of one version: every document that has a page, in the order of the files. */
export interface DocsVersionFile {
  docs: readonly DocData[]
  draftIds: readonly string[]
}
