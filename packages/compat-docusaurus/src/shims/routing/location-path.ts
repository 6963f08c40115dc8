import {usePage, useSiteData} from '@lectern/client'

/**
 * Returns the path of the page in Docusaurus's location, without the base URL. It ends with a slash
 * if `trailingSlash` is `true`, or if it isn't set and the page is the index of a folder.
 */
export function useLocationPath(): string {
  const {path, isFolder = false} = usePage()
  const {trailingSlash = isFolder} = useSiteData().siteConfig
  return trailingSlash && !path.endsWith('/') ? `${path}/` : path
}
