import {isRecord} from '@lectern/shared/text/unknown-record'
import {innerPathField, pathField} from '@lectern/shared/schema/path-field'
import {frontMatterOptions} from '@lectern/shared/front-matter/own-schema'
import {z} from '@lectern/shared/schema/schema'
import {createEditUrlSchema, editLocalizedFilesOption} from '@lectern/shared/files/edit-url'
import {defaultExclude} from '@lectern/shared/files/file-matcher'
import {lastUpdateOptions} from '@lectern/shared/files/last-update'
import {markdownOptions} from '@lectern/shared/schema/markdown-options'
import {parsePluginOptions} from '@lectern/shared/schema/schema-check'
import {tagsOptions} from '@lectern/shared/pages/tags-file'
import {
  keepName,
  type ParsedNumberPrefix,
  parseNumberPrefix,
  type PrefixParser
} from '../formats/number-prefix.js'
import type {SidebarItemsGenerator} from './sidebar-items-generator.js'

/** Input of an `editUrl` function for a doc. */
export interface EditUrlInput {
  /** Name of the version. */
  version: string
  /** Folder of the version, relative to the site root. */
  versionDocsDirPath: string
  /** Path of the file, relative to that folder. */
  docPath: string
  /** Route path of the doc. In Docusaurus projects, it includes the base URL. */
  permalink: string
  /** Locale of the page. */
  locale: string
}

const prefixFunction = z.custom<(name: string) => ParsedNumberPrefix>(
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
  /** Label of the version. Defaults to its name, or `Next` for `current`. */
  label: z.string().optional(),
  /**
   * Path of the version below `routeBasePath`. Defaults to an empty path for the latest version,
   * `next` for `current`, and the version's name for others. With `git`, it's the docs folder at
   * that commit, relative to the site root.
   */
  path: pathField.optional(),
  /**
   * Banner on the version's pages. Defaults to `none` for the latest version, `unreleased` for newer
   * versions, and `unmaintained` for older ones.
   */
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  /** Whether pages show a version badge. Defaults to `true` if there are several versions. */
  badge: z.boolean().optional(),
  /** CSS class of the version's pages. Defaults to `docs-version-` followed by the name. */
  className: z.string().optional(),
  /** Whether pages of the version have a `noindex` tag for search engines. */
  noIndex: z.boolean().optional(),
  /** Tag, branch or commit that contains the version. The version needs no files and no entry in `versions.json`. */
  git: z.string().min(1, 'a tag, a branch or a commit').optional(),
  /**
   * Version that provides the files that this version's folder doesn't contain, such as `3.x` or
   * `current`. The version needs no entry in `versions.json`.
   */
  extends: z.string().min(1, 'the name of a version').optional(),
  /** Globs of files in the extended version that this version doesn't have, relative to its folder. */
  exclude: z.array(pathField).optional()
})

/** Settings of a version, with defaults. */
export type VersionOptions = z.output<typeof versionSchema>

const versionsSchema = z.record(
  z.string(),
  versionSchema
    .refine(
      (version) => version.git === undefined || version.extends === undefined,
      'either `git` or `extends`'
    )
    .refine(
      (version) => version.exclude === undefined || version.extends !== undefined,
      '`exclude` only together with `extends`'
    )
)

