import {joinRoutePath} from '@lectern/shared/url/url-path'
import type {BlogOptions} from './blog-options.js'

/** Route paths of a blog's own pages. */
export interface BlogPaths {
  blog: string
  tags: string
  authors: string
  /** Absent when the blog has no archive. */
  archive?: string
}

/** Finds where the pages of a blog go. */
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
