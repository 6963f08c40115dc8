import {z} from '@lectern/shared/schema/schema'
import {createEditUrlSchema, editLocalizedFilesOption} from '@lectern/shared/files/edit-url'
import {defaultExclude} from '@lectern/shared/files/file-matcher'
import {lastUpdateOptions} from '@lectern/shared/files/last-update'
import {markdownOptions} from '@lectern/shared/schema/markdown-options'
import {parsePluginOptions} from '@lectern/shared/schema/schema-check'
import {tagsOptions} from '@lectern/shared/pages/tags-file'
import {keepName, parseNumberPrefix, type PrefixParser} from './number-prefix.js'
import type {SidebarItemsGenerator} from './sidebar-items-generator.js'

/** What an `editUrl` function knows of a document. */
export interface EditUrlInput {
  version: string
  /** Folder of the version, relative to the site folder. */
  versionDocsDirPath: string
  /** Relative to the folder of the version. */
  docPath: string
  permalink: string
  locale: string
}

/** What a number prefix parser of an author gives. */
interface FoundPrefix {
  filename: string
  numberPrefix?: number
}

const prefixFunction = z.custom<(name: string) => FoundPrefix>(
  (value) => typeof value === 'function',
  'a function'
)

const numberPrefixParser = z
  .union([z.boolean(), prefixFunction])
  .transform((value): PrefixParser => {
    if (typeof value === 'boolean') return value ? parseNumberPrefix : keepName
    return (name) => {
      const {filename, numberPrefix} = value(name)
      return {name: filename, number: numberPrefix}
    }
  })

const sidebarItemsGenerator = z.custom<SidebarItemsGenerator>(
  (value) => typeof value === 'function',
  'a function'
)

const versionSchema = z.strictObject({
  label: z.string().optional(),
  path: z.string().optional(),
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  badge: z.boolean().optional(),
  className: z.string().optional(),
  noIndex: z.boolean().optional()
})

/** What a configuration says of one version. */
export type VersionOptions = z.output<typeof versionSchema>

const optionsSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[\w-]+$/, 'a word of letters, digits, `-` and `_`')
    .default('default'),
  path: z.string().default('docs'),
  routeBasePath: z.string().default('docs'),
  sidebarPath: z.union([z.string(), z.literal(false)]).optional(),
  include: z.array(z.string()).default(['**/*.{md,mdx}']),
  exclude: z.array(z.string()).default([...defaultExclude]),
  editUrl: createEditUrlSchema<EditUrlInput>().optional(),
  editLocalizedFiles: editLocalizedFilesOption,
  editCurrentVersion: z.boolean().default(false),
  sidebarCollapsible: z.boolean().default(true),
  sidebarCollapsed: z.boolean().default(true),
  breadcrumbs: z.boolean().default(true),
  numberPrefixParser: numberPrefixParser.default(() => parseNumberPrefix),
  sidebarItemsGenerator: sidebarItemsGenerator.optional(),
  ...lastUpdateOptions,
  ...tagsOptions,
  ...markdownOptions,
  docItemComponent: z.string().default('@theme/DocItem'),
  docCategoryGeneratedIndexComponent: z.string().default('@theme/DocCategoryGeneratedIndexPage'),
  docTagsListComponent: z.string().default('@theme/DocTagsListPage'),
  docTagDocListComponent: z.string().default('@theme/DocTagDocListPage'),
  versionsPath: z.string().default('.'),
  disableVersioning: z.boolean().default(false),
  includeCurrentVersion: z.boolean().default(true),
  lastVersion: z.string().optional(),
  onlyIncludeVersions: z.array(z.string()).min(1, 'a list of at least one version').optional(),
  canonicalVersion: z.enum(['own', 'last']).default('own'),
  versions: z.record(z.string(), versionSchema).default({})
})

/** The options of one docs instance with every default filled in. */
export type DocsOptions = z.output<typeof optionsSchema>

/** Complete what an author wrote; throws `SiteError` with all `plugin-options-invalid`. */
export function parseDocsOptions(options: unknown): DocsOptions {
  return parsePluginOptions(optionsSchema, 'docs', options)
}
