import type {BlogPostSummary} from '@lectern/types'

/** A post as `processBlogPosts` gets it. */
export interface ProcessedPost {
  id: string
  metadata: Omit<BlogPostSummary, 'id' | 'path' | 'date'> & {
    /** Route path, without base URL. */
    permalink: string
    date: Date
    /** Relative to the site folder. */
    source: string
    frontMatter: Readonly<Record<string, unknown>>
  }
}

/** Leaves posts out or puts them into another order; nothing returned means no change. */
export type ProcessBlogPosts = (input: {
  /** In the order of lists, unlisted ones among them. */
  blogPosts: ProcessedPost[]
}) => readonly ProcessedPost[] | undefined | Promise<readonly ProcessedPost[] | undefined>
