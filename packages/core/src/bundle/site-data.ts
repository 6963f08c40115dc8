import {isRecord} from '@lectern/shared/text/unknown-record'
import type {JsonObject, JsonValue, SiteConfig, SiteData} from '@lectern/types'

/** Returns what the browser knows of the site. */
export function createSiteData(
  siteConfig: SiteConfig,
  globalData: SiteData['globalData'],
  generatorVersion: string
): SiteData {
  const {title, tagline, url, baseUrl, trailingSlash, favicon, titleDelimiter, noIndex} = siteConfig
  const {organizationName, projectName, i18n, customFields} = siteConfig
  const {prism, ...themeConfig} = siteConfig.themeConfig
  return {
    siteConfig: {
      title,
      tagline,
      url,
      baseUrl,
      trailingSlash,
      favicon,
      titleDelimiter,
      noIndex,
      organizationName,
      projectName,
      i18n,
      customFields,
      themeConfig: {...themeConfig, ...pickCodeSettings(prism)}
    },
    currentLocale: i18n.currentLocale,
    globalData,
    generatorVersion
  }
}

/** Code is highlighted in the build, and its colors are in a stylesheet: components need the default language. */
function pickCodeSettings(prism: JsonValue): JsonObject {
  if (!isRecord(prism) || typeof prism.defaultLanguage !== 'string') return {}
  return {prism: {defaultLanguage: prism.defaultLanguage}}
}
