import {findActivePlugin, findMainDoc, useAllDocsData, useSiteData} from '@lectern/client'
import {removeBaseUrl} from '@lectern/shared/url/url-path'
import type {PageLink} from '@lectern/types'

/**
 * Returns a link for readers of a missing page: the first page of the docs that the URL is part of,
 * or else of the site's docs.
 *
 * @param address - Decoded, with the base URL. `undefined` while it's unknown.
 */
export function useDocsNear(address: string | undefined): PageLink | undefined {
  const all = useAllDocsData()
  const {baseUrl} = useSiteData().siteConfig
  const path = removeBaseUrl(address ?? '', baseUrl)
  const docs = (path && findActivePlugin(all, path)?.pluginData) || all.default
  const version = docs?.versions.find(({isLast}) => isLast)
  if (!version) return undefined
  const doc = findMainDoc(version)
  return {path: doc.path, label: doc.label ?? 'Docs'}
}
