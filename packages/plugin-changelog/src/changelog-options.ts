import {posix} from 'node:path'
import {type BlogOptions, feedOption, parseBlogOptions} from '@lectern/plugin-blog/posts'
import {defaultExclude} from '@lectern/shared/files/file-matcher'
import {lastUpdateOptions} from '@lectern/shared/files/last-update'
import {markdownOptions} from '@lectern/shared/schema/markdown-options'
import {policyOption} from '@lectern/shared/schema/policy-option'
import {pathField} from '@lectern/shared/schema/path-field'
import {z} from '@lectern/shared/schema/schema'
import {parsePluginOptions} from '@lectern/shared/schema/schema-check'
import {createEditUrlSchema, resolveEditUrl} from '@lectern/shared/files/edit-url'

/** Input of an `editUrl` function for a release. */
export interface ChangelogEditUrlInput {
  /** Folder or file of the changelog, relative to the site root. */
  changelogPath: string
  /**
   * Path of the release in that folder. If the changelog is a single file, the name of that file.
   */
  releasePath: string
  /** Route path of the release. */
  permalink: string
  /** Locale of the page. */
  locale: string
}

const optionsSchema = z.strictObject({
  /** ID of the instance. @default 'default' */
  id: z.string().default('default'),
  /**
   * Changelog file, or a folder with one file per release, relative to the site root.
   *
   * @default 'CHANGELOG.md'
   */
  path: pathField.default('CHANGELOG.md'),
  /** Base path of the changelog. @default 'changelog' */
  routeBasePath: pathField.default('changelog'),
  /** Title of the changelog. @default 'Changelog' */
  title: z.string().default('Changelog'),
  /**
   * Description of the changelog for search engines.
   *
   * @default 'What has changed, release by release.'
   */
  description: z.string().default('What has changed, release by release.'),
  /** Title of the sidebar. @default 'All releases' */
  sidebarTitle: z.string().default('All releases'),
  /** Number of releases in the sidebar, or `'ALL'`. @default 'ALL' */
  sidebarCount: z
    .union([z.int().min(0, 'a non-negative integer'), z.literal('ALL')])
    .default('ALL'),
  /** Number of releases per page of the list, or `'ALL'`. @default 20 */
  releasesPerPage: z.union([z.int().min(1, 'a positive integer'), z.literal('ALL')]).default(20),
  /** Path segment of page numbers, below the base path. @default 'page' */
  pageBasePath: pathField.default('page'),
  /**
   * URL of the repository. Turns `#12` into a link to an issue, and hashes into links to commits.
   */
  repository: z
    .url({protocol: /^https?$/, error: 'a URL such as https://github.com/owner/name'})
    .optional(),
  /** Authors file, relative to the changelog folder. @default 'authors.yml' */
  authorsMapPath: pathField.default('authors.yml'),
  /**
   * URL of the site root in the repository, or a function that returns the edit URL of a release. The
   * path of the file is appended to the URL. Without this option, pages have no “Edit this page” link.
   */
  editUrl: createEditUrlSchema<ChangelogEditUrlInput>().optional(),
  /** Globs of files to read, if `path` is a folder. @default ['**\/*.{md,mdx}'] */
  include: z.array(pathField).default(['**/*.{md,mdx}']),
  /**
   * Globs of files to ignore.
   *
   * @default ['**\/_*.{js,jsx,ts,tsx,md,mdx}', '**\/_*\/**', '**\/*.test.{js,jsx,ts,tsx}', '**\/__tests__/**']
   */
  exclude: z.array(pathField).default([...defaultExclude]),
  /** Policy for authors that the authors file doesn't define. @default 'ignore' */
  onInlineAuthors: policyOption.default('ignore'),
  /** Feed settings, or `false` or `null` for no feeds. */
  feedOptions: feedOption,
  /** Component of the list of releases. @default '@theme/ChangelogList' */
  listComponent: z.string().default('@theme/ChangelogList'),
  /** Component of releases. @default '@theme/ChangelogPage' */
  releaseComponent: z.string().default('@theme/ChangelogPage'),
  ...lastUpdateOptions,
  ...markdownOptions
})

/** The options of the changelog plugin. */
export interface ChangelogPluginOptions extends z.input<typeof optionsSchema> {}

/** {@link ChangelogPluginOptions} with defaults. */
export interface ChangelogOptions extends z.output<typeof optionsSchema> {}

/**
 * Validates options and applies defaults.
 *
 * @throws SiteError `plugin-options-invalid` for each invalid option.
 */
export function parseChangelogOptions(options: unknown): ChangelogOptions {
  return parsePluginOptions(optionsSchema, 'changelog', options)
}

/** Tests whether all releases are in a single file. */
export function isOneFile({path}: Pick<ChangelogOptions, 'path'>): boolean {
  return /\.mdx?$/i.test(path)
}

/** Converts the options to blog options, because a changelog is a blog internally. */
export function createBlogOptions(options: ChangelogOptions): BlogOptions {
  const {editUrl, id, onInlineAuthors, pageBasePath, path, routeBasePath} = options
  const {authorsMapPath, feedOptions} = options
  const {showContributors, showLastUpdateAuthor, showLastUpdateTime} = options
  return parseBlogOptions({
    ...{authorsMapPath, id, onInlineAuthors, pageBasePath, routeBasePath},
    ...{feedOptions, showContributors, showLastUpdateAuthor, showLastUpdateTime},
    path: isOneFile(options) ? posix.dirname(path) : path,
    blogTitle: options.title,
    blogDescription: options.description,
    blogSidebarTitle: options.sidebarTitle,
    blogSidebarCount: options.sidebarCount,
    postsPerPage: options.releasesPerPage,
    blogListComponent: options.listComponent,
    blogPostComponent: options.releaseComponent,
    archiveBasePath: null,
    showReadingTime: false,
    onUntruncatedBlogPosts: 'ignore',
    editUrl: editUrl && createEditUrl(editUrl, options)
  })
}

/**
 * Creates a function that returns edit URLs. If all releases are in a single file, every URL opens
 * that file.
 */
function createEditUrl(
  editUrl: NonNullable<ChangelogOptions['editUrl']>,
  options: ChangelogOptions
): BlogOptions['editUrl'] {
  const {path: changelogPath} = options
  return ({blogPath, permalink, locale}) => {
    const file = isOneFile(options) ? changelogPath : posix.join(changelogPath, blogPath)
    const releasePath = isOneFile(options) ? posix.basename(changelogPath) : blogPath
    return resolveEditUrl(editUrl, file, {changelogPath, releasePath, permalink, locale})
  }
}
