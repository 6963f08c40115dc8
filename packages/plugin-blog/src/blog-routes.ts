import type {PluginRoutes, SiteConfig} from '@lectern/types'
import {createAuthorRoutes} from './author-routes.js'
import {createBlog} from './blog.js'
import type {BlogOptions} from './blog-options.js'
import {createBlogPaths} from './blog-paths.js'
import {createArchiveRoutes, createListRoutes} from './list-routes.js'
import {type BlogContent, getAuthorsFile} from './load-blog.js'
import {createPost} from './post.js'
import {createPostRoutes} from './post-route.js'
import {createTagRoutes} from './tag-routes.js'

/** Settings that do not come from the content. */
export interface BlogSettings {
  options: BlogOptions
  siteConfig: Pick<SiteConfig, 'url' | 'baseUrl' | 'i18n'>
}

/** Turn the content of one blog into its pages; a blog without files has none. */
export function createBlogRoutes(
  {files, authors, tags, problems}: BlogContent,
  {options, siteConfig}: BlogSettings
): PluginRoutes {
  if (files.length === 0) return {routes: [], problems}
  const paths = createBlogPaths(options)
  const {onInlineAuthors, onInlineTags} = options
  const settings = {
    ...{options, paths, siteConfig},
    authors: {authors, file: getAuthorsFile(options), onInlineAuthors},
    tags: {tagsPath: paths.tags, known: tags, onInlineTags}
  }
  const created = files.map((file) => createPost(file, settings))
  const blog = createBlog({
    plugin: {name: 'blog', id: options.id},
    options,
    paths,
    authors,
    siteConfig,
    posts: created.flatMap(({post}) => (post ? [post] : []))
  })
  return {
    routes: [
      ...createListRoutes(blog),
      ...createPostRoutes(blog),
      ...createArchiveRoutes(blog),
      ...createTagRoutes(blog),
      ...createAuthorRoutes(blog)
    ],
    dataFiles: blog.sidebar.dataFiles,
    problems: [...problems, ...created.flatMap((entry) => entry.problems)]
  }
}
