import type {JsonObject} from '../source/json.js'
import type {Pagination} from './pagination.js'
import type {SidebarSlice} from './sidebar.js'

/** A link to a page, with its label. */
export interface PageLink {
  /** Route path, without base URL. */
  path: string
  /** Text of the link. */
  label: string
}

/** A tag of a page. */
export interface TagLink {
  /** Text of the tag. */
  label: string
  /** Route path of the tag's page. */
  path: string
  /** Description for the tag's page. */
  description?: string
  /** Set if the tags file defines the tag, in Docusaurus projects only. */
  inline?: false
}

/** A tag and how many pages have it. */
export interface CountedTag extends TagLink {
  /** Number of pages with the tag. */
  count: number
}

/** An item in the breadcrumbs. */
export interface Breadcrumb {
  /** Text of the item. */
  label: string
  /** Route path. Absent for categories without a page. */
  path?: string
}

/** The banner of a version that isn't released yet or is no longer maintained. */
export type VersionBanner = 'unreleased' | 'unmaintained'

/** The version that a page belongs to. */
export interface DocsVersionProps {
  /** Name of the version, such as `2.0.0` or `current`. */
  name: string
  /** Label shown to readers. */
  label: string
  /** Whether it's the latest version. The latest version is at the base path of the docs. */
  isLast: boolean
  /** Banner on pages of the version. */
  banner?: VersionBanner
  /** Whether pages have a version badge. */
  badge: boolean
  /** Class on every page of the version. */
  className: string
}

/**
 * The versions that contain a page. If the page has the same path in all of them, the size of this
 * data doesn't depend on the number of versions.
 */
export interface DocAlternates {
  /**
   * Ranges of versions that have the page at the same relative path. Each range consists of its
   * first and last version, in the order of the global data.
   */
  ranges?: readonly (readonly [first: string, last: string])[]
  /** Route path in each version. Set if the relative path differs between versions. */
  paths?: Readonly<Record<string, string>>
}

/** Props of all docs pages. */
export interface DocsLayoutProps {
  /** ID of the docs instance. */
  pluginId: string
  /** Version of the page. */
  version: DocsVersionProps
  /** Versions that contain the page. Absent if all of them have it at the same relative path. */
  alternates?: DocAlternates
  /** Sidebar of the page. Absent if the page has none. */
  sidebar?: SidebarSlice
  /** Parent categories of the page, and the page itself. */
  breadcrumbs: readonly Breadcrumb[]
  /** Previous page in the sidebar. */
  previous?: PageLink
  /** Next page in the sidebar. */
  next?: PageLink
}

/** The history of a page. All fields are optional. */
export interface LastUpdate {
  /** Date of the last update in ISO 8601, UTC. */
  lastUpdatedAt?: string
  /** Name of the last author. */
  lastUpdatedBy?: string
  /** Names of everyone who changed the page, starting with the last author. */
  contributors?: readonly string[]
}

/** Props of `@theme/DocItem`. The first content is the doc. */
export interface DocItemProps extends DocsLayoutProps {
  /** The doc. */
  doc: LastUpdate & {
    /** ID of the doc. It's unique in its version. */
    id: string
    /** Title from the front matter, the first heading or the ID. */
    title: string
    /**
     * Whether the page shows `title` as its heading, because the content doesn't start with one.
     */
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
    /** Whether the page shows a notice that it's unlisted. */
    unlisted?: boolean
    /** Path of the file, relative to the site root. Set only in Docusaurus projects. */
    source?: string
    /** Path within the version, with a leading slash. Set only in Docusaurus projects. */
    slug?: string
    /** Folder of the file within the version. Set only in Docusaurus projects. */
    sourceDirName?: string
    /** Position among its siblings. Set only in Docusaurus projects. */
    sidebarPosition?: number
    /** The front matter. Set only in Docusaurus projects, where components may use it. */
    frontMatter?: JsonObject
  }
}

/** A card on a category page. */
export interface CategoryCard {
  /** Whether the card links to a page or a category. */
  type: 'link' | 'category'
  /** Title of the card. */
  label: string
  /** Route path, or a full URL. */
  path: string
  /** Text below the title. */
  description?: string
  /** Number of items in a category. */
  count?: number
  /** Data for the site's own components. */
  customProps?: JsonObject
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

/** A doc on a tag page. */
export interface TaggedDoc extends PageLink {
  /** Description of the doc. */
  description?: string
}

/** Props of `@theme/DocTagDocListPage`, which lists the docs with a tag. */
export interface DocTagDocListPageProps extends DocsLayoutProps {
  /** The tag whose docs are listed. */
  tag: CountedTag
  /** Route path of the tag list. */
  allTagsPath: string
  /** Docs, sorted by label. */
  docs: readonly TaggedDoc[]
  /** Position in the list of pages. Absent if there's only one page. */
  pagination?: Pagination
}

/** A doc in global data. */
export interface DocData {
  /** ID of the doc. It's unique in its version. */
  id: string
  /** Route path. */
  path: string
  /** Label for links to the doc. */
  label: string
  /** ID of the sidebar on the doc's page. */
  sidebar?: string
}

/** A version of a docs instance in global data. Its size doesn't depend on the number of docs. */
export interface DocsVersionData {
  /** Name of the version, such as `2.0.0` or `current`. */
  name: string
  /** Label shown to readers. */
  label: string
  /** Whether it's the latest version, at the base path of the docs. */
  isLast: boolean
  /** Base path of the version's pages. */
  path: string
  /** ID of the version's first page. */
  mainDocId: string
  /**
   * The main doc, and docs that the navbar or footer links to by ID. The data file of the version
   * contains the complete list (`DocsVersionFile`).
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
  /** Versions: the current one first, followed by the others from newest to oldest. */
  versions: readonly DocsVersionData[]
}

/** The data file of a version, with all docs in file order. */
export interface DocsVersionFile {
  /** All docs with a page. */
  docs: readonly DocData[]
  /** IDs of all drafts. */
  draftIds: readonly string[]
}
