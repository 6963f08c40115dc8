import {z} from '@lectern/shared/schema/schema'
import {createEditUrlSchema, editLocalizedFilesOption} from '@lectern/shared/files/edit-url'
import {defaultExclude} from '@lectern/shared/files/file-matcher'
import {lastUpdateOptions} from '@lectern/shared/files/last-update'
import {markdownOptions} from '@lectern/shared/schema/markdown-options'
import {policyOption} from '@lectern/shared/schema/policy-option'
import {parsePluginOptions} from '@lectern/shared/schema/schema-check'
import {tagsOptions} from '@lectern/shared/pages/tags-file'
import {feedOption} from './feed/feed-options.js'
import type {ProcessBlogPosts} from './processed-post.js'
import type {ReadingTime} from './reading-time.js'

/** What an `editUrl` function knows of a post. */
export interface EditUrlInput {
  /** Folder of the blog, relative to the site folder. */
  blogDirPath: string
  /** Relative to that folder. */
  blogPath: string
  permalink: string
  locale: string
}

const countOrAll = z.union([z.int().min(0, 'a count'), z.literal('ALL')])

/** Theme components that show the pages of a blog, by option. */
const componentOptions = {
  blogListComponent: z.string().default('@theme/BlogListPage'),
  blogPostComponent: z.string().default('@theme/BlogPostPage'),
  blogArchiveComponent: z.string().default('@theme/BlogArchivePage'),
  blogTagsListComponent: z.string().default('@theme/BlogTagsListPage'),
  blogTagsPostsComponent: z.string().default('@theme/BlogTagsPostsPage'),
  blogAuthorsListComponent: z.string().default('@theme/Blog/Pages/BlogAuthorsListPage'),
  blogAuthorsPostsComponent: z.string().default('@theme/Blog/Pages/BlogAuthorsPostsPage')
}

const optionsSchema = z.strictObject({
  id: z.string().default('default'),
  path: z.string().default('blog'),
  routeBasePath: z.string().default('blog'),
  blogTitle: z.string().default('Blog'),
  blogDescription: z.string().default('Blog'),
  blogSidebarCount: countOrAll.default(5),
  blogSidebarTitle: z.string().default('Recent posts'),
  postsPerPage: z.union([z.int().min(1, 'a count above 0'), z.literal('ALL')]).default(10),
  sortPosts: z.enum(['descending', 'ascending']).default('descending'),
  showReadingTime: z.boolean().default(true),
  readingTime: z
    .custom<ReadingTime>((value) => typeof value === 'function', 'a function')
    .optional(),
  truncateMarker: z
    .custom<RegExp>(
      (value) => value instanceof RegExp,
      'a regular expression such as /<!-- more -->/'
    )
    .optional(),
  ...lastUpdateOptions,
  ...tagsOptions,
  ...markdownOptions,
  editUrl: createEditUrlSchema<EditUrlInput>().optional(),
  editLocalizedFiles: editLocalizedFilesOption,
  ...componentOptions,
  processBlogPosts: z
    .custom<ProcessBlogPosts>((value) => typeof value === 'function', 'a function')
    .optional(),
  feedOptions: feedOption,
  authorsMapPath: z.string().default('authors.yml'),
  authorsBasePath: z.string().default('authors'),
  archiveBasePath: z.string().nullable().default('archive'),
  pageBasePath: z.string().default('page'),
  include: z.array(z.string()).default(['**/*.{md,mdx}']),
  exclude: z.array(z.string()).default([...defaultExclude]),
  onUntruncatedBlogPosts: policyOption.default('warn'),
  onInlineAuthors: policyOption.default('ignore')
})

/** The options of one blog with every default filled in. */
export type BlogOptions = z.output<typeof optionsSchema>

/** Complete what an author wrote; throws `SiteError` with all `plugin-options-invalid`. */
export function parseBlogOptions(options: unknown): BlogOptions {
  return parsePluginOptions(optionsSchema, 'blog', options)
}
