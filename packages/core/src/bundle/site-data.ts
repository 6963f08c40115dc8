import type {SiteConfig, SiteData} from '@lectern/types'

/** Returns what the browser knows of the site. */
export function createSiteData(
  siteConfig: SiteConfig,
  globalData: SiteData['globalData'],
  generatorVersion: string
): SiteData {
  const {title, tagline, url, baseUrl, trailingSlash, favicon, titleDelimiter, noIndex} = siteConfig
  const {organizationName, projectName, i18n, customFields} = siteConfig
  // Code is highlighted in the build; the browser has the colors in its stylesheet.
  const {prism: _, ...themeConfig} = siteConfig.themeConfig
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
      themeConfig
    },
    currentLocale: i18n.currentLocale,
    globalData,
    generatorVersion
  }
}
