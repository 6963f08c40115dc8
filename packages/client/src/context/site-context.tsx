import {createContext, useCallback, useContext, useMemo, type ReactNode} from 'react'
import type {JsonValue, SiteData} from '@lectern/types'
import {addBaseUrl, applyTrailingSlash, isExternalUrl} from '@lectern/shared/url/url-path'
import {createDateFormats, type FormatDate} from './date-formats.js'
import {MissingProviderError} from './missing-provider-error.js'

const SiteDataContext = createContext<SiteData | undefined>(undefined)

const FormatDateContext = createContext<FormatDate | undefined>(undefined)

interface SiteDataProviderProps {
  site: SiteData
  /** Made once for all pages that a server renders; made here when left out. */
  formatDate?: FormatDate
  children: ReactNode
}

/** Gives every component below it the site's data. */
export function SiteDataProvider({site, formatDate, children}: SiteDataProviderProps) {
  const own = useMemo(() => formatDate ?? createSiteDates(site), [formatDate, site])
  return (
    <SiteDataContext value={site}>
      <FormatDateContext value={own}>{children}</FormatDateContext>
    </SiteDataContext>
  )
}

/** Writes dates in the language of a site, by its calendar. */
export function createSiteDates({siteConfig: {i18n}, currentLocale}: SiteData): FormatDate {
  const {htmlLang = currentLocale, calendar} = i18n.localeConfigs[currentLocale] ?? {}
  return createDateFormats(htmlLang, calendar)
}

/** Writes dates in the language of the site: `useFormatDate()('2026-11-21')`. */
export function useFormatDate(): FormatDate {
  const formatDate = useContext(FormatDateContext)
  if (!formatDate) throw new MissingProviderError('useFormatDate', 'SiteDataProvider')
  return formatDate
}

/** The site's configuration, as far as the browser needs it, and its global data. */
export function useSiteData(): SiteData {
  const site = useContext(SiteDataContext)
  if (!site) throw new MissingProviderError('useSiteData', 'SiteDataProvider')
  return site
}

/** The validated `themeConfig`; its type is the theme's promise. */
export function useThemeConfig<Config>(): Config {
  return useSiteData().siteConfig.themeConfig as Config
}

/** Global data of all plugins: by plugin name, then by plugin id. */
export function useGlobalData(): SiteData['globalData'] {
  return useSiteData().globalData
}

/**
 * Global data of one plugin instance; without such an instance it is `undefined`, or with `failfast`
 * an error (specification §8).
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
    `There is no global data of the plugin "${pluginName}" with the id "${pluginId}". ${ids.length > 0 ? `Available ids: ${ids.join(', ')}.` : 'The site has no such plugin.'}`
  )
}

/** Global data of all instances of one plugin, by id; with `failfast` it throws when there is none. */
export function useAllPluginInstancesData(
  pluginName: string,
  {failfast}: {failfast?: boolean} = {}
): SiteData['globalData'][string] | undefined {
  const all = useGlobalData()
  if (all[pluginName] || !failfast) return all[pluginName]
  throw new Error(
    `There is no global data of the plugin "${pluginName}". Plugins with global data: ${Object.keys(all).join(', ') || 'none'}.`
  )
}

/** What may be asked of an address beside its path. */
export interface BaseUrlOptions {
  /** Add the base URL to a path relative to the page as well. */
  forcePrependBaseUrl?: boolean
  /** With the origin of the deployed site. */
  absolute?: boolean
}

/**
 * The URL of a path of this site: base URL and the site's trailing slash added. External URLs and
 * paths relative to the page stay as they are.
 */
export function useBaseUrl(path: string, options?: BaseUrlOptions): string {
  return useBaseUrlUtils().withBaseUrl(path, options)
}

/** `useBaseUrl` as a function, for many paths. */
export function useBaseUrlUtils(): {
  withBaseUrl(path: string, options?: BaseUrlOptions): string
} {
  const {url, baseUrl, trailingSlash} = useSiteData().siteConfig
  const withBaseUrl = useCallback(
    (path: string, {forcePrependBaseUrl = false, absolute = false}: BaseUrlOptions = {}) => {
      const isOurs = path.startsWith('/') || forcePrependBaseUrl
      if (!isOurs || isExternalUrl(path)) return path
      const address = addBaseUrl(applyTrailingSlash(path, trailingSlash), baseUrl)
      return absolute ? url + address : address
    },
    [url, baseUrl, trailingSlash]
  )
  return {withBaseUrl}
}
