import type {Compatibility} from '@lectern/types'
import {type ConfigChoice, loadConfig, type LoadedConfig} from '../config/load-config.js'
import type {Generator} from '../generator/generator.js'
import {exposeLocale} from '../i18n/expose-locale.js'
import {createModuleLoader, type ModuleLoader} from '../modules/load-module.js'
import {createFolderConfig} from './folder-config.js'
import {loadCompatibility} from './load-compatibility.js'
import {listConfigModules} from './prism-languages.js'

/** A loaded configuration, and a loader for the site's other modules. */
export interface OpenedSite extends LoadedConfig {
  loader: ModuleLoader
  compatibility: Compatibility
}

/** Location of a site, and command-line options that affect its configuration. */
export interface OpenSettings extends ConfigChoice {
  siteDir: string
  cacheDir: string
  generator: Pick<Generator, 'dirs' | 'loaderHash' | 'compatibility'>
  /** Whether to ignore invalid settings. By default, they cause an error. */
  isTolerant?: boolean
}

/** Loads only the configuration of a site. */
export async function openSite(settings: OpenSettings): Promise<OpenedSite> {
  const {siteDir, cacheDir, generator, isTolerant} = settings
  const compatibility = await loadCompatibility(generator.compatibility)
  if (settings.locale !== undefined) exposeLocale(compatibility, settings.locale)
  const loader = createModuleLoader({
    siteDir,
    cacheDir,
    generatorDirs: generator.dirs,
    fallbacks: {...compatibility.nodeModules, ...listConfigModules(cacheDir)},
    replacements: compatibility.replacedNodeModules,
    loaderHash: generator.loaderHash,
    localeVariable: compatibility.localeVariable
  })
  const tools = {loader, compatibility}
  const reader = {...tools, isTolerant, createFolderConfig}
  return {...(await loadConfig(siteDir, reader, settings)), ...tools}
}
