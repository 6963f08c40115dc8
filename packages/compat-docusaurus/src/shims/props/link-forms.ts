import {useBaseUrlUtils, useSiteData} from '@lectern/client'
import {removeBaseUrl} from '@lectern/shared/url/url-path'

/** A page link. Lectern's path doesn't include the base URL, and Docusaurus's permalink does. */
export interface LinkForms {
  path?: string
  label?: string
  permalink?: string
  title?: string
}

/** Returns functions that convert between paths and permalinks. */
export function useAddresses() {
  const {withBaseUrl} = useBaseUrlUtils()
  const {baseUrl} = useSiteData().siteConfig
  const toPermalink = (path: string | undefined) =>
    path === undefined ? undefined : withBaseUrl(path)
  const toPath = (permalink: string | undefined) =>
    permalink === undefined ? undefined : (removeBaseUrl(permalink, baseUrl) ?? permalink)
  return {
    toPermalink,
    toPath,
    /** Returns a link with the fields of both forms. */
    toBoth<Link extends LinkForms>(link: Link) {
      const {path = toPath(link.permalink), permalink = toPermalink(link.path)} = link
      return {...link, path, permalink}
    }
  }
}

/** Returns a function that adds the fields of both forms to a page link. */
export function usePageLinks() {
  const {toBoth} = useAddresses()
  return <Link extends LinkForms>(link: Link | undefined) =>
    link && {...toBoth(link), label: link.label ?? link.title, title: link.title ?? link.label}
}
