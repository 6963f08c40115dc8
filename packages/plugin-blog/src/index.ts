import {blogPlugin} from './blog-plugin.js'

export {blogPlugin} from './blog-plugin.js'
export {parseBlogOptions as validateOptions} from './blog-options.js'
export type {BlogOptions, BlogPluginOptions, EditUrlInput} from './blog-options.js'
export type {CreateFeedItems, FeedItem, FeedItemsInput} from './feed/feed-item.js'
export type {BlogContent} from './load-blog.js'
export type {ProcessBlogPosts, ProcessedPost} from './processed-post.js'
export type {ReadingTime, ReadingTimeInput} from './reading-time.js'
export default blogPlugin
