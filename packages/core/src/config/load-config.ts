import path from 'node:path'
import type {PluginEntries, SiteConfig} from '@lectern/types'
import {SiteError} from '@lectern/shared/site-problem'
import {parseConfig} from './config-schema.js'
import {findConfigFile} from './find-config-file.js'
import type {ModuleLoader} from './load-module.js'

/** A site's configuration with the file it came from. */
export interface LoadedConfig {
  siteConfig: SiteConfig
  entries: PluginEntries
  /** Absolute. */
  configFile: string
}

/** What a command line says of a configuration. */
export interface ConfigChoice {
  /** Another file than the usual ones, relative to the site folder. */
  configFile?: string
  /** Goes before the one of the file. */
  baseUrl?: string
}

/**
 * Read, check and complete the configuration of a site.
 *
 * @throws SiteError `site-folder-missing`, `config-missing`, `config-invalid`, `module-invalid`,
 *   `module-failed`.
 */
export async function loadConfig(
  siteDir: string,
  loader: ModuleLoader,
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
  return {...parseConfig(chosen, name), configFile}
}
