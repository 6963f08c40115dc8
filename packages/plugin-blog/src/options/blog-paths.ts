import {joinRoutePath} from '@lectern/shared/url/url-path'
import type {BlogOptions} from './blog-options.js'

/** Route paths of the main pages of a blog. */
export interface BlogPaths {
  blog: string
  tags: string
  authors: string
  /** Not set if the blog has no archive. */
  archive?: string
}

/** Returns the route paths of a blog. */
export function createBlogPaths(options: BlogOptions): BlogPaths {
  const blog = joinRoutePath(options.routeBasePath)
  return {
    blog,
    tags: joinRoutePath(blog, options.tagsBasePath),
    authors: joinRoutePath(blog, options.authorsBasePath),
    archive:
      options.archiveBasePath === null ? undefined : joinRoutePath(blog, options.archiveBasePath)
  }
}
