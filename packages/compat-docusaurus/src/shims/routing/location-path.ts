import {usePage, useSiteData} from '@lectern/client'
import {locationPath} from '@lectern/shared/url/url-path'

/** Returns the path of the page in Docusaurus's location, without the base URL. */
export function useLocationPath(): string {
  return locationPath(usePage(), useSiteData().siteConfig.trailingSlash)
}
