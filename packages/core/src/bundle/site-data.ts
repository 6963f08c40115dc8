import {isRecord} from '@lectern/shared/text/unknown-record'
import type {JsonObject, JsonValue, SiteConfig, SiteData} from '@lectern/types'

/** Inputs of `createSiteData`. */
interface SiteDataSettings {
  siteConfig: SiteConfig
  globalData: SiteData['globalData']
  generatorVersion: string
  /** Whether code block components process magic comments. */
  readsMagicComments: boolean
}

/** Returns the data about the site that the browser needs. */
export function createSiteData({
  siteConfig,
  globalData,
  generatorVersion,
  readsMagicComments
}: SiteDataSettings): SiteData {
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
      themeConfig: {...themeConfig, ...pickCodeSettings(prism, readsMagicComments)}
    },
    currentLocale: i18n.currentLocale,
    globalData,
    generatorVersion
  }
}

/**
 * Returns the code block settings that components need. Most aren't needed, because code is
 * highlighted during the build and its colors are in a stylesheet.
 */
function pickCodeSettings(prism: JsonValue, readsMagicComments: boolean): JsonObject {
  if (!isRecord(prism)) return {}
  const {defaultLanguage, magicComments} = prism as JsonObject
  const isMarked = readsMagicComments && Array.isArray(magicComments) && magicComments.length > 0
  const settings = {
    ...(typeof defaultLanguage === 'string' && {defaultLanguage}),
    ...(isMarked && {magicComments})
  }
  return Object.keys(settings).length > 0 ? {prism: settings} : {}
}
