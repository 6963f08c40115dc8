/** `@docusaurus/plugin-content-blog/client`: hooks for posts and blogs. */
import {useBaseUrlUtils, usePage} from '@lectern/client'
import {
  type BlogPostContext,
  BlogPostProvider as PostProvider,
  useBlogPost as usePost
} from '@lectern/theme/behavior/blog/blog-post'
import type {BlogPostPageProps} from '@lectern/types'
import type {ReactNode} from 'react'
import {useDateForms} from './earlier-dates.js'
import {describePost} from './post-metadata.js'

export {BlogSidebarItemList} from '../page-parts/theme-parts.js'
export {groupBlogSidebarItemsByYear, useVisibleBlogSidebarItems} from './layout-hooks.js'
export {
  useBlogListPageStructuredData,
  useBlogMetadata,
  useBlogPostStructuredData
} from './structured-data.js'

/** Props of `<BlogPostProvider>`. */
export interface BlogPostProviderProps {
  /** A post in `items`, or the content of a post page. */
  content: {entry: Omit<BlogPostContext, 'isBlogPostPage'>}
  isBlogPostPage?: boolean
  children: ReactNode
}

/** `BlogPostProvider`: provides a post to child components. */
export function BlogPostProvider({
  content,
  isBlogPostPage = false,
  children
}: BlogPostProviderProps) {
  return <PostProvider value={{...content.entry, isBlogPostPage}}>{children}</PostProvider>
}

/** `useBlogPost`: the current post. */
export function useBlogPost() {
  const {post, contentIndex, isBlogPostPage} = usePost()
  const {withBaseUrl} = useBaseUrlUtils()
  const {props, contents} = usePage()
  // Page props are untyped. Only post pages have `previous` and `next`.
  const neighbors = isBlogPostPage ? (props as Partial<BlogPostPageProps>) : {}
  const described = describePost(post, contents[contentIndex], {neighbors, withBaseUrl})
  const metadata = {...described.metadata, formattedDate: useDateForms().formatDate(post.date)}
  return {isBlogPostPage, ...described, metadata}
}
