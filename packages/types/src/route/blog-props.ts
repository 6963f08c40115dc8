import type {CountedTag, LastUpdate, PageLink, TagLink} from './docs-props.js'
import type {Pagination} from './pagination.js'
import type {SidebarOmission} from './sidebar.js'

/** The author of a post. */
export interface BlogAuthor {
  /** Full name. */
  name: string
  /** Job title or role. */
  title?: string
  /** Description for the author's page. Posts don't show it. */
  description?: string
  /** URL that the name links to if the author has no page. */
  url?: string
  /** URL of the avatar. */
  imageUrl?: string
  /** Key in `authors.yml`. Absent for an inline author. */
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

/** A post as lists and pages show it. */
export interface BlogPostSummary {
  /** Slug of the post, unique in its blog. */
  id: string
  /** Title of the post. */
  title: string
  /** Route path. */
  path: string
  /** ISO 8601, UTC. Empty for a release whose changelog has no dates. */
  date: string
  /** Whether lists show only the part above the truncate marker. */
  hasExcerpt: boolean
  /** Whether the reading time is shown. */
  showReadingTime: boolean
  /** Minutes, if the site computes the reading time. Otherwise it follows from the word count. */
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
  /** Whether lists omit the post. */
  unlisted?: boolean
  /** Set for a post whose date is in the future, which only a development server shows. */
  isScheduled?: boolean
}

/** Props that every page of a blog has. */
export interface BlogLayoutProps {
  /** Title of the blog. */
  blogTitle: string
  /** Route path of the blog. */
  blogPath: string
  /** List of posts in the sidebar. */
  sidebar: BlogSidebarProps
}

/** A post as one line of a list. */
export interface DatedLink extends PageLink {
  /** Day in UTC, such as `2026-01-31`. Empty for a release whose changelog has no dates. */
  date: string
}

/** The sidebar of a blog. A page holds the whole list if it is short, otherwise a slice of it. */
export interface BlogSidebarProps {
  /** Heading of the list. */
  title: string
  /** Posts, newest first. */
  items: readonly DatedLink[]
  /** Name of the data file with the whole list (`DatedLink[]`). Absent if `items` is complete. */
  dataName?: string
  /** Number of newer and older posts that `items` leaves out. */
  omitted?: SidebarOmission
}

/** Props of `@theme/BlogPostPage`. Content 0 is the post. */
export interface BlogPostPageProps extends BlogLayoutProps {
  /** The post, with the settings of its page. */
  post: BlogPostSummary &
    LastUpdate & {
      showTitle: boolean
      hideTableOfContents: boolean
      tocMinHeadingLevel?: number
      tocMaxHeadingLevel?: number
    }
  /** The post before this one in lists: the newer one, unless the blog lists the oldest first. */
  previous?: PostNeighbor
  /** The post after this one in lists. */
  next?: PostNeighbor
}

/** A link to the previous or next post. */
export interface PostNeighbor extends PageLink {
  /** Whether the post was published later. */
  isNewer: boolean
}

/** Props of `@theme/BlogListPage`. Content n belongs to post n. */
export interface BlogListPageProps extends BlogLayoutProps {
  /** Heading of the page. Absent for a page without one. */
  title?: string
  /** Description for search engines. */
  description?: string
  /** Posts on this page of the list. */
  posts: readonly BlogPostSummary[]
  /** Position in the list of pages. */
  pagination: Pagination
}

/** Props of `@theme/ChangelogPage`: a release, or an extra page of the changelog. Content 0 is the page. */
export interface ChangelogPageProps extends Omit<BlogPostPageProps, 'post'> {
  /** The release or page. */
  post: Omit<BlogPostPageProps['post'], 'date'> & {
    /** Release date: ISO 8601, UTC. Absent for extra pages. */
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
  /** All tags with their counts. */
  tags: readonly CountedTag[]
}

/** Props of `@theme/BlogTagsPostsPage`. Content n belongs to post n. */
export interface BlogTagsPostsPageProps extends BlogLayoutProps {
  /** The tag whose posts are listed. */
  tag: CountedTag
  /** Route path of the list of tags. */
  allTagsPath: string
  /** Posts on this page of the list. */
  posts: readonly BlogPostSummary[]
  /** Position in the list of pages. */
  pagination: Pagination
}

/** Props of `@theme/Blog/Pages/BlogAuthorsListPage`. */
export interface BlogAuthorsListPageProps extends BlogLayoutProps {
  /** Authors with the number of their posts. */
  authors: readonly (BlogAuthor & {count: number})[]
}

/** Props of `@theme/Blog/Pages/BlogAuthorsPostsPage`. Content n belongs to post n. */
export interface BlogAuthorsPostsPageProps extends BlogLayoutProps {
  /** The author whose posts are listed. */
  author: BlogAuthor & {count: number}
  /** Route path of the list of authors. */
  allAuthorsPath: string
  /** Posts on this page of the list. */
  posts: readonly BlogPostSummary[]
  /** Position in the list of pages. */
  pagination: Pagination
}

/** Props of `@theme/MDXPage`. Content 0 is the page. */
export interface MDXPageProps extends LastUpdate {
  /** Title of the page. */
  title: string
  /** Whether the page shows `title` as its heading, because the content has none. */
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
  /** Whether the page shows the notice for unlisted pages. */
  unlisted?: boolean
}
