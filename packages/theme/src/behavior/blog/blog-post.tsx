import type {BlogPostSummary, LastUpdate} from '@lectern/types'
import {createContext, useContext, type ReactNode} from 'react'

/** The post that parts of it show. */
export interface BlogPostContext {
  post: BlogPostSummary & LastUpdate & {showTitle?: boolean}
  /** Which content of the page is the post, or its excerpt. */
  contentIndex: number
  /** Whether the page is the post's own; else it is one of a list. */
  isBlogPostPage: boolean
}

const PostContext = createContext<BlogPostContext | undefined>(undefined)

/** Gives the parts of a post the post: they take no props, so a site can put them elsewhere. */
export function BlogPostProvider({value, children}: {value: BlogPostContext; children: ReactNode}) {
  return <PostContext value={value}>{children}</PostContext>
}

/** The post around a component. */
export function useBlogPost(): BlogPostContext {
  const context = useContext(PostContext)
  if (!context) throw new Error('The component is used outside of BlogPostItem.')
  return context
}
