import {type BaseUrlOptions, useBaseUrlUtils as useClientUtils, useSiteData} from '@lectern/client'

/** `@docusaurus/useBaseUrl`: adds the base URL unless the path already has it. The leading slash is optional. */
export default function useBaseUrl(path: string, options?: BaseUrlOptions): string {
  return useBaseUrlUtils().withBaseUrl(path, options)
}

/** Returns `useBaseUrl` as a function. */
export function useBaseUrlUtils(): ReturnType<typeof useClientUtils> {
  const {withBaseUrl} = useClientUtils()
  const {baseUrl} = useSiteData().siteConfig
  return {
    withBaseUrl: (path, options) => {
      // Like Docusaurus, returns empty values and hashes unchanged.
      if (!path || path.startsWith('#')) return path
      const isWhole = baseUrl !== '/' && path.startsWith(baseUrl)
      const target = isWhole ? path.slice(baseUrl.length - 1) : path
      return withBaseUrl(target, {forcePrependBaseUrl: true, ...options})
    }
  }
}
