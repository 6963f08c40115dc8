import {cacheOption, type CacheOption} from './cache-option.js'
import {checkOption} from './check-option.js'
import {hostFilesOption} from './host-files-option.js'
import {completeSecurity, securityOption} from './security-option.js'
import type {HostName} from '../hosts/hosts.js'
import {completeLocales, findLocaleIssues, localesOption} from '../i18n/locales-option.js'
import {createBasePathField, originField} from '../i18n/url-fields.js'
import {type ConfigSource, findFieldPosition} from '@lectern/shared/problems/find-config-position'
import {markdownOption, readMarkdownPolicies} from './markdown-option.js'
import {PEER_KEYS} from './peer-keys.js'
import {policyOption} from '@lectern/shared/schema/policy-option'
import {pathField} from '@lectern/shared/schema/path-field'
import {z} from '@lectern/shared/schema/schema'
import {findNearest} from '@lectern/shared/text/nearest'
import {findNestingIssue} from '@lectern/shared/text/nesting-issue'
import type {
  CheckedEntries,
  PluginEntries,
  PluginEntry,
  PluginOptionsByName,
  PresetEntry,
  PresetOptionsByName,
  SiteConfig,
  UserConfig as AnyUserConfig
} from '@lectern/types'
import {createSchemaError} from '@lectern/shared/schema/schema-check'
import type {SchemaIssue} from '@lectern/shared/schema/validate-options'

const isEntry = (value: unknown): boolean =>
  !value ||
  typeof value === 'string' ||
  typeof value === 'function' ||
  (Array.isArray(value) &&
    value.length <= 2 &&
    (typeof value[0] === 'string' || typeof value[0] === 'function') &&
    (value[1] === undefined || (typeof value[1] === 'object' && value[1] !== null)))

const ENTRY = 'a name, a function, or a [plugin, options] pair'
const pluginEntry = z.custom<PluginEntry>(isEntry, ENTRY)
const presetEntry = z.custom<PresetEntry>(isEntry, ENTRY)

const tagAttributes = z.record(z.string(), z.union([z.string(), z.boolean()]))
const tagOrUrl = z.union([z.string(), tagAttributes])

const headTag = z.strictObject({
  tagName: z.enum(['title', 'meta', 'link', 'script', 'style', 'base', 'noscript', 'html', 'body']),
  attributes: tagAttributes.optional(),
  innerHTML: z.string().optional()
})

const WALKABLE = 'a value without circular references'

function isWalkable(value: unknown): boolean {
  return findNestingIssue(value) === undefined
}

/** Schema of `site.config.*` with all defaults (specification §3 and §5). */
const configSchema = z.strictObject({
  title: z.string().min(1, 'a non-empty string'),
  url: originField,
  /** Makes the configuration and plugins work as in `docusaurus.config.*`. */
  compatibility: z.literal('docusaurus').optional(),
  tagline: z.string().default(''),
  baseUrl: createBasePathField('/docs/').default('/'),
  trailingSlash: z.boolean().optional(),
  favicon: pathField.optional(),
  titleDelimiter: z.string().default('|'),
  noIndex: z.boolean().default(false),
  organizationName: z.string().optional(),
  projectName: z.string().optional(),
  deploymentBranch: z.string().optional(),
  githubHost: z.string().optional(),
  githubPort: z.union([z.string(), z.number().int()]).transform(String).optional(),
  i18n: localesOption,
  onBrokenLinks: policyOption.default('fail'),
  onBrokenAnchors: policyOption.default('warn'),
  onBrokenMarkdownLinks: policyOption.optional(),
  onBrokenMarkdownImages: policyOption.optional(),
  onDuplicateRoutes: policyOption.default('fail'),
  markdown: markdownOption,
  security: securityOption,
  hostFiles: hostFilesOption,
  check: checkOption,
  cache: cacheOption,
  staticDirectories: z.array(pathField).default(['static']),
  headTags: z.array(headTag).default([]),
  stylesheets: z.array(tagOrUrl).default([]),
  scripts: z.array(tagOrUrl).default([]),
  clientModules: z.array(pathField).default([]),
  customFields: z.record(z.string(), z.json()).refine(isWalkable, WALKABLE).default({}),
  presets: z.array(presetEntry).default([]),
  plugins: z.array(pluginEntry).default([]),
  themes: z.array(pluginEntry).default([]),
  themeConfig: z.record(z.string(), z.unknown()).refine(isWalkable, WALKABLE).default({})
})

