import path from 'node:path'
import type {Compatibility, PluginEntries, SiteConfig, SiteProblem} from '@lectern/types'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {chooseLocale} from '../i18n/choose-locale.js'
import {isRecord} from '@lectern/shared/text/unknown-record'
import {parseConfig} from './config-schema.js'
import {findConfigFile} from './find-config-file.js'
import type {ModuleLoader} from '../modules/load-module.js'

/** A site's configuration with the file it came from. */
export interface LoadedConfig {
  siteConfig: SiteConfig
  entries: PluginEntries
  /** Absolute. */
  configFile: string
  /** Languages that the configuration has settings of. */
  configuredLocales: readonly string[]
  /** Fields of another generator's configuration that were removed; absent for Lectern's own. */
  foreign?: readonly SiteProblem[]
  /** Whether the other generator's styles are in cascade layers. */
  hasStyleLayers: boolean
  /** Below which all languages of the site are; starts and ends with `/`. */
  rootBaseUrl: string
}

/** How a configuration is read. */
export interface ConfigReader {
  loader: ModuleLoader
  compatibility: Compatibility
}

/** What a command line says of a configuration. */
export interface ConfigChoice {
  /** Another file than the usual ones, relative to the site folder. */
  configFile?: string
  /** Goes before the one of the file. */
  baseUrl?: string
  /** Another language than the default one. */
  locale?: string
}

/**
 * Read, check and complete the configuration of a site.
 *
 * @throws SiteError `site-folder-missing`, `config-missing`, `config-invalid`, `module-invalid`,
 *   `module-failed`, `locale-unknown`.
 */
export async function loadConfig(
  siteDir: string,
  {loader, compatibility}: ConfigReader,
  choice: ConfigChoice = {}
): Promise<LoadedConfig> {
  const configFile = findConfigFile(siteDir, choice.configFile)
  const exported = await loader.load(configFile)
  const value: unknown =
    typeof exported === 'function' ? await (exported as () => unknown)() : exported
  const name = path.basename(configFile)
  if (value === undefined || value === null) {
    throw new SiteError({
      code: 'config-invalid',
      message: `${name} exports no configuration.`,
      position: {file: name},
      hint: 'Write `export default {title: …, url: …}`.'
    })
  }
  const chosen = choice.baseUrl === undefined ? value : {...value, baseUrl: choice.baseUrl}
  const isForeign = isRecord(chosen) && compatibility.isForeignConfig(chosen, name)
  const adapted = isForeign ? compatibility.adaptConfig(chosen, name) : undefined
  const {siteConfig, entries, configuredLocales} = parseConfig(adapted?.config ?? chosen, name)
  const {locale = siteConfig.i18n.defaultLocale} = choice
  const {baseUrl: rootBaseUrl} = siteConfig
  return {
    siteConfig: chooseLocale(siteConfig, locale),
    ...{entries, configFile, rootBaseUrl, configuredLocales},
    foreign: adapted?.problems,
    hasStyleLayers: adapted?.hasStyleLayers ?? false
  }
}
