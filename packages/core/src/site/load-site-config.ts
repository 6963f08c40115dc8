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

/** Loads only the configuration of a site, for commands that don't need plugins or content. */
export async function loadSiteConfig({config, ...settings}: ConfigSettings): Promise<SiteConfig> {
  const cacheDir = path.join(settings.siteDir, '.site', 'cache')
  return (await openSite({...settings, configFile: config, cacheDir})).siteConfig
}
