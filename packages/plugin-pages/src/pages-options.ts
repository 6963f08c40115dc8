import {pathField} from '@lectern/shared/schema/path-field'
import {frontMatterOptions} from '@lectern/shared/front-matter/own-schema'
import {z} from '@lectern/shared/schema/schema'
import {createEditUrlSchema, editLocalizedFilesOption} from '@lectern/shared/files/edit-url'
import {defaultExclude} from '@lectern/shared/files/file-matcher'
import {lastUpdateOptions} from '@lectern/shared/files/last-update'
import {markdownOptions} from '@lectern/shared/schema/markdown-options'
import {parsePluginOptions} from '@lectern/shared/schema/schema-check'

/** Input of an `editUrl` function for a Markdown page. */
export interface EditUrlInput {
  /** Folder of the pages, relative to the site root. */
  pagesDirPath: string
  /** Path of the file, relative to that folder. */
  pagesPath: string
  /** Route path of the page. In Docusaurus projects, it includes the base URL. */
  permalink: string
  /** Locale of the page. */
  locale: string
}

const optionsSchema = z.strictObject({
  /** ID of the instance. @default 'default' */
  id: z.string().default('default'),
  /** Folder of the pages, absolute or relative to the site root. @default 'src/pages' */
  path: pathField.default('src/pages'),
  /** Base path of the pages. @default '/' */
  routeBasePath: pathField.default('/'),
  /** Globs of files to read, relative to `path`. @default ['**\/*.{js,jsx,ts,tsx,md,mdx}'] */
  include: z.array(pathField).default(['**/*.{js,jsx,ts,tsx,md,mdx}']),
  /**
   * Globs of files to ignore.
   *
   * @default ['**\/_*.{js,jsx,ts,tsx,md,mdx}', '**\/_*\/**', '**\/*.test.{js,jsx,ts,tsx}', '**\/__tests__/**', '**\/*.d.ts']
   */
  exclude: z.array(pathField).default([...defaultExclude, '**/*.d.ts']),
  /**
   * URL of the site root in the repository, or a function that returns the edit URL of a page. The
   * path of the file is appended to the URL. Only Markdown pages have an “Edit this page” link, and
   * only if this option is set.
   */
  editUrl: createEditUrlSchema<EditUrlInput>().optional(),
  /**
   * Whether the edit link of a translated page opens the translation instead of the original file.
   *
   * @default false
   */
  editLocalizedFiles: editLocalizedFilesOption,
  ...lastUpdateOptions,
  ...frontMatterOptions,
  ...markdownOptions,
  /** Component of Markdown pages. @default '@theme/MDXPage' */
  mdxPageComponent: z.string().default('@theme/MDXPage')
})

/** The options of the pages plugin. */
export interface PagesPluginOptions extends z.input<typeof optionsSchema> {}

/** {@link PagesPluginOptions} with defaults. */
export interface PagesOptions extends z.output<typeof optionsSchema> {}

/**
 * Validates options and applies defaults.
 *
 * @throws SiteError `plugin-options-invalid` for each invalid option.
 */
export function parsePagesOptions(options: unknown): PagesOptions {
  return parsePluginOptions(optionsSchema, 'pages', options)
}
