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
import type {ConfigSource} from '@lectern/shared/problems/find-config-place'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {chooseLocale} from '../i18n/choose-locale.js'
import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'
import {type ParsedConfig, parseConfig} from './config-schema.js'
import {CONFIG_FILE, findConfigFile, hasConfigFile} from './find-config-file.js'
import {type Remains, validateRest} from './leave-out.js'
import type {ModuleLoader} from '../modules/load-module.js'

/** A site's configuration and its file. */
export interface LoadedConfig {
  siteConfig: SiteConfig
  entries: PluginEntries
  /** The configuration file, for the positions of problems. */
  configSource: ConfigSource
  /** Export of the file, as the author wrote it. */
  exportedConfig: UnknownRecord
  /** Languages that the configuration has settings of. */
  configuredLocales: readonly string[]
  /** Fields of another generator's configuration that were removed; absent for Lectern's own. */
  foreign?: readonly SiteProblem[]
  /** Whether the site has no configuration file. */
  isDefault: boolean
  /** Invalid fields, which were left out; empty unless the reader is tolerant. */
  invalid: Pick<Remains<unknown, ParsedConfig>, 'problems' | 'fields'>
  /** Whether the other generator's styles are in cascade layers. */
  hasStyleLayers: boolean
  /** Below which all languages of the site are; starts and ends with `/`. */
  rootBaseUrl: string
}

/** How a configuration is read. */
export interface ConfigReader {
  loader: ModuleLoader
  compatibility: Compatibility
  /** Whether invalid fields are left out. If not, they are thrown. */
  isTolerant?: boolean
  /** Creates the configuration of a folder without a configuration file, if it has Markdown. */
  createFolderConfig(siteDir: string): UserConfig | undefined
}

/** Settings of the configuration from the command line. */
export interface ConfigChoice {
  /** Another file than the usual ones, relative to the site folder. */
  configFile?: string
  /** Overrides the setting of the file. */
  baseUrl?: string
  /** Another language than the default one. */
  locale?: string
}

/**
 * Reads, check and complete the configuration of a site.
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
    adapted?.config ?? chosen,
    read.configSource,
    isTolerant
  )
  const {siteConfig, entries, configuredLocales} = parsed
  const {locale = siteConfig.i18n.defaultLocale} = choice
  const {baseUrl: rootBaseUrl} = siteConfig
  return {
    siteConfig: chooseLocale(siteConfig, locale),
    ...{...read, entries, rootBaseUrl, configuredLocales, invalid},
    exportedConfig: isRecord(value) ? value : {},
    foreign: adapted?.problems,
    hasStyleLayers: adapted?.hasStyleLayers ?? false
  }
}

/** A configuration before it's validated. */
interface ReadConfig {
  value: unknown
  /** Name of the file, without its folder. */
  name: string
  configSource: ConfigSource
  isDefault: boolean
}

/** Reads the configuration file, or creates the configuration of a folder without one. */
async function readConfig(
  siteDir: string,
  {loader, createFolderConfig}: Pick<ConfigReader, 'loader' | 'createFolderConfig'>,
  {configFile: chosen}: ConfigChoice
): Promise<ReadConfig> {
  const hasFile = chosen !== undefined || hasConfigFile(siteDir)
  const created = hasFile ? undefined : createFolderConfig(siteDir)
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

/** Required fields, for a configuration in which they are missing or invalid. */
const PLACEHOLDERS = {title: 'Site', url: 'https://site.invalid'}

/** Validates the fields of a configuration. @throws SiteError `config-invalid`. */
async function readFields(
  config: unknown,
  source: ConfigSource,
  isTolerant: boolean
): Promise<ParsedConfig & Pick<LoadedConfig, 'invalid'>> {
  const parse = (value: unknown) => parseConfig(value, source)
  if (!isTolerant) return {...parse(config), invalid: {problems: [], fields: []}}
  const {value, problems, fields} = await validateRest(config, parse, PLACEHOLDERS)
  if (!value) throw new SiteError(problems)
  return {...value, invalid: {problems, fields}}
}
