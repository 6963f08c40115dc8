import {blogPlugin} from './blog-plugin.js'

export {blogPlugin} from './blog-plugin.js'
export {parseBlogOptions as validateOptions} from './blog-options.js'
export type {BlogOptions, EditUrlInput} from './blog-options.js'
export type {BlogContent} from './load-blog.js'
export default blogPlugin
