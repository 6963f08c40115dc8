import {asWritten} from '@lectern/shared/front-matter/text-values'
import type {HtmlTags, PluginRoutes, SiteConfig, TranslateText} from '@lectern/types'
import type {BlogOptions} from '../options/blog-options.js'
import {createBlogPaths} from '../options/blog-paths.js'
import {createSiteFeedLinks} from '../options/feed-files.js'
import {type BlogContent, getAuthorsFile} from '../posts/load-blog.js'
import {type CreatedPosts, createPost, type Post} from '../posts/post.js'
import {createAuthorRoutes} from './author-routes.js'
import {comparePosts, createBlog} from './blog.js'
import {createArchiveRoutes, createListRoutes} from './list-routes.js'
import {createPostRoutes} from './post-route.js'
import {createTagRoutes} from './tag-routes.js'

/** Settings that don't depend on the content. */
export interface BlogSettings {
  /** Name of the plugin that creates the pages. */
  plugin: string
  options: BlogOptions
  siteConfig: SiteConfig
  /** Translates strings. If omitted, they aren't translated. */
  translate?: TranslateText
  /** Compares posts, with newer ones first. By default, compares dates, then paths. */
  compare?(left: Post, right: Post): number
  /** Whether to include posts without a date. Their date is an empty string. */
  isDateOptional?: boolean
  /** Time of the build (ISO 8601). If omitted, no post is treated as a future one. */
  now?: string
  /** Whether scheduled posts are included. They have a label. */
  showsScheduled?: boolean
  /** Tests whether lists show an excerpt of a post. Defaults to `true` for all posts. */
  showsExcerpt?(post: Post): boolean
}

/** Errors after which a blog has fewer authors than its authors file. */
const AUTHOR_ERRORS: ReadonlySet<string> = new Set(['data-file-invalid', 'authors-invalid'])

/** Creates the posts of a blog from its files, in list order. */
export function createPosts(
  {files, authors, authorsFile, tags, problems}: BlogContent,
  {options, siteConfig, compare = comparePosts, ...rest}: BlogSettings
): CreatedPosts {
  const paths = createBlogPaths(options)
  const {onInlineAuthors, onInlineTags} = options
  const settings = {
    ...{options, paths, siteConfig},
    ...{isDateOptional: rest.isDateOptional, now: rest.now, showsScheduled: rest.showsScheduled},
    authors: {
      ...{authors, onInlineAuthors},
      file: authorsFile ?? getAuthorsFile(options),
      isMissing: authorsFile === undefined,
      isInvalid: problems.some(
        ({code, position}) => AUTHOR_ERRORS.has(code) && position?.file === authorsFile
      )
    },
    tags: {
      ...{tagsPath: paths.tags, known: tags, onInlineTags},
      marksKnown: siteConfig.compatibility === 'docusaurus'
    }
  }
  const created = files.map((file) => createPost(file, settings))
  const posts = created.flatMap(({post}) => post ?? []).sort(compare)
  return {
    posts: options.sortPosts === 'ascending' ? posts.toReversed() : posts,
    problems: created.flatMap(({problems}) => problems)
  }
}

/** Creates the links to the feeds on every page of a Docusaurus project. */
export function createFeedTags(content: BlogContent, settings: BlogSettings): HtmlTags {
  if (content.files.length === 0) return {}
  const options = {...settings.options, ...content.strings}
  return {headTags: createSiteFeedLinks(options, settings.siteConfig)}
}

/** Creates the pages of a blog. A blog without posts still has a list page. */
export function createBlogRoutes(content: BlogContent, settings: BlogSettings): PluginRoutes {
  const {siteConfig, translate = asWritten} = settings
  const options = {...settings.options, ...content.strings}
  if (content.isMissing) return {routes: [], problems: content.problems}
  const created = content.created ?? createPosts(content, settings)
  const blog = createBlog({
    plugin: {name: settings.plugin, id: options.id},
    options,
    paths: createBlogPaths(options),
    authors: content.authors,
    siteConfig,
    translate,
    ordered: created.posts,
    showsExcerpt: settings.showsExcerpt ?? (() => true)
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
    problems: [...content.problems, ...created.problems]
  }
}
