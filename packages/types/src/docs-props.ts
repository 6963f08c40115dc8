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

export interface Breadcrumb {
  label: string
  /** Absent for a category without a page of its own. */
  path?: string
}

/** What every page of a docs version gets. */
export interface DocsLayoutProps {
  pluginId: string
  version: {name: string; label: string; isLast: boolean}
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

/** Props of `@theme/DocPage`; its one content is the document. */
export interface DocPageProps extends DocsLayoutProps {
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

/** Props of `@theme/DocCategoryPage`, the generated index of a category. */
export interface DocCategoryPageProps extends DocsLayoutProps {
  category: {title: string; description?: string; items: readonly CategoryCard[]}
}

/** Global data of one docs instance: bounded whatever the count of documents. */
export interface DocsGlobalData {
  path: string
  breadcrumbs: boolean
  versions: readonly {
    name: string
    label: string
    isLast: boolean
    path: string
    mainDocId: string
    /** First page of each sidebar. */
    sidebars: Readonly<Record<string, {link?: PageLink}>>
    /** Only the documents that the navbar or footer of `themeConfig` name by id. */
    docs: Readonly<Record<string, {path: string; label: string; sidebar?: string}>>
  }[]
}
