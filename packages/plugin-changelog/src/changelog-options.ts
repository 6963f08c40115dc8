import {posix} from 'node:path'
import {type BlogOptions, feedOption, parseBlogOptions} from '@lectern/plugin-blog/posts'
import {defaultExclude} from '@lectern/shared/files/file-matcher'
import {lastUpdateOptions} from '@lectern/shared/files/last-update'
import {markdownOptions} from '@lectern/shared/schema/markdown-options'
import {policyOption} from '@lectern/shared/schema/policy-option'
import {z} from '@lectern/shared/schema/schema'
import {parsePluginOptions} from '@lectern/shared/schema/schema-check'
import {createEditUrlSchema, resolveEditUrl} from '@lectern/shared/files/edit-url'

/** What an `editUrl` function knows of a release. */
export interface ChangelogEditUrlInput {
  /** Of the changelog: its folder, or its one file; relative to the site folder. */
  changelogPath: string
  /** Relative to that folder; of one file its name. */
  releasePath: string
  permalink: string
  locale: string
}

const optionsSchema = z.strictObject({
  id: z.string().default('default'),
  path: z.string().default('CHANGELOG.md'),
  routeBasePath: z.string().default('changelog'),
  title: z.string().default('Changelog'),
  description: z.string().default('What has changed, release by release.'),
  sidebarTitle: z.string().default('All releases'),
  sidebarCount: z.union([z.int().min(0, 'a count'), z.literal('ALL')]).default('ALL'),
  releasesPerPage: z.union([z.int().min(1, 'a count above 0'), z.literal('ALL')]).default(20),
  pageBasePath: z.string().default('page'),
  repository: z
    .url({protocol: /^https?$/, error: 'an address such as https://github.com/owner/name'})
    .optional(),
  authorsMapPath: z.string().default('authors.yml'),
  editUrl: createEditUrlSchema<ChangelogEditUrlInput>().optional(),
  include: z.array(z.string()).default(['**/*.{md,mdx}']),
  exclude: z.array(z.string()).default([...defaultExclude]),
  onInlineAuthors: policyOption.default('ignore'),
  feedOptions: feedOption,
  listComponent: z.string().default('@theme/ChangelogList'),
  releaseComponent: z.string().default('@theme/ChangelogPage'),
  ...lastUpdateOptions,
  ...markdownOptions
})

/** The options of one changelog with every default filled in. */
export type ChangelogOptions = z.output<typeof optionsSchema>

/** Complete what an author wrote; throws `SiteError` with all `plugin-options-invalid`. */
export function parseChangelogOptions(options: unknown): ChangelogOptions {
  return parsePluginOptions(optionsSchema, 'changelog', options)
}

/** Whether all releases stand in one file. */
export function isOneFile({path}: Pick<ChangelogOptions, 'path'>): boolean {
  return /\.mdx?$/i.test(path)
}

/** The options of the blog that a changelog is. */
export function createBlogOptions(options: ChangelogOptions): BlogOptions {
  const {editUrl, id, onInlineAuthors, pageBasePath, path, routeBasePath} = options
  const {authorsMapPath, feedOptions, showLastUpdateAuthor, showLastUpdateTime} = options
  return parseBlogOptions({
    ...{authorsMapPath, id, onInlineAuthors, pageBasePath, routeBasePath},
    ...{feedOptions, showLastUpdateAuthor, showLastUpdateTime},
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

/** A release of a file is edited in that file, not in what was cut out of it. */
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
