import path from 'node:path'
import type {SiteConfig} from '@lectern/types'
import type {Generator} from '../generator/generator.js'
import {openSite} from './open-site.js'

interface ConfigSettings {
  siteDir: string
  generator: Generator
  config?: string
  baseUrl?: string
}

/** Loads the configuration alone, for commands that need neither plugins nor contents. */
export async function loadSiteConfig({config, ...settings}: ConfigSettings): Promise<SiteConfig> {
  const cacheDir = path.join(settings.siteDir, '.site', 'cache')
  return (await openSite({...settings, configFile: config, cacheDir})).siteConfig
}
