import fs from 'node:fs'
import type {AdaptedConfig} from '@lectern/types'
import {adaptAlgolia} from './algolia-config.js'
import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'
import {labelDocs} from './doc-labels.js'
import {rootLinks} from './root-links.js'
import {type ReleaseLine, readDeclaredRelease} from './declared-release.js'
import {hasFutureFlag} from './future-flags.js'
import {adaptImageHook} from './image-hook.js'
import {convertLooseValues} from './loose-values.js'
import {describeUnused, findUnusedFlags} from './unused-flags.js'
import {hasStyleLayers, sortsMediaQueries, withPrismTheme} from './style-defaults.js'

/** Paths of fields that are ignored without a warning because they have no effect in Lectern. */
const SILENT: readonly string[] = ['future', 'storage', 'baseUrlIssueBanner']

/** Unsupported fields that change the output, each with a hint on what to do instead. */
const REPORTED: Readonly<Record<string, string>> = {
  webpack: 'Code is bundled with esbuild. Replace webpack loaders with code or a plugin.',
  ssrTemplate: 'Use `headTags`, `scripts` or `@theme/Root` instead of the template.'
}

/**
 * Returns whether a configuration is for Docusaurus, based on its filename and `compatibility`
 * field. A file with a different name, which `--config` specifies, is for Docusaurus if the project
 * uses it.
 *
 * @param file - Name of the configuration file, without its folder.
 * @param siteDir - Absolute path of the project.
 */
export function isForeignConfig(config: UnknownRecord, file: string, siteDir: string): boolean {
  if (file.startsWith('docusaurus') || config.compatibility === 'docusaurus') return true
  return !file.startsWith('site.') && usesDocusaurus(siteDir)
}

function usesDocusaurus(siteDir: string): boolean {
  const names = fs.existsSync(siteDir) ? fs.readdirSync(siteDir) : []
  if (names.some((name) => name.startsWith('site.config.'))) return false
  const hasConfig = names.some((name) => name.startsWith('docusaurus.config.'))
  return hasConfig || readDeclaredRelease(siteDir) !== undefined
}

/**
 * Removes the fields of a Docusaurus configuration that Lectern doesn't support. Validation checks
 * the remaining fields later.
 *
 * @param file - Name of the configuration file, for messages.
 * @param siteDir - Absolute path of the project.
 */
export function adaptConfig(value: UnknownRecord, file: string, siteDir: string): AdaptedConfig {
  const release = readDeclaredRelease(siteDir)
  const known = SILENT.reduce(
    (config, field) => without(config, field.split('.')),
    convertLooseValues(value)
  )
  const reported = Object.entries(REPORTED).filter(
    ([field]) => at(known, field.split('.')) !== undefined
  )
  const config = Object.keys(REPORTED).reduce((left, field) => without(left, [field]), known)
  return {
    config: {
      ...withoutCode(
        withPrismTheme(withAdaptedTheme(adaptImageHook(withDefaults(config, value, release))))
      ),
      compatibility: 'docusaurus'
    },
    hasStyleLayers: hasStyleLayers(value, release),
    sortsMediaQueries: sortsMediaQueries(value, release),
    problems: [
      ...reported.map(([field, hint]) => describeUnused(field, file, hint)),
      ...findUnusedFlags(value, file)
    ]
  }
}

/** Docusaurus defaults that differ from Lectern's. */
const DEFAULTS = {onDuplicateRoutes: 'warn'}
const MARKDOWN_DEFAULTS = {format: 'mdx', emoji: true}
const HOOK_DEFAULTS = {onBrokenMarkdownLinks: 'warn'}

/**
 * Settings of `mdx1Compat` with the flag for the next major version. In Docusaurus, the flag also
 * disables comments and heading IDs, but that can only stop a build.
 */
const STRICT_SYNTAX = {admonitions: false}

function withDefaults(
  config: UnknownRecord,
  {future}: UnknownRecord,
  release: ReleaseLine | undefined
): UnknownRecord {
  const {markdown = {}} = config
  if (!isRecord(markdown)) return {...DEFAULTS, ...config}
  const {hooks = {}, mdx1Compat = {}} = markdown
  const isStrict = hasFutureFlag(future, 'mdx1CompatDisabledByDefault', release)
  return {
    ...DEFAULTS,
    ...config,
    markdown: {
      ...MARKDOWN_DEFAULTS,
      ...markdown,
      ...(isStrict && isRecord(mdx1Compat) && {mdx1Compat: {...STRICT_SYNTAX, ...mdx1Compat}}),
      hooks: isRecord(hooks) ? {...HOOK_DEFAULTS, ...hooks} : hooks
    }
  }
}

function withAdaptedTheme(config: UnknownRecord): UnknownRecord {
  const {themeConfig, baseUrl} = config
  if (!isRecord(themeConfig)) return config
  const rooted = rootLinks(themeConfig, typeof baseUrl === 'string' ? baseUrl : '/')
  return {...config, themeConfig: adaptAlgolia(labelDocs(rooted))}
}

/** Converts fields that are sent to the browser to JSON, as Docusaurus does: without functions and `undefined`. */
function withoutCode(config: UnknownRecord): UnknownRecord {
  const sent = ['themeConfig', 'customFields'].filter((field) => field in config)
  return {
    ...config,
    ...Object.fromEntries(sent.map((field) => [field, dropCode(config[field], [])]))
  }
}

/**
 * @param around - The value's ancestors. Circular references are kept so that validation can report
 *   them.
 */
function dropCode(value: unknown, around: readonly unknown[]): unknown {
  if (around.includes(value)) return value
  const inside = [...around, value]
  if (Array.isArray(value))
    return value.map((item) => (isCode(item) ? null : dropCode(item, inside)))
  if (value instanceof Date) return value.toJSON()
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => !isCode(item))
      .map(([key, item]) => [key, dropCode(item, inside)])
  )
}

function isCode(value: unknown): boolean {
  return typeof value === 'function' || value === undefined
}

/** Returns the value at a path of keys. */
function at(value: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  return isRecord(value) ? at(value[key], rest) : undefined
}

/** Returns a copy of an object without the field at a path of keys. */
function without(value: UnknownRecord, [key, ...rest]: readonly string[]): UnknownRecord {
  if (key === undefined || !(key in value)) return value
  const {[key]: found, ...others} = value
  if (rest.length === 0) return others
  return isRecord(found) ? {...value, [key]: without(found, rest)} : value
}
