import type {BlogPostSummary, SiteConfig} from '@lectern/types'
import type {ProcessedPost} from './processed-post.js'

/** An item of a feed. All URLs are absolute. */
export interface FeedItem {
  /** Title. */
  title: string
  /** Permanent ID. Feed readers use it to recognize the item. */
  id: string
  /** URL of the post. */
  link: string
  /** Publication date. */
  date: Date
  /** Short description. */
  description?: string
  /** Content, as HTML. */
  content?: string
  /** URL of an image. */
  image?: string
  /** Authors. */
  author?: {name?: string; email?: string; link?: string}[]
  /** Tags. */
  category?: {name?: string}[]
}

/** A post that is passed to `createFeedItems`. */
export interface FeedPost extends BlogPostSummary {
  /** Title, description and other data of the post. `permalink` includes the base URL. */
  metadata: ProcessedPost['metadata']
}

/** Input of a `createFeedItems` function. */
export interface FeedItemsInput {
  /** The newest posts, up to the limit, newest first. In Docusaurus projects, the first posts of the list. */
  blogPosts: readonly FeedPost[]
  /** Configuration of the site. */
  siteConfig: SiteConfig
  /** Creates the default items for posts. */
  defaultCreateFeedItems(input: {
    blogPosts: readonly BlogPostSummary[]
    siteConfig?: SiteConfig
  }): Promise<FeedItem[]>
}

/** Creates the items of feeds. */
export type CreateFeedItems = (
  input: FeedItemsInput
) => readonly FeedItem[] | Promise<readonly FeedItem[]>
