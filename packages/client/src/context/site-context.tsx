import {createContext, useCallback, useContext, useMemo, type ReactNode} from 'react'
import type {JsonValue, SiteConfig, SiteData, ThemeConfig} from '@lectern/types'
import {addBaseUrl, applyTrailingSlash, isExternalUrl} from '@lectern/shared/url/url-path'
import {createDateFormats, type FormatDate} from './date-formats.js'
import {MissingProviderError} from './missing-provider-error.js'

const SiteDataContext = createContext<SiteData | undefined>(undefined)

const FormatDateContext = createContext<FormatDate | undefined>(undefined)

interface SiteDataProviderProps {
  site: SiteData
  /** Shared by all pages that the server renders. Created here if it's not set. */
  formatDate?: FormatDate
  children: ReactNode
}

/** Provides the site's data to the components inside. */
export function SiteDataProvider({site, formatDate, children}: SiteDataProviderProps) {
  const own = useMemo(() => formatDate ?? createSiteDates(site), [formatDate, site])
  return (
    <SiteDataContext value={site}>
      <FormatDateContext value={own}>{children}</FormatDateContext>
    </SiteDataContext>
  )
}

/** Returns a function that formats dates in the site's language and calendar. */
export function createSiteDates({
  siteConfig: {i18n, themeConfig},
  currentLocale
}: SiteData): FormatDate {
  const {htmlLang = currentLocale, calendar} = i18n.localeConfigs[currentLocale] ?? {}
  // Docusaurus formats dates for the name of the locale.
  const isNamed = themeConfig.compatibility === 'docusaurus' && isLanguageTag(currentLocale)
  return createDateFormats(isNamed ? currentLocale : htmlLang, calendar)
}

function isLanguageTag(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length > 0
  } catch {
    return false
  }
}

/**
 * Returns a function that formats dates in the current locale.
 *
 * @example
 * ```tsx
 * const formatDate = useFormatDate()
 * formatDate('2026-11-21') // November 21, 2026
 * formatDate('2026-11-21', 'short') // Nov 21, 2026
 * ```
 */
export function useFormatDate(): FormatDate {
  const formatDate = useContext(FormatDateContext)
  if (!formatDate) throw new MissingProviderError('useFormatDate', 'SiteDataProvider')
  return formatDate
}

/** Returns the configuration and the global data of the site. */
export function useSiteData(): SiteData {
  const site = useContext(SiteDataContext)
  if (!site) throw new MissingProviderError('useSiteData', 'SiteDataProvider')
  return site
}

/**
 * Returns `themeConfig` with all defaults filled in. Other themes can pass their type as `Config`.
 */
export function useThemeConfig<Config = ThemeConfig>(): Config {
  return useSiteData().siteConfig.themeConfig as Config
}

/** Returns the global data of all plugins by plugin name, then plugin ID. */
export function useGlobalData(): SiteData['globalData'] {
  return useSiteData().globalData
}

/**
 * Returns the global data of a plugin instance, or `undefined` if the site doesn't have that
 * instance.
 *
 * @param pluginName - Name of the plugin.
 * @param pluginId - ID of the instance. Defaults to `'default'`.
 * @param options - `failfast` throws if there is no data.
 * @throws Error if there is no data and `failfast` is set.
 */
export function usePluginData<Data = JsonValue>(
  pluginName: string,
  pluginId: string | undefined,
  options: {failfast: true}
): Data
export function usePluginData<Data = JsonValue>(
  pluginName: string,
  pluginId?: string,
  options?: {failfast?: boolean}
): Data | undefined
export function usePluginData<Data = JsonValue>(
  pluginName: string,
  pluginId = 'default',
  {failfast}: {failfast?: boolean} = {}
): Data | undefined {
  const instances = useGlobalData()[pluginName] ?? {}
  const data = instances[pluginId] as Data | undefined
  if (data !== undefined || !failfast) return data
  const ids = Object.keys(instances)
  throw new Error(
    `The plugin "${pluginName}" has no global data with the ID "${pluginId}". ${ids.length > 0 ? `Available IDs: ${ids.join(', ')}.` : "The plugin isn't in the configuration."}`
  )
}

/**
 * Returns the global data of all instances of a plugin by ID, or `undefined` if the site doesn't
 * have the plugin.
 *
 * @param pluginName - Name of the plugin.
 * @param options - `failfast` throws if there is no data.
 * @throws Error if there is no data and `failfast` is set.
 */
export function useAllPluginInstancesData(
  pluginName: string,
  {failfast}: {failfast?: boolean} = {}
): SiteData['globalData'][string] | undefined {
  const all = useGlobalData()
  if (all[pluginName] || !failfast) return all[pluginName]
  throw new Error(
    `The plugin "${pluginName}" has no global data. Plugins with global data: ${Object.keys(all).join(', ') || 'none'}.`
  )
}

/** Options of `useBaseUrl`. */
export interface BaseUrlOptions {
  /**
   * Add the base URL to a path without a leading slash.
   *
   * @default false
   */
  forcePrependBaseUrl?: boolean
  /**
   * Return a full URL with the origin of the deployed site.
   *
   * @default false
   */
  absolute?: boolean
}

/**
 * Returns a path of the site with the base URL and the configured trailing slash. External URLs and
 * relative paths are returned unchanged.
 *
 * @param path - Path that starts with `/`.
 * @param options - Whether to add the base URL to every path, and the site's origin.
 * @example
 * ```tsx
 * useBaseUrl('/img/logo.svg') // /notes/img/logo.svg
 * ```
 */
export function useBaseUrl(path: string, options?: BaseUrlOptions): string {
  return withBaseUrl(path, useSiteData().siteConfig, options)
}

/** Returns `useBaseUrl` as a plain function, for several paths or for use in callbacks. */
export function useBaseUrlUtils(): {
  withBaseUrl(path: string, options?: BaseUrlOptions): string
} {
  const {siteConfig} = useSiteData()
  const complete = useCallback(
    (path: string, options?: BaseUrlOptions) => withBaseUrl(path, siteConfig, options),
    [siteConfig]
  )
  return {withBaseUrl: complete}
}

/** Adds the base URL and the configured trailing slash to a path, see `useBaseUrl`. */
export function withBaseUrl(
  path: string,
  {url, baseUrl, trailingSlash}: Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash'>,
  {forcePrependBaseUrl = false, absolute = false}: BaseUrlOptions = {}
): string {
  const isOurs = path.startsWith('/') || forcePrependBaseUrl
  if (!isOurs || isExternalUrl(path)) return path
  const fullPath = addBaseUrl(applyTrailingSlash(path, trailingSlash), baseUrl)
  return absolute ? url + fullPath : fullPath
}
