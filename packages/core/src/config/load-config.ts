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

/** A site's configuration, with information about its file. */
export interface LoadedConfig {
  siteConfig: SiteConfig
  entries: PluginEntries
  /** Cache settings, which pages and plugins can't read. */
  cache?: CacheOption
  /** The configuration file, for the positions of problems. */
  configSource: ConfigSource
  /** The configuration file's default export, before validation. */
  exportedConfig: UnknownRecord
  /** Languages that the configuration contains settings for. */
  configuredLocales: readonly string[]
  /**
   * Fields that were removed because Lectern doesn't support them. Set only for another generator's
   * configuration.
   */
  foreign?: readonly SiteProblem[]
  /** Whether the site doesn't have a configuration file. */
  isDefault: boolean
  /** Invalid fields that were removed. Always empty unless the reader is tolerant. */
  invalid: Pick<PartialResult<unknown, ParsedConfig>, 'problems' | 'fields'>
  /** Whether the other generator's configuration enables cascade layers for styles. */
  hasStyleLayers: boolean
  /** Whether the other generator sorts media queries. */
  sortsMediaQueries: boolean
  /** Base path that contains all languages. Starts and ends with `/`. */
  rootBaseUrl: string
}

/** Settings for reading a configuration. */
export interface ConfigReader {
  loader: ModuleLoader
  compatibility: Compatibility
  /** Whether to remove invalid fields. By default, they cause an error. */
  isTolerant?: boolean
  /** Creates a configuration for a folder that contains Markdown but no configuration file. */
  createFolderConfig(siteDir: string, isPlayground?: boolean): UserConfig | undefined
}

/** Command-line options that affect the configuration. */
export interface ConfigChoice {
  /** Configuration file with a custom name, relative to the site root. */
  configFile?: string
  /** Whether to ignore the configuration file and treat the site root as a folder of Markdown. */
  isPlayground?: boolean
  /** Overrides the configured `baseUrl`. */
  baseUrl?: string
  /** Overrides the configured `hostFiles`. */
  hostFiles?: readonly string[]
  /** Language to build instead of the default one. */
  locale?: string
  /**
   * Whether a build includes only one of the languages. In Docusaurus projects, its pages then have
   * the paths of the default language.
   */
  isOneLocale?: boolean
}

/**
 * Reads the configuration of a site, validates it and fills in defaults.
 *
 * @throws SiteError `site-folder-missing`, `config-missing`, `config-invalid`, `module-invalid`,
 * `module-failed`, `locale-unknown`.
 */
export async function loadConfig(
  siteDir: string,
  {compatibility, isTolerant = false, ...reader}: ConfigReader,
  choice: ConfigChoice = {}
): Promise<LoadedConfig> {
  const {value, name, ...read} = await readConfig(siteDir, reader, choice)
  if (value === undefined || value === null || exportsNothing(value, read.configSource)) {
    throw new SiteError({
      code: 'config-invalid',
      message: `${name} has no default export.`,
      position: {file: name},
      hint: "Export the configuration, e.g. `export default {title: 'My site', url: 'https://example.com'}`."
    })
  }
  const chosen = choice.baseUrl === undefined ? value : {...value, baseUrl: choice.baseUrl}
  const isForeign = isRecord(chosen) && compatibility.isForeignConfig(chosen, name, siteDir)
  const adapted = isForeign ? compatibility.adaptConfig(chosen, name, siteDir) : undefined
  const {invalid, ...parsed} = await readFields(
    chooseHosts(adapted?.config ?? chosen, choice),
    read.configSource,
    isTolerant
  )
  const {entries, configuredLocales, cache} = parsed
  const isOneLocale = choice.isOneLocale && adapted
  const siteConfig = isOneLocale ? unlocalize(parsed.siteConfig, chosen) : parsed.siteConfig
  const {locale = siteConfig.i18n.defaultLocale} = choice
  const {baseUrl: rootBaseUrl} = siteConfig
  return {
    siteConfig: chooseLocale(siteConfig, locale),
    ...{...read, entries, cache, rootBaseUrl, configuredLocales, invalid},
    exportedConfig: isRecord(value) ? value : {},
    foreign: adapted?.problems,
    hasStyleLayers: adapted?.hasStyleLayers ?? false,
    sortsMediaQueries: adapted?.sortsMediaQueries ?? false
  }
}

/** Returns whether a module has no exports. It's then read as CommonJS, whose exports are an object. */
function exportsNothing(value: unknown, {file, text}: ConfigSource): boolean {
  const isEmpty = isRecord(value) && Object.keys(value).length === 0
  return isEmpty && !file.endsWith('.json') && !/\bexports?\b/.test(text)
}

function chooseHosts(config: unknown, {hostFiles}: ConfigChoice): unknown {
  return hostFiles === undefined || !isRecord(config) ? config : {...config, hostFiles}
}

/** Sets the site's base URL for all languages that don't have their own. */
function unlocalize({baseUrl, i18n, ...siteConfig}: SiteConfig, config: unknown): SiteConfig {
  const given = isRecord(config) && isRecord(config.i18n) ? config.i18n.localeConfigs : {}
  const hasOwn = (locale: string) => {
    const settings = isRecord(given) ? given[locale] : {}
    return isRecord(settings) && settings.baseUrl !== undefined
  }
  const localeConfigs = Object.entries(i18n.localeConfigs).map(
    ([locale, settings]) => [locale, hasOwn(locale) ? settings : {...settings, baseUrl}] as const
  )
  return {...siteConfig, baseUrl, i18n: {...i18n, localeConfigs: Object.fromEntries(localeConfigs)}}
}

/** A configuration that hasn't been validated yet. */
interface ReadConfig {
  value: unknown
  /** Name of the file, without its folder. */
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

/** Placeholders for required fields that are missing or invalid. */
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
