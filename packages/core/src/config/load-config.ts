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

/**
 * Read, check and complete the configuration of a site.
 *
 * @param chosen - Another file than the usual ones, relative to the site folder.
 * @throws SiteError `site-folder-missing`, `config-missing`, `config-invalid`, `module-invalid`,
 *   `module-failed`.
 */
export async function loadConfig(
  siteDir: string,
  loader: ModuleLoader,
  chosen?: string
): Promise<LoadedConfig> {
  const configFile = findConfigFile(siteDir, chosen)
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
  return {...parseConfig(value, name), configFile}
}
