import {z} from '@lectern/shared/schema/schema'
import {createEditUrlSchema, editLocalizedFilesOption} from '@lectern/shared/files/edit-url'
import {defaultExclude} from '@lectern/shared/files/file-matcher'
import {lastUpdateOptions} from '@lectern/shared/files/last-update'
import {markdownOptions} from '@lectern/shared/schema/markdown-options'
import {parsePluginOptions} from '@lectern/shared/schema/schema-check'

/** What an `editUrl` function knows of a Markdown page. */
export interface EditUrlInput {
  /** Folder of the pages, relative to the site folder. */
  pagesDirPath: string
  /** Relative to that folder. */
  pagesPath: string
  permalink: string
  locale: string
}

const optionsSchema = z.strictObject({
  id: z.string().default('default'),
  path: z.string().default('src/pages'),
  routeBasePath: z.string().default('/'),
  include: z.array(z.string()).default(['**/*.{js,jsx,ts,tsx,md,mdx}']),
  exclude: z.array(z.string()).default([...defaultExclude, '**/*.d.ts']),
  editUrl: createEditUrlSchema<EditUrlInput>().optional(),
  editLocalizedFiles: editLocalizedFilesOption,
  ...lastUpdateOptions,
  ...markdownOptions,
  mdxPageComponent: z.string().default('@theme/MDXPage')
})

/** The options of one pages instance with every default filled in. */
export type PagesOptions = z.output<typeof optionsSchema>

/** Complete what an author wrote; throws `SiteError` with all `plugin-options-invalid`. */
export function parsePagesOptions(options: unknown): PagesOptions {
  return parsePluginOptions(optionsSchema, 'pages', options)
}
