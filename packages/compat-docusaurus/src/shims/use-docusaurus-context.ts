import {useSiteData} from '@lectern/client'
import type {SiteData} from '@lectern/types'
import {useMemo} from 'react'
import {completeLocales} from '../site-config/complete-locales.js'
import {completeSiteConfig} from '../site-config/complete-site-config.js'
import {completeThemeConfig} from '../site-config/complete-theme-config.js'
import {nameGlobalData} from './plugins/plugin-names.js'

/** Result of `useDocusaurusContext`. */
export interface DocusaurusContext {
  siteConfig: SiteData['siteConfig'] & Readonly<Record<string, unknown>>
  siteMetadata: SiteMetadata
  globalData: SiteData['globalData']
  i18n: SiteData['siteConfig']['i18n']
  codeTranslations: Readonly<Record<string, string>>
}

/** Versions of the generator and of the plugins. */
export interface SiteMetadata {
  docusaurusVersion: string
  siteVersion?: string
  pluginVersions: Readonly<Record<string, PluginVersion>>
}

/** Package of a plugin. */
export interface PluginVersion {
  type: 'package' | 'project' | 'local' | 'synthetic'
  name?: string
  version?: string
}

/** Converts site data to Docusaurus's format. */
export function createDocusaurusContext(site: SiteData): DocusaurusContext {
  const {siteConfig, currentLocale, globalData, generatorVersion} = site
  const versions = {docusaurusVersion: generatorVersion, pluginVersions: {}}
  return {
    siteConfig: {
      ...siteConfig,
      ...completeSiteConfig(siteConfig),
      themeConfig: completeThemeConfig(siteConfig.themeConfig)
    },
    // The site data only has the versions if the site's code reads them.
    siteMetadata: {...versions, ...site.siteMetadata},
    globalData: nameGlobalData(globalData, siteConfig.baseUrl),
    i18n: {...siteConfig.i18n, localeConfigs: completeLocales(siteConfig), currentLocale},
    codeTranslations: site.codeTranslations ?? {}
  }
}

/** `@docusaurus/useDocusaurusContext`: the site data, as the same object on every render. */
export default function useDocusaurusContext(): DocusaurusContext {
  const site = useSiteData()
  return useMemo(() => createDocusaurusContext(site), [site])
}
