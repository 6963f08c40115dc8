import type {BlogPluginOptions} from './options/blog-options.js'
import {blogPlugin} from './blog-plugin.js'

export {blogPlugin} from './blog-plugin.js'
export {parseBlogOptions as validateOptions} from './options/blog-options.js'
export type {BlogOptions, BlogPluginOptions, EditUrlInput} from './options/blog-options.js'
export type {CreateFeedItems, FeedItem, FeedItemsInput} from './options/feed-item.js'
export type {BlogContent} from './posts/load-blog.js'
export type {ProcessBlogPosts, ProcessedPost} from './options/processed-post.js'
export type {ReadingTime, ReadingTimeInput} from './options/reading-time.js'
export type {BlogProblemCode} from './problem-catalog.js'

declare module '@lectern/types' {
  interface PluginOptionsByName {
    blog: BlogPluginOptions
    '@lectern/plugin-blog': BlogPluginOptions
  }
}

export default blogPlugin
