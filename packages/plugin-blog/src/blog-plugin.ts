import {join} from 'node:path'
import type {Plugin, SiteContext} from '@lectern/types'
import {readMarkdownExtension} from '@lectern/shared/markdown-options'
import {type BlogOptions, parseBlogOptions} from './blog-options.js'
import {createBlogRoutes} from './blog-routes.js'
import {type BlogContent, loadBlog} from './load-blog.js'

/** A blog with authors, tags and lists, from a folder of Markdown files. */
export function blogPlugin(context: SiteContext, options: BlogOptions): Plugin<BlogContent> {
  const {siteConfig, siteDir} = context
  return {
    name: 'blog',
    loadContent: () => loadBlog(context, options),
    createRoutes: (content) => createBlogRoutes(content, {options, siteConfig}),
    extendMarkdown: () => readMarkdownExtension(options),
    getPathsToWatch: () => [join(siteDir, options.path)]
  }
}

blogPlugin.validateOptions = parseBlogOptions
