import {pathField} from '@lectern/shared/schema/path-field'
import {frontMatterOptions} from '@lectern/shared/front-matter/own-schema'
import {z} from '@lectern/shared/schema/schema'
import {createEditUrlSchema, editLocalizedFilesOption} from '@lectern/shared/files/edit-url'
import {defaultExclude} from '@lectern/shared/files/file-matcher'
import {lastUpdateOptions} from '@lectern/shared/files/last-update'
import {markdownOptions} from '@lectern/shared/schema/markdown-options'
import {policyOption} from '@lectern/shared/schema/policy-option'
import {parsePluginOptions} from '@lectern/shared/schema/schema-check'
import {tagsOptions} from '@lectern/shared/pages/tags-file'
import {feedOption} from './feed-options.js'
import type {ProcessBlogPosts} from './processed-post.js'
import type {ReadingTime} from './reading-time.js'

/** Input of an `editUrl` function for a post. */
export interface EditUrlInput {
  /** Folder of the blog, relative to the site root. */
  blogDirPath: string
  /** Path of the file, relative to that folder. */
  blogPath: string
  /** Route path of the post. In Docusaurus projects, it includes the base URL. */
  permalink: string
  /** Locale of the page. */
  locale: string
}

const countOrAll = z.union([z.int().min(0, 'a non-negative integer'), z.literal('ALL')])

/** Options for the theme components of a blog's pages. */
const componentOptions = {
  /** Component of lists of posts. @default '@theme/BlogListPage' */
  blogListComponent: z.string().default('@theme/BlogListPage'),
  /** Component of posts. @default '@theme/BlogPostPage' */
  blogPostComponent: z.string().default('@theme/BlogPostPage'),
  /** Component of the archive. @default '@theme/BlogArchivePage' */
  blogArchiveComponent: z.string().default('@theme/BlogArchivePage'),
  /** Component of the list of tags. @default '@theme/BlogTagsListPage' */
  blogTagsListComponent: z.string().default('@theme/BlogTagsListPage'),
  /** Component of a tag's page. @default '@theme/BlogTagsPostsPage' */
  blogTagsPostsComponent: z.string().default('@theme/BlogTagsPostsPage'),
  /** Component of the list of authors. @default '@theme/Blog/Pages/BlogAuthorsListPage' */
  blogAuthorsListComponent: z.string().default('@theme/Blog/Pages/BlogAuthorsListPage'),
  /** Component of an author's page. @default '@theme/Blog/Pages/BlogAuthorsPostsPage' */
  blogAuthorsPostsComponent: z.string().default('@theme/Blog/Pages/BlogAuthorsPostsPage')
}

const optionsSchema = z.strictObject({
  /** ID of the instance. @default 'default' */
  id: z.string().default('default'),
  /** Folder of the posts, absolute or relative to the site root. @default 'blog' */
  path: pathField.default('blog'),
  /** Base path of the blog. `'/'` puts it at the root of the site. @default 'blog' */
  routeBasePath: pathField.default('blog'),
  /** Title of the blog. @default 'Blog' */
  blogTitle: z.string().default('Blog'),
  /** Description of the blog for search engines. @default 'Blog' */
  blogDescription: z.string().default('Blog'),
  /** Number of posts in the sidebar, or `'ALL'`. @default 5 */
  blogSidebarCount: countOrAll.default(5),
  /** Title of the sidebar. @default 'Recent posts' */
  blogSidebarTitle: z.string().default('Recent posts'),
  /** Number of posts per page of a list, or `'ALL'`. @default 10 */
  postsPerPage: z.union([z.int().min(1, 'a positive integer'), z.literal('ALL')]).default(10),
  /** Order of posts. @default 'descending' */
  sortPosts: z.enum(['descending', 'ascending']).default('descending'),
  /** Whether posts show their reading time. @default true */
  showReadingTime: z.boolean().default(true),
  /** Computes the reading time of a post. By default, it's one minute per 200 words. */
  readingTime: z
    .custom<ReadingTime>((value) => typeof value === 'function', 'a function')
    .optional(),
  /** Marker that ends the excerpt of a post in lists. Defaults to `<!-- truncate -->`. */
  truncateMarker: z
    .custom<RegExp>(
      (value) => value instanceof RegExp,
      'a regular expression such as /<!-- more -->/'
    )
    .optional(),
  /**
   * Policy for posts with a future date: `schedule` publishes them with the first build after that
   * date, `publish` immediately. The default in Docusaurus projects is `publish`.
   *
   * @default 'schedule'
   */
  futurePosts: z.enum(['schedule', 'publish']).optional(),
  ...lastUpdateOptions,
  ...tagsOptions,
  ...frontMatterOptions,
  ...markdownOptions,
  /**
   * URL of the site root in the repository, or a function that returns the edit URL of a post. The
   * path of the file is appended to the URL. Without this option, pages have no “Edit this page” link.
   */
  editUrl: createEditUrlSchema<EditUrlInput>().optional(),
  /**
   * Whether the edit link of a translated page opens the translation instead of the original file.
   *
   * @default false
   */
  editLocalizedFiles: editLocalizedFilesOption,
  ...componentOptions,
  /** Removes or reorders posts before pages are created. */
  processBlogPosts: z
    .custom<ProcessBlogPosts>((value) => typeof value === 'function', 'a function')
    .optional(),
  /** Feed settings, or `false` or `null` for no feeds. */
  feedOptions: feedOption,
  /** Authors file, relative to the blog folder. @default 'authors.yml' */
  authorsMapPath: pathField.default('authors.yml'),
  /** Path of the author pages, below the base path. @default 'authors' */
  authorsBasePath: pathField.default('authors'),
  /** Path of the archive, below the base path, or `null` for no archive. @default 'archive' */
  archiveBasePath: pathField.nullable().default('archive'),
  /** Path segment before page numbers, relative to the list. @default 'page' */
  pageBasePath: pathField.default('page'),
  /** Globs of files to read, relative to `path`. @default ['**\/*.{md,mdx}'] */
  include: z.array(pathField).default(['**/*.{md,mdx}']),
  /**
   * Globs of files to ignore.
   *
   * @default ['**\/_*.{js,jsx,ts,tsx,md,mdx}', '**\/_*\/**', '**\/*.test.{js,jsx,ts,tsx}', '**\/__tests__/**']
   */
  exclude: z.array(pathField).default([...defaultExclude]),
  /** Policy for posts without a truncate marker. @default 'warn' */
  onUntruncatedBlogPosts: policyOption.default('warn'),
  /** Policy for authors that the authors file doesn't define. @default 'ignore' */
  onInlineAuthors: policyOption.default('ignore')
})

/** The options of the blog plugin. */
export interface BlogPluginOptions extends z.input<typeof optionsSchema> {}

/** {@link BlogPluginOptions} with defaults. */
export interface BlogOptions extends z.output<typeof optionsSchema> {}

/**
 * Validates options and applies defaults.
 *
 * @throws SiteError `plugin-options-invalid` for each invalid option.
 */
export function parseBlogOptions(options: unknown): BlogOptions {
  return parsePluginOptions(optionsSchema, 'blog', options)
}
