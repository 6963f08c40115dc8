import type {BlogPostSummary, LastUpdate} from '@lectern/types'
import {createContext, useContext, type ReactNode} from 'react'

/** The post of a component tree. */
export interface BlogPostContext {
  post: BlogPostSummary & LastUpdate & {showTitle?: boolean}
  /** Index of the page's content with the post or its excerpt. */
  contentIndex: number
  /** Whether this is the post's own page, and not a list. */
  isBlogPostPage: boolean
}

const PostContext = createContext<BlogPostContext | undefined>(undefined)

/** Provides the post to its components. They have no props, so sites can move them. */
export function BlogPostProvider({value, children}: {value: BlogPostContext; children: ReactNode}) {
  return <PostContext value={value}>{children}</PostContext>
}

/** Returns the post that contains a component. */
export function useBlogPost(): BlogPostContext {
  const context = useContext(PostContext)
  if (!context) throw new Error('The component is used outside of BlogPostItem.')
  return context
}
