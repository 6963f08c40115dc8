import type {SiteConfig, SiteData} from '@lectern/types'
import {createSiteConfig} from './create-site-config.js'

/**
 * Returns the site data that components receive: a sample configuration, overridden by the given
 * fields, and global data.
 */
export function createSiteData(
  config: Partial<SiteConfig> = {},
  globalData: SiteData['globalData'] = {}
): SiteData {
  const siteConfig = createSiteConfig(config)
  return {
    siteConfig,
    currentLocale: siteConfig.i18n.currentLocale,
    globalData,
    generatorVersion: '0.0.0'
  }
}
