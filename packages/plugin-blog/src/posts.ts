/** What another kind of dated pages, such as a changelog, is built from. */
export {type BlogOptions, parseBlogOptions} from './blog-options.js'
export {type BlogSettings, createBlogRoutes} from './blog-routes.js'
export {feedOption} from './feed/feed-options.js'
export {makeFeeds} from './feed/make-feeds.js'
export {type BlogContent, loadAuthors} from './load-blog.js'
export type {Post} from './post.js'
export {postFrontMatterSchema} from './post-front-matter.js'
