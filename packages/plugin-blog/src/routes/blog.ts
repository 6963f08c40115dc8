import type {BlogLayoutProps, HeadTag, PluginRef, SiteConfig, TranslateText} from '@lectern/types'
import {createPageHead, type PageHeadInput} from '@lectern/shared/pages/page-head'
import type {BlogOptions} from '../options/blog-options.js'
import {createOwnFeedLinks} from '../options/feed-files.js'
import type {BlogPaths} from '../options/blog-paths.js'
import type {AuthorsMap} from '../posts/authors-map.js'
import type {Post} from '../posts/post.js'
import {type BlogSidebar, createBlogSidebar, isListed} from './blog-sidebar.js'

/** A resolved blog, from which routes are created. */
export interface Blog {
  plugin: PluginRef
  options: BlogOptions
  paths: BlogPaths
  authors: AuthorsMap
  siteConfig: SiteConfig
  translate: TranslateText
  /** Tests whether lists show an excerpt of a post. */
  showsExcerpt(post: Post): boolean
  /** All posts, newest first. */
  posts: readonly Post[]
  /** All posts in list order. */
  ordered: readonly Post[]
  /** Listed posts in list order. */
  listed: readonly Post[]
  sidebar: BlogSidebar
  /** Props that all pages except posts have in common. */
  layout: BlogLayoutProps
}

/** Input of `createBlog`. The remaining fields are derived from the posts. */
export type BlogInput = Omit<Blog, 'posts' | 'listed' | 'sidebar' | 'layout'>

/** Creates the data that all pages of a blog share. */
export function createBlog(input: BlogInput): Blog {
  const {options, ordered, paths, plugin} = input
  const posts = options.sortPosts === 'ascending' ? ordered.toReversed() : ordered
  const listed = ordered.filter(isListed)
  const sidebar = createBlogSidebar(ordered, options, plugin.name, input.siteConfig)
  return {
    ...input,
    posts,
    listed,
    sidebar,
    layout: {blogTitle: options.blogTitle, blogPath: paths.blog, sidebar: sidebar.cut()}
  }
}

/** Compares posts. Newer ones come first, and posts with the same date are ordered by file path. */
export function comparePosts(left: Post, right: Post): number {
  const [leftDate, rightDate] = [left.summary.date, right.summary.date]
  if (leftDate !== rightDate) return leftDate < rightDate ? 1 : -1
  const [leftFile, rightFile] = [left.source.file, right.source.file]
  if (leftFile === rightFile) return 0
  return leftFile < rightFile ? -1 : 1
}

/** Data for the head of a list page. */
interface ListHead extends Pick<PageHeadInput, 'title' | 'description' | 'unlisted'> {
  /** Page number, starting at 1. */
  page?: number
}

/**
 * Creates the head of a list page. From the second page on, the title includes the page number,
 * except in Docusaurus projects.
 */
export function createListHead(
  {page = 1, ...list}: ListHead,
  {options, siteConfig, translate}: Blog
): HeadTag[] {
  const numbered = {id: 'theme.common.titleWithPage', message: '{title} – Page {page}'}
  const isNumbered = page > 1 && siteConfig.compatibility !== 'docusaurus'
  const title = isNumbered ? translate(numbered, {title: list.title, page}) : list.title
  return [
    ...createPageHead({...list, title}, siteConfig),
    ...createOwnFeedLinks(options, siteConfig)
  ]
}
