import type {BlogPostSummary, SiteConfig} from '@lectern/types'

/** An entry of a feed. All addresses are full ones. */
export interface FeedItem {
  title: string
  /** Never changes, for readers know an entry by it. */
  id: string
  link: string
  date: Date
  description?: string
  /** HTML. */
  content?: string
  image?: string
  author?: {name?: string; email?: string; link?: string}[]
  category?: {name?: string}[]
}

/** What a site's own function for the entries of its feeds gets. */
export interface FeedItemsInput {
  /** Those within the limit, newest first. */
  blogPosts: readonly BlogPostSummary[]
  siteConfig: SiteConfig
  defaultCreateFeedItems(input: {
    blogPosts: readonly BlogPostSummary[]
    siteConfig?: SiteConfig
  }): Promise<FeedItem[]>
}

/** Makes the entries of a site's feeds instead of the plugin. */
export type CreateFeedItems = (
  input: FeedItemsInput
) => readonly FeedItem[] | Promise<readonly FeedItem[]>
