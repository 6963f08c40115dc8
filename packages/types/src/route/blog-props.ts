import type {CountedTag, LastUpdate, PageLink, TagLink} from './docs-props.js'
import type {Pagination} from './pagination.js'
import type {SidebarOmission} from './sidebar.js'

export interface BlogAuthor {
  name: string
  title?: string
  /** Shown on the pages of authors; posts do not carry it. */
  description?: string
  url?: string
  imageUrl?: string
  /** Key in `authors.yml`; absent for an author written inline. */
  key?: string
  /** The author's own page. */
  page?: string
  socials?: readonly SocialLink[]
}

/** Where else an author can be found. */
export interface SocialLink {
  /** Name of the platform. */
  label: string
  href: string
}

/** A post as lists and pages show it. */
export interface BlogPostSummary {
  id: string
  title: string
  path: string
  /** ISO 8601, UTC; empty for a release whose changelog has no dates. */
  date: string
  /** Whether the post is cut at a truncate marker in lists. */
  hasExcerpt: boolean
  showReadingTime: boolean
  /** Minutes, where a function of the site counts them; else the count of words says it. */
  readingTime?: number
  description?: string
  authors: readonly BlogAuthor[]
  tags: readonly TagLink[]
  image?: string
  editUrl?: string
  unlisted?: boolean
}

export interface BlogLayoutProps {
  blogTitle: string
  blogPath: string
  sidebar: BlogSidebarProps
}

/** A post as one line of a list. */
export interface DatedLink extends PageLink {
  /** `2026-01-31`, the day in UTC; empty for a release whose changelog has no dates. */
  date: string
}

/** The posts beside every page of a blog: all of a short list, a part of a long one. */
export interface BlogSidebarProps {
  title: string
  /** Newest first. */
  items: readonly DatedLink[]
  /** Name of the data file that holds the whole list (`DatedLink[]`); absent when `items` does. */
  dataName?: string
  /** How many newer and older posts `items` leaves out. */
  omitted?: SidebarOmission
}

/** Props of `@theme/BlogPostPage`; its one content is the post. */
export interface BlogPostPageProps extends BlogLayoutProps {
  post: BlogPostSummary &
    LastUpdate & {
      showTitle: boolean
      hideTableOfContents: boolean
      tocMinHeadingLevel?: number
      tocMaxHeadingLevel?: number
    }
  /** The post that stands before this one in the lists: the newer one unless the oldest come first. */
  previous?: PostNeighbour
  /** The post that stands after it. */
  next?: PostNeighbour
}

/** A post beside another one. */
export interface PostNeighbour extends PageLink {
  /** Whether it was published later. */
  isNewer: boolean
}

/** Props of `@theme/BlogListPage`; content n belongs to post n. */
export interface BlogListPageProps extends BlogLayoutProps {
  title: string
  description?: string
  posts: readonly BlogPostSummary[]
  pagination: Pagination
}

/** Props of `@theme/ChangelogPage`, a release or a page beside the releases; its one content is the page. */
export interface ChangelogPageProps extends Omit<BlogPostPageProps, 'post'> {
  post: Omit<BlogPostPageProps['post'], 'date'> & {
    /** Of releases: ISO 8601, UTC. */
    date?: string
  }
}

/** Props of `@theme/BlogArchivePage`. */
export interface BlogArchivePageProps extends BlogLayoutProps {
  posts: readonly DatedLink[]
}

/** Props of `@theme/BlogTagsListPage`. */
export interface BlogTagsListPageProps extends BlogLayoutProps {
  tags: readonly CountedTag[]
}

/** Props of `@theme/BlogTagsPostsPage`; content n belongs to post n. */
export interface BlogTagsPostsPageProps extends BlogLayoutProps {
  tag: CountedTag
  allTagsPath: string
  posts: readonly BlogPostSummary[]
  pagination: Pagination
}

/** Props of `@theme/Blog/Pages/BlogAuthorsListPage`. */
export interface BlogAuthorsListPageProps extends BlogLayoutProps {
  authors: readonly (BlogAuthor & {count: number})[]
}

/** Props of `@theme/Blog/Pages/BlogAuthorsPostsPage`; content n belongs to post n. */
export interface BlogAuthorsPostsPageProps extends BlogLayoutProps {
  author: BlogAuthor & {count: number}
  allAuthorsPath: string
  posts: readonly BlogPostSummary[]
  pagination: Pagination
}

/** Props of `@theme/MDXPage`; its one content is the page. */
export interface MDXPageProps extends LastUpdate {
  title: string
  showTitle: boolean
  hideTableOfContents: boolean
  tocMinHeadingLevel?: number
  tocMaxHeadingLevel?: number
  editUrl?: string
  wrapperClassName?: string
  unlisted?: boolean
}
