import type {BlogPostSummary, LastUpdate} from '@lectern/types'
import {createContext, useContext, type ReactNode} from 'react'

/** The post that a component tree renders. */
export interface BlogPostContext {
  post: BlogPostSummary & LastUpdate & {showTitle?: boolean}
  /** Index of the post, or its excerpt, in the page's contents. */
  contentIndex: number
  /** Whether this is the post's own page rather than a list. */
  isBlogPostPage: boolean
}

const PostContext = createContext<BlogPostContext | undefined>(undefined)

/** Provides the post to the components inside. They take no props, so sites can rearrange them. */
export function BlogPostProvider({value, children}: {value: BlogPostContext; children: ReactNode}) {
  return <PostContext value={value}>{children}</PostContext>
}

/** Returns the post that the calling component is part of. */
export function useBlogPost(): BlogPostContext {
  const context = useContext(PostContext)
  if (!context) throw new Error('The component is used outside of BlogPostItem.')
  return context
}