const optionsSchema = z.strictObject({
  /** ID of the instance. @default 'default' */
  id: z
    .string()
    .regex(/^[\w-]+$/, 'a name of letters, digits, `-` and `_`')
    .default('default'),
  /** Folder of the docs, absolute or relative to the site root. @default 'docs' */
  path: pathField.default('docs'),
  /** Base path of the docs. `'/'` puts them at the root of the site. @default 'docs' */
  routeBasePath: pathField.default('docs'),
  /**
   * Sidebars file, relative to the site root, or `false` for no sidebar. By default, a single
   * sidebar is generated from all folders.
   */
  sidebarPath: z.union([pathField, z.literal(false)]).optional(),
  /** Globs of files to read, relative to `path`. @default ['**\/*.{md,mdx}'] */
  include: z.array(pathField).default(['**/*.{md,mdx}']),
  /**
   * Globs of files to ignore.
   *
   * @default ['**\/_*.{js,jsx,ts,tsx,md,mdx}', '**\/_*\/**', '**\/*.test.{js,jsx,ts,tsx}', '**\/__tests__/**']
   */
  exclude: z.array(pathField).default([...defaultExclude]),
  /**
   * URL of the site root in the repository, or a function that returns the edit URL of a doc. The
   * path of the file is appended to the URL. Without this option, pages have no “Edit this page” link.
   */
  editUrl: createEditUrlSchema<EditUrlInput>().optional(),
  /**
   * Whether the edit link of a translated page opens the translation instead of the original file.
   *
   * @default false
   */
  editLocalizedFiles: editLocalizedFilesOption,
  /** Whether the edit links of all versions open the current version's file. @default false */
  editCurrentVersion: z.boolean().default(false),
  /** Whether categories can be collapsed. @default true */
  sidebarCollapsible: z.boolean().default(true),
  /**
   * Whether categories are initially collapsed. By default, they're expanded in versions with up to
   * 24 docs, except in Docusaurus projects.
   */
  sidebarCollapsed: z.boolean().optional(),
  /** Whether pages show breadcrumbs. @default true */
  breadcrumbs: z.boolean().default(true),
  /**
   * Whether number prefixes such as `02-` are removed from IDs and paths, or a function that
   * removes them.
   *
   * @default true
   */
  numberPrefixParser: numberPrefixParser.default(() => parseNumberPrefix),
  /**
   * Generates the items that replace `autogenerated` sidebar items. By default, they follow the
   * folder structure.
   */
  sidebarItemsGenerator: sidebarItemsGenerator.optional(),
  ...lastUpdateOptions,
  ...tagsOptions,
  ...frontMatterOptions,
  ...markdownOptions,
  /** Accepted for compatibility, but has no effect. Override `@theme/DocsRoot` to change the layout of docs. */
  docsRootComponent: z.string().default('@theme/DocsRoot'),
  /** Accepted for compatibility, but has no effect. Override `@theme/DocVersionRoot` instead. */
  docVersionRootComponent: z.string().default('@theme/DocVersionRoot'),
  /** Accepted for compatibility, but has no effect. Override `@theme/DocRoot` instead. */
  docRootComponent: z.string().default('@theme/DocRoot'),
  /** Component of docs. @default '@theme/DocItem' */
  docItemComponent: z.string().default('@theme/DocItem'),
  /** Component of generated category pages. @default '@theme/DocCategoryGeneratedIndexPage' */
  docCategoryGeneratedIndexComponent: z.string().default('@theme/DocCategoryGeneratedIndexPage'),
  /** Component of the list of tags. @default '@theme/DocTagsListPage' */
  docTagsListComponent: z.string().default('@theme/DocTagsListPage'),
  /** Component of a tag's page. @default '@theme/DocTagDocListPage' */
  docTagDocListComponent: z.string().default('@theme/DocTagDocListPage'),
  /**
   * Folder that contains `versions.json`, `versioned_docs` and `versioned_sidebars`, relative to the
   * site root.
   *
   * @default '.'
   */
  versionsPath: innerPathField.default('.'),
  /** Whether to build the current version only. @default false */
  disableVersioning: z.boolean().default(false),
  /** Whether to build the current version. @default true */
  includeCurrentVersion: z.boolean().default(true),
  /** Version at the base path. Defaults to the first one in `versions.json`. */
  lastVersion: z.string().optional(),
  /** Versions to build. Defaults to all of them. */
  onlyIncludeVersions: z.array(z.string()).min(1, 'a list of at least one version').optional(),
  /**
   * Canonical URL of a page: its own URL (`own`), or the URL of the same page in the latest version
   * (`last`).
   *
   * @default 'own'
   */
  canonicalVersion: z.enum(['own', 'last']).default('own'),
  /** Settings of individual versions, by name. @default {} */
  versions: versionsSchema.default({})
})

/** The options of the docs plugin. */
export interface DocsPluginOptions extends z.input<typeof optionsSchema> {}

/** {@link DocsPluginOptions} with defaults. */
export interface DocsOptions extends z.output<typeof optionsSchema> {}

/**
 * Validates options and applies defaults.
 *
 * @throws SiteError `plugin-options-invalid` for each invalid option.
 */
export function parseDocsOptions(options: unknown): DocsOptions {
  return parsePluginOptions(optionsSchema, 'docs', withoutUndefined(options))
}

/** Removes versions without settings. A configuration may only set a version under a condition. */
function withoutUndefined(options: unknown): unknown {
  if (!isRecord(options) || !isRecord(options.versions)) return options
  const set = Object.entries(options.versions).filter(([, version]) => version !== undefined)
  return {...options, versions: Object.fromEntries(set)}
}
