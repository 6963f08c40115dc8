import fs from 'node:fs'
import path from 'node:path'
import type {
  Compatibility,
  PluginEntries,
  SiteConfig,
  SiteProblem,
  UserConfig
} from '@lectern/types'
import {relativePath} from '@lectern/shared/files/relative-path'
import type {ConfigSource} from '@lectern/shared/problems/find-config-position'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {chooseLocale} from '../i18n/choose-locale.js'
import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'
import {type ParsedConfig, parseConfig} from './config-schema.js'
import {CONFIG_FILE, findConfigFile, hasConfigFile} from './find-config-file.js'
import {type PartialResult, validatePartially} from './validate-partially.js'
import type {ModuleLoader} from '../modules/load-module.js'
import type {CacheOption} from './cache-option.js'

/** A site's configuration and information about its file. */
export interface LoadedConfig {
  siteConfig: SiteConfig
  entries: PluginEntries
  /** Settings of the cache, which pages and plugins can't read. */
  cache?: CacheOption
  /** The configuration file, for the positions of problems. */
  configSource: ConfigSource
  /** The file's export, before validation. */
  exportedConfig: UnknownRecord
  /** Languages that have settings in the configuration. */
  configuredLocales: readonly string[]
  /** Removed fields of a different generator's configuration; absent for Lectern's own. */
  foreign?: readonly SiteProblem[]
  /** Whether the site has no configuration file. */
  isDefault: boolean
  /** Invalid fields that were removed; empty unless the reader is tolerant. */
  invalid: Pick<PartialResult<unknown, ParsedConfig>, 'problems' | 'fields'>
  /** Whether styles are in cascade layers, as configured for the other generator. */
  hasStyleLayers: boolean
  /** Base path of all languages; starts and ends with `/`. */
  rootBaseUrl: string
}

/** Settings for reading a configuration. */
export interface ConfigReader {
  loader: ModuleLoader
  compatibility: Compatibility
  /** Whether to remove invalid fields. By default, they're thrown as errors. */
  isTolerant?: boolean
  /** Creates a configuration for a folder without a configuration file, if it contains Markdown. */
  createFolderConfig(siteDir: string, isPlayground?: boolean): UserConfig | undefined
}

/** Options on the command line that affect the configuration. */
export interface ConfigChoice {
  /** A configuration file with a custom name, relative to the site root. */
  configFile?: string
  /** Ignores the configuration file and treats the site root as a folder of Markdown. */
  isPlayground?: boolean
  /** Overrides `baseUrl` in the configuration file. */
  baseUrl?: string
  /** Overrides `hostFiles` in the configuration file. */
  hostFiles?: readonly string[]
  /** The language to build instead of the default one. */
  locale?: string
}

/**
 * Reads, validates and completes the configuration of a site.
 *
 * @throws SiteError `site-folder-missing`, `config-missing`, `config-invalid`, `module-invalid`,
 *   `module-failed`, `locale-unknown`.
 */
export async function loadConfig(
  siteDir: string,
  {compatibility, isTolerant = false, ...reader}: ConfigReader,
  choice: ConfigChoice = {}
): Promise<LoadedConfig> {
  const {value, name, ...read} = await readConfig(siteDir, reader, choice)
  if (value === undefined || value === null) {
    throw new SiteError({
      code: 'config-invalid',
      message: `${name} has no default export.`,
      position: {file: name},
      hint: "Export the configuration, e.g. `export default {title: 'My site', url: 'https://example.com'}`."
    })
  }
  const chosen = choice.baseUrl === undefined ? value : {...value, baseUrl: choice.baseUrl}
  const isForeign = isRecord(chosen) && compatibility.isForeignConfig(chosen, name)
  const adapted = isForeign ? compatibility.adaptConfig(chosen, name) : undefined
  const {invalid, ...parsed} = await readFields(
    chooseHosts(adapted?.config ?? chosen, choice),
    read.configSource,
    isTolerant
  )
  const {siteConfig, entries, configuredLocales, cache} = parsed
  const {locale = siteConfig.i18n.defaultLocale} = choice
  const {baseUrl: rootBaseUrl} = siteConfig
  return {
    siteConfig: chooseLocale(siteConfig, locale),
    ...{...read, entries, cache, rootBaseUrl, configuredLocales, invalid},
    exportedConfig: isRecord(value) ? value : {},
    foreign: adapted?.problems,
    hasStyleLayers: adapted?.hasStyleLayers ?? false
  }
}

function chooseHosts(config: unknown, {hostFiles}: ConfigChoice): unknown {
  return hostFiles === undefined || !isRecord(config) ? config : {...config, hostFiles}
}

/** A configuration before validation. */
interface ReadConfig {
  value: unknown
  /** Filename without its folder. */
  name: string
  configSource: ConfigSource
  isDefault: boolean
}

/** Reads the configuration file, or creates a configuration for a folder without one. */
async function readConfig(
  siteDir: string,
  {loader, createFolderConfig}: Pick<ConfigReader, 'loader' | 'createFolderConfig'>,
  {configFile: chosen, isPlayground = false}: ConfigChoice
): Promise<ReadConfig> {
  const hasFile = !isPlayground && (chosen !== undefined || hasConfigFile(siteDir))
  const created = hasFile ? undefined : createFolderConfig(siteDir, isPlayground)
  if (created) {
    const configSource = {file: CONFIG_FILE, text: ''}
    return {value: created, name: CONFIG_FILE, configSource, isDefault: true}
  }
  const configFile = findConfigFile(siteDir, chosen)
  const value = await loader.loadResult(configFile)
  const text = fs.readFileSync(configFile, 'utf8')
  const configSource = {file: relativePath(siteDir, configFile), text}
  return {value, name: path.basename(configFile), configSource, isDefault: false}
}

/** Values for required fields that are missing or invalid. */
const PLACEHOLDERS = {title: 'Site', url: 'https://site.invalid'}

/**
 * Validates the fields of a configuration.
 *
 * @throws SiteError `config-invalid`.
 */
async function readFields(
  config: unknown,
  source: ConfigSource,
  isTolerant: boolean
): Promise<ParsedConfig & Pick<LoadedConfig, 'invalid'>> {
  const parse = (value: unknown) => parseConfig(value, source)
  if (!isTolerant) return {...parse(config), invalid: {problems: [], fields: []}}
  const {value, problems, fields} = await validatePartially(config, parse, PLACEHOLDERS)
  if (!value) throw new SiteError(problems)
  return {...value, invalid: {problems, fields}}
}
