import {type BaseUrlOptions, useBaseUrlUtils as useClientUtils, useSiteData} from '@lectern/client'

/** `@docusaurus/useBaseUrl`: a path needs no slash at its start, and one with the base URL stays as it is. */
export default function useBaseUrl(path: string, options?: BaseUrlOptions): string {
  return useBaseUrlUtils().withBaseUrl(path, options)
}

/** The same as a function. */
export function useBaseUrlUtils(): ReturnType<typeof useClientUtils> {
  const {withBaseUrl} = useClientUtils()
  const {baseUrl} = useSiteData().siteConfig
  return {
    withBaseUrl: (path, options) => {
      // Docusaurus gives nothing back for nothing.
      if (!path) return path
      const isWhole = baseUrl !== '/' && path.startsWith(baseUrl)
      const target = isWhole ? path.slice(baseUrl.length - 1) : path
      return withBaseUrl(target, {forcePrependBaseUrl: !path.startsWith('#'), ...options})
    }
  }
}
