import {findActivePlugin, findMainDoc, useAllDocsData, useSiteData} from '@lectern/client'
import {removeBaseUrl} from '@lectern/shared/url/url-path'
import type {PageLink} from '@lectern/types'

/**
 * Where readers of an address without a page may go on: the first document of the docs that the address
 * lies in, or else of the site's own docs.
 *
 * @param address - Decoded, with the base URL; `undefined` while it is not known.
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
