import {useSiteData} from '@lectern/client'
import type {SiteData} from '@lectern/types'

/** What `useDocusaurusContext` gives. */
export interface DocusaurusContext {
  siteConfig: SiteData['siteConfig']
  siteMetadata: {
    docusaurusVersion: string
    siteVersion?: string
    pluginVersions: Readonly<Record<string, {type: string}>>
  }
  globalData: SiteData['globalData']
  i18n: SiteData['siteConfig']['i18n'] & {currentLocale: string}
  codeTranslations: Readonly<Record<string, string>>
}

/** `@docusaurus/useDocusaurusContext`: the site's data in the shape that Docusaurus gives it. */
export default function useDocusaurusContext(): DocusaurusContext {
  const {siteConfig, currentLocale, globalData, generatorVersion} = useSiteData()
  return {
    siteConfig,
    siteMetadata: {docusaurusVersion: generatorVersion, pluginVersions: {}},
    globalData,
    i18n: {...siteConfig.i18n, currentLocale},
    codeTranslations: {}
  }
}