/** Schema of `site.config.*`, including checks that involve several fields. */
const checkedSchema = configSchema.superRefine(({i18n, baseUrl}, {addIssue}) => {
  for (const {path, message} of findLocaleIssues(i18n, baseUrl))
    addIssue({code: 'custom', path: ['i18n', ...path], message})
})

/** Returns the field that a key of a configuration is, or may be a misspelling of. */
export function nearestField(key: string): string | undefined {
  const fields = Object.keys(configSchema.shape)
  return fields.includes(key) ? key : findNearest(key, fields)
}

/** A valid configuration. */
export interface ParsedConfig {
  siteConfig: SiteConfig
  entries: PluginEntries
  /** Cache settings. They aren't part of `siteConfig`, because they can contain secrets. */
  cache?: CacheOption
  /** Languages in `i18n.localeConfigs`, even if they aren't in `i18n.locales`. */
  configuredLocales: readonly string[]
}

/**
 * Validates a configuration and fills in defaults.
 *
 * @param source - The configuration file, for the positions of problems.
 * @throws SiteError `config-invalid` with every error. For an unknown key, the message contains the
 *   nearest supported key. For an invalid value, it contains the path, the value found and the
 *   value expected.
 */
export function parseConfig(value: unknown, source: ConfigSource): ParsedConfig {
  const result = checkedSchema.safeParse(value)
  if (!result.success) {
    const issues = result.error.issues as readonly SchemaIssue[]
    throw createSchemaError(issues, {
      code: 'config-invalid',
      subject: source.file,
      value,
      schema: configSchema,
      peerKeys: PEER_KEYS,
      locate: (path) => findFieldPosition(path, source)
    })
  }
  const {i18n: locales, presets, plugins, themes, markdown: content, cache, ...config} = result.data
  const {security} = value as {security?: unknown}
  const siteConfig = {
    ...config,
    ...readMarkdownPolicies(content.hooks, config),
    markdown: content,
    security: completeSecurity(config.security, security, config.hostFiles),
    i18n: completeLocales(locales, config.baseUrl)
    // `themeConfig` can be anything until its theme has validated it.
  } as unknown as SiteConfig
  return {
    siteConfig: Object.freeze(siteConfig),
    entries: {presets, plugins, themes},
    ...(cache && {cache}),
    configuredLocales: Object.keys(locales.localeConfigs)
  }
}

/** The configuration of a site, before validation. Invalid values are reported as `config-invalid`. */
export interface UserConfig extends AnyUserConfig {
  /**
   * Hosts to write headers and redirects files for.
   *
   * @default []
   */
  hostFiles?: HostName[]
}

/**
 * Returns a configuration unchanged. Use it in a configuration file to add types: `export default
 * defineConfig({…})`.
 *
 * @param config - Configuration of the site.
 */
export function defineConfig<
  const Presets extends PresetEntry[],
  const Plugins extends PluginEntry[],
  const Themes extends PluginEntry[]
>(
  config: Omit<UserConfig, 'presets' | 'plugins' | 'themes'> & {
    presets?: CheckedEntries<Presets, PresetOptionsByName>
    plugins?: CheckedEntries<Plugins, PluginOptionsByName>
    themes?: CheckedEntries<Themes, PluginOptionsByName>
  }
): UserConfig
export function defineConfig(config: UserConfig): UserConfig {
  return config
}
