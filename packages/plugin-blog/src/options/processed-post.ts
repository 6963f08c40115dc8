import type {BlogPostSummary} from '@lectern/types'

/** A post that is passed to `processBlogPosts`. */
export interface ProcessedPost {
  /** Slug of the post, unique within its blog. */
  id: string
  /** Title, description and other data of the post. */
  metadata: Omit<BlogPostSummary, 'id' | 'path' | 'date' | 'source' | 'frontMatter'> & {
    /** Route path, without the base URL. */
    permalink: string
    /** Publication date. */
    date: Date
    /** Path of the file, relative to the site root. */
    source: string
    /** Front matter. */
    frontMatter: Readonly<Record<string, unknown>>
  }
}

/** Removes or reorders posts. Return `undefined` to leave them unchanged. */
export type ProcessBlogPosts = (input: {
  /** Posts in the order of lists, including unlisted ones. */
  blogPosts: ProcessedPost[]
}) => readonly ProcessedPost[] | undefined | Promise<readonly ProcessedPost[] | undefined>
