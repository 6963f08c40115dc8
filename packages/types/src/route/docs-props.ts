import type {JsonObject} from '../source/json.js'
import type {Pagination} from './pagination.js'
import type {SidebarSlice} from './sidebar.js'

/** A link to another page and its label. */
export interface PageLink {
  /** Route path, without base URL. */
  path: string
  /** Text of the link. */
  label: string
}

/** A tag as pages show it. */
export interface TagLink {
  /** Text of the tag. */
  label: string
  /** Route path of the tag's page. */
  path: string
  /** Description for the tag's page. */
  description?: string
}

/** A tag in a list of tags. */
export interface CountedTag extends TagLink {
  /** Number of pages with the tag. */
  count: number
}

/** An item of the breadcrumbs. */
export interface Breadcrumb {
  /** Text of the item. */
  label: string
  /** Route path. Absent for a category without a page. */
  path?: string
}

/** The banner of a version that isn't released yet or is no longer maintained. */
export type VersionBanner = 'unreleased' | 'unmaintained'

/** The version that a page belongs to. */
export interface DocsVersionProps {
  /** Name of the version, such as `2.0.0` or `current`. */
  name: string
  /** Label for readers. */
  label: string
  /** Whether it's the latest version, at the base path of the docs. */
  isLast: boolean
  /** Banner on its pages. */
  banner?: VersionBanner
  /** Whether pages show a version badge. */
  badge: boolean
  /** Class of every page of the version. */
  className: string
}

/**
 * The versions that contain a page. The size doesn't grow with the number of versions if the page has
 * the same path in all of them.
 */
export interface DocAlternates {
  /**
   * First and last name of each run of versions, in the order of the global data, that have the page at
   * the same path below their own.
   */
  ranges?: readonly (readonly [first: string, last: string])[]
  /** Route paths by version name, if the path differs between versions. Complete. */
  paths?: Readonly<Record<string, string>>
}

/** Props that every page of a docs version has. */
export interface DocsLayoutProps {
  /** ID of the docs instance. */
  pluginId: string
  /** Version of the page. */
  version: DocsVersionProps
  /** Absent if all versions have the page at the same path. */
  alternates?: DocAlternates
  /** Absent for a page without a sidebar. */
  sidebar?: SidebarSlice
  /** Categories above the page, and the page itself. */
  breadcrumbs: readonly Breadcrumb[]
  /** Previous page of the sidebar. */
  previous?: PageLink
  /** Next page of the sidebar. */
  next?: PageLink
}

/** The last update of a page. Each part may be absent. */
export interface LastUpdate {
  /** ISO 8601, UTC. */
  lastUpdatedAt?: string
  /** Name of the author. */
  lastUpdatedBy?: string
}

/** Props of `@theme/DocItem`. Content 0 is the doc. */
export interface DocItemProps extends DocsLayoutProps {
  /** The doc. */
  doc: LastUpdate & {
    /** ID of the doc, unique in its version. */
    id: string
    /** Title from the front matter, else the first heading, else the ID. */
    title: string
    /** Whether the page shows `title` as its heading, because the content has none. */
    showTitle: boolean
    /** Description for search engines. */
    description?: string
    /** Whether the table of contents is hidden. */
    hideTableOfContents: boolean
    /** Minimum heading level in the table of contents. */
    tocMinHeadingLevel?: number
    /** Maximum heading level in the table of contents. */
    tocMaxHeadingLevel?: number
    /** URL of the “Edit this page” link. */
    editUrl?: string
    /** Tags in the order of the front matter. */
    tags: readonly TagLink[]
    /** Whether the doc shows the notice for unlisted pages. */
    unlisted?: boolean
    /** Other fields of the front matter. Only in Docusaurus projects, whose components can read them. */
    frontMatter?: JsonObject
  }
}

/** A card on the page of a category. */
export interface CategoryCard {
  /** Whether the card links to a page or a category. */
  type: 'link' | 'category'
  /** Title of the card. */
  label: string
  /** Route path, or a full URL. */
  path: string
  /** Text below the title. */
  description?: string
  /** Number of items, for a category. */
  count?: number
}

/** Props of `@theme/DocCategoryGeneratedIndexPage`, the generated index of a category. */
export interface DocCategoryGeneratedIndexPageProps extends DocsLayoutProps {
  /** The category and its cards. */
  category: {title: string; description?: string; items: readonly CategoryCard[]}
}

/** Props of `@theme/DocTagsListPage`, which lists all tags of a version. */
export interface DocTagsListPageProps extends DocsLayoutProps {
  /** Tags, sorted by label. */
  tags: readonly CountedTag[]
}

/** A doc on the page of a tag. */
export interface TaggedDoc extends PageLink {
  /** Description of the doc. */
  description?: string
}

/** Props of `@theme/DocTagDocListPage`, which lists the docs with one tag. */
export interface DocTagDocListPageProps extends DocsLayoutProps {
  /** The tag whose docs are listed. */
  tag: CountedTag
  /** Route path of the list of tags. */
  allTagsPath: string
  /** Docs, sorted by label. */
  docs: readonly TaggedDoc[]
  /** Position in the list of pages. Absent if there is only one. */
  pagination?: Pagination
}

/** A doc in global data. */
export interface DocData {
  /** ID of the doc, unique in its version. */
  id: string
  /** Route path. */
  path: string
  /** Label of links to the doc. */
  label: string
  /** ID of the sidebar that its page shows. */
  sidebar?: string
}

/** A version of a docs instance in global data. The size doesn't grow with the number of docs. */
export interface DocsVersionData {
  /** Name of the version, such as `2.0.0` or `current`. */
  name: string
  /** Label for readers. */
  label: string
  /** Whether it's the latest version, at the base path of the docs. */
  isLast: boolean
  /** Route path that all its pages start with. */
  path: string
  /** ID of the doc that the version opens with. */
  mainDocId: string
  /**
   * The main doc, and the docs that the navbar or footer links to by ID. The data file
   * `DocsVersionFile` has all of them.
   */
  docs: readonly DocData[]
  /** IDs of drafts that the navbar or footer links to. */
  draftIds: readonly string[]
  /** First page of each sidebar. */
  sidebars: Readonly<Record<string, {link?: PageLink}>>
}

/** Global data of a docs instance. */
export interface DocsGlobalData {
  /** Base path of the docs, without base URL. */
  path: string
  /** Whether pages show breadcrumbs. */
  breadcrumbs: boolean
  /** Versions: the current one first, then newest first. */
  versions: readonly DocsVersionData[]
}

/** The data file of a version, with every doc in the order of the files. */
export interface DocsVersionFile {
  /** All docs that have a page. */
  docs: readonly DocData[]
  /** IDs of all drafts. */
  draftIds: readonly string[]
}
