import type {BlogPostSummary} from '@lectern/types'

/** A post in the input of `processBlogPosts`. */
export interface ProcessedPost {
  /** Slug of the post, unique in its blog. */
  id: string
  /** Title, description and other data of the post. */
  metadata: Omit<BlogPostSummary, 'id' | 'path' | 'date'> & {
    /** Route path, without base URL. */
    permalink: string
    /** Publication date. */
    date: Date
    /** Path of the file relative to the site root. */
    source: string
    /** Front matter. */
    frontMatter: Readonly<Record<string, unknown>>
  }
}

/** Removes or reorders posts. Returning `undefined` keeps them unchanged. */
export type ProcessBlogPosts = (input: {
  /** Posts in list order, including unlisted ones. */
  blogPosts: ProcessedPost[]
}) => readonly ProcessedPost[] | undefined | Promise<readonly ProcessedPost[] | undefined>
