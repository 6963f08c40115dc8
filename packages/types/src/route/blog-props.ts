import type {JsonObject} from '../source/json.js'
import type {CountedTag, LastUpdate, PageLink, TagLink} from './docs-props.js'
import type {Pagination} from './pagination.js'
import type {SidebarOmission} from './sidebar.js'

/** The author of a post. */
export interface BlogAuthor {
  /** Full name. Empty if the author only has an image. */
  name: string
  /** Job title or role. */
  title?: string
  /** Description for the author's page. It isn't shown on posts. */
  description?: string
  /** URL that the name links to if the author doesn't have a page. */
  url?: string
  /** Email address. Used in feeds and structured data. */
  email?: string
  /** URL of the avatar. */
  imageUrl?: string
  /** Key in `authors.yml`. Absent for inline authors. */
  key?: string
  /** Route path of the author's page. */
  page?: string
  /** Links to the author's profiles on other sites. */
  socials?: readonly SocialLink[]
}

/** A link to an author's profile on another site. */
export interface SocialLink {
  /** Name of the platform. */
  label: string
  /** URL of the profile. */
  href: string
}

/** A post, as shown in lists and on its own page. */
export interface BlogPostSummary {
  /** Slug of the post. It's unique in its blog. */
  id: string
  /** Title of the post. */
  title: string
  /** Route path. */
  path: string
  /** Date in ISO 8601, UTC. Empty for releases in a changelog without dates. */
  date: string
  /** Whether lists only show the content before the truncate marker. */
  hasExcerpt: boolean
  /** Whether the reading time is shown. */
  showReadingTime: boolean
  /**
   * Reading time in minutes. Set if the site computes it. By default, it's based on the word count.
   */
  readingTime?: number
  /** Description for lists and search engines. */
  description?: string
  /** Authors in the order of the front matter. */
  authors: readonly BlogAuthor[]
  /** Tags in the order of the front matter. */
  tags: readonly TagLink[]
  /** URL or path of the social image. */
  image?: string
  /** URL of the “Edit this page” link. */
  editUrl?: string
  /** Whether the post is hidden from lists. */
  unlisted?: boolean
  /** Set if the post's date is in the future. Scheduled posts are shown only in development. */
  isScheduled?: boolean
  /** Path of the file, relative to the site root. Set only in Docusaurus projects. */
  source?: string
  /**
   * Other front matter fields. They're set only in Docusaurus projects, where components may use
   * them.
   */
  frontMatter?: JsonObject
}

/** Props of all blog pages. */
export interface BlogLayoutProps {
  /** Title of the blog. */
  blogTitle: string
  /** Route path of the blog. */
  blogPath: string
  /** List of posts in the sidebar. */
  sidebar: BlogSidebarProps
}

/** A post in a plain list of links. */
export interface DatedLink extends PageLink {
  /** Date in UTC, such as `2026-01-31`. Empty for releases in a changelog without dates. */
  date: string
}

/**
 * The sidebar of a blog. It contains the complete list of posts if the list is short, and a part of
 * it otherwise.
 */
export interface BlogSidebarProps {
  /** Heading of the list. */
  title: string
  /** Posts, newest first. */
  items: readonly DatedLink[]
  /**
   * Name of the data file with the complete list (`DatedLink[]`). Absent if `items` is complete.
   */
  dataName?: string
  /** Number of newer and older posts that `items` doesn't contain. */
  omitted?: SidebarOmission
}

/** Props of `@theme/BlogPostPage`. The first content is the post. */
export interface BlogPostPageProps extends BlogLayoutProps {
  /** The post and its page settings. */
  post: BlogPostSummary &
    LastUpdate & {
      showTitle: boolean
      hideTableOfContents: boolean
      tocMinHeadingLevel?: number
      tocMaxHeadingLevel?: number
    }
  /** The previous post in the list. It's newer, unless the blog lists the oldest post first. */
  previous?: PostNeighbor
  /** The next post in the list. */
  next?: PostNeighbor
}

/** A link to the previous or next post. */
export interface PostNeighbor extends PageLink {
  /** Whether this post was published later than the current one. */
  isNewer: boolean
}

/**
 * Props of `@theme/BlogListPage`. Each item in the content belongs to the post at the same index.
 */
export interface BlogListPageProps extends BlogLayoutProps {
  /** Heading of the page, if it has one. */
  title?: string
  /** Description for search engines. */
  description?: string
  /** Posts on this page of the list. */
  posts: readonly BlogPostSummary[]
  /** Position in the list of pages. */
  pagination: Pagination
}

/**
 * Props of `@theme/ChangelogPage`: a release, or an additional page of the changelog. The first
 * content is the page.
 */
export interface ChangelogPageProps extends Omit<BlogPostPageProps, 'post'> {
  /** The release or page. */
  post: Omit<BlogPostPageProps['post'], 'date'> & {
    /** Release date: ISO 8601, UTC. Absent for additional pages. */
    date?: string
  }
}

/** Props of `@theme/BlogArchivePage`. */
export interface BlogArchivePageProps extends BlogLayoutProps {
  /** All posts, newest first. */
  posts: readonly DatedLink[]
}

/** Props of `@theme/BlogTagsListPage`. */
export interface BlogTagsListPageProps extends BlogLayoutProps {
  /** All tags and how many posts they have. */
  tags: readonly CountedTag[]
}

/**
 * Props of `@theme/BlogTagsPostsPage`. Each item in the content belongs to the post at the same
 * index.
 */
export interface BlogTagsPostsPageProps extends BlogLayoutProps {
  /** The tag whose posts are listed. */
  tag: CountedTag
  /** Route path of the tag list. */
  allTagsPath: string
  /** Posts on this page of the list. */
  posts: readonly BlogPostSummary[]
  /** Position in the list of pages. */
  pagination: Pagination
}

/** Props of `@theme/Blog/Pages/BlogAuthorsListPage`. */
export interface BlogAuthorsListPageProps extends BlogLayoutProps {
  /** Authors and how many posts they have. */
  authors: readonly (BlogAuthor & {count: number})[]
}

/**
 * Props of `@theme/Blog/Pages/BlogAuthorsPostsPage`. Each item in the content belongs to the post
 * at the same index.
 */
export interface BlogAuthorsPostsPageProps extends BlogLayoutProps {
  /** The author whose posts are listed. */
  author: BlogAuthor & {count: number}
  /** Route path of the author list. */
  allAuthorsPath: string
  /** Posts on this page of the list. */
  posts: readonly BlogPostSummary[]
  /** Position in the list of pages. */
  pagination: Pagination
}

/** Props of `@theme/MDXPage`. The first content is the page. */
export interface MDXPageProps extends LastUpdate {
  /** Title of the page. */
  title: string
  /** Whether the page shows `title` as its heading, because the content doesn't start with one. */
  showTitle: boolean
  /** Whether the table of contents is hidden. */
  hideTableOfContents: boolean
  /** Minimum heading level in the table of contents. */
  tocMinHeadingLevel?: number
  /** Maximum heading level in the table of contents. */
  tocMaxHeadingLevel?: number
  /** URL of the “Edit this page” link. */
  editUrl?: string
  /** Class of the element around the page. */
  wrapperClassName?: string
  /** Whether the page shows a notice that it's unlisted. */
  unlisted?: boolean
}
