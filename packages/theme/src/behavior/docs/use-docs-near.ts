import {findActivePlugin, findMainDoc, useAllDocsData, useSiteData} from '@lectern/client'
import {removeBaseUrl} from '@lectern/shared/url/url-path'
import type {PageLink} from '@lectern/types'

/**
 * Returns the link that the 404 page suggests: the first page of the docs that contain the URL, or
 * else of the default docs.
 *
 * @param urlPath - Decoded path, including the base URL. `undefined` while it's unknown.
 */
export function useDocsNear(urlPath: string | undefined): PageLink | undefined {
  const all = useAllDocsData()
  const {baseUrl} = useSiteData().siteConfig
  const path = removeBaseUrl(urlPath ?? '', baseUrl)
  const docs = (path && findActivePlugin(all, path)?.pluginData) || all.default
  const version = docs?.versions.find(({isLast}) => isLast)
  if (!version) return undefined
  const doc = findMainDoc(version)
  return {path: doc.path, label: doc.label ?? 'Docs'}
}
