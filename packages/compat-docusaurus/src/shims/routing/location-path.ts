import {usePage, useSiteData} from '@lectern/client'
import {applyTrailingSlash} from '@lectern/shared/url/url-path'

/**
 * Returns the path of the page in Docusaurus's location, without the base URL. It ends with a slash
 * if `trailingSlash` is `true`, or if it isn't set and the page is the index of a folder.
 */
export function useLocationPath(): string {
  const {path, isFolder} = usePage()
  const {trailingSlash} = useSiteData().siteConfig
  return applyTrailingSlash(path, trailingSlash ?? (isFolder || undefined))
}
