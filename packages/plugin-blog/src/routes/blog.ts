import type {BlogLayoutProps, HeadTag, PluginRef, SiteConfig, TranslateText} from '@lectern/types'
import {createPageHead, type PageHeadInput} from '@lectern/shared/pages/page-head'
import type {BlogOptions} from '../options/blog-options.js'
import type {BlogPaths} from '../options/blog-paths.js'
import {createFeedLinks} from '../options/feed-files.js'
import type {AuthorsMap} from '../posts/authors-map.js'
import type {Post} from '../posts/post.js'
import {type BlogSidebar, createBlogSidebar} from './blog-sidebar.js'

/** One resolved blog, as input for its routes. */
export interface Blog {
  plugin: PluginRef
  options: BlogOptions
  paths: BlogPaths
  authors: AuthorsMap
  siteConfig: SiteConfig
  translate: TranslateText
  /** Whether lists show the beginning of a post. */
  showsExcerpt(post: Post): boolean
  /** All posts, newest first. */
  posts: readonly Post[]
  /** All posts in the order in which lists show them. */
  ordered: readonly Post[]
  /** Listed posts, in their order. */
  listed: readonly Post[]
  sidebar: BlogSidebar
  /** For pages that aren't posts. */
  layout: BlogLayoutProps
}

/** The parts of a blog that are given; the rest follows from its posts. */
export type BlogInput = Omit<Blog, 'posts' | 'listed' | 'sidebar' | 'layout'>

/** Puts together what the pages of a blog have in common. */
export function createBlog(input: BlogInput): Blog {
  const {options, ordered, paths, plugin} = input
  const posts = options.sortPosts === 'ascending' ? ordered.toReversed() : ordered
  const isListed = ({summary}: Post) => !summary.unlisted
  const sidebar = createBlogSidebar(posts.filter(isListed), options, plugin.name)
  return {
    ...input,
    posts,
    listed: ordered.filter(isListed),
    sidebar,
    layout: {blogTitle: options.blogTitle, blogPath: paths.blog, sidebar: sidebar.cut()}
  }
}

/** Sorts the newer post first, and posts with the same date by their files. */
export function comparePosts(left: Post, right: Post): number {
  const [leftDate, rightDate] = [left.summary.date, right.summary.date]
  if (leftDate !== rightDate) return leftDate < rightDate ? 1 : -1
  const [leftFile, rightFile] = [left.source.file, right.source.file]
  if (leftFile === rightFile) return 0
  return leftFile < rightFile ? -1 : 1
}

/** Head fields of a list. */
interface ListHead extends Pick<PageHeadInput, 'title' | 'description' | 'unlisted'> {
  /** 1-based. */
  page?: number
}

/** The head of a list: pages after the first say their number. */
export function createListHead(
  {page = 1, ...list}: ListHead,
  {options, siteConfig, translate}: Blog
): HeadTag[] {
  const numbered = {id: 'theme.common.titleWithPage', message: '{title} – Page {page}'}
  const title = page > 1 ? translate(numbered, {title: list.title, page}) : list.title
  return [...createPageHead({...list, title}, siteConfig), ...createFeedLinks(options, siteConfig)]
}
