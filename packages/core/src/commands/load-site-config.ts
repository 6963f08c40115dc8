import path from 'node:path'
import type {SiteConfig} from '@lectern/types'
import {loadConfig} from '../config/load-config.js'
import {createModuleLoader} from '../config/load-module.js'
import {describeGenerator} from '../generator.js'

interface ConfigFlags {
  config?: string
  baseUrl?: string
}

/** The configuration alone, for commands that need neither plugins nor contents. */
export async function loadSiteConfig(siteDir: string, flags: ConfigFlags): Promise<SiteConfig> {
  const cacheDir = path.join(siteDir, '.site', 'cache')
  const {dirs: generatorDirs, loaderHash} = describeGenerator()
  const loader = createModuleLoader({siteDir, cacheDir, generatorDirs, loaderHash})
  const {config: configFile, baseUrl} = flags
  return (await loadConfig(siteDir, loader, {configFile, baseUrl})).siteConfig
}
