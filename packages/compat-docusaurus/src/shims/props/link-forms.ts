import {useBaseUrlUtils, useSiteData} from '@lectern/client'
import {removeBaseUrl} from '@lectern/shared/url/url-path'

/** A link to a page. Docusaurus's `permalink` includes the base URL, Lectern's `path` doesn't. */
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
    /** Returns a link with both `path` and `permalink`. */
    toBoth<Link extends LinkForms>(link: Link) {
      const {path = toPath(link.permalink), permalink = toPermalink(link.path)} = link
      return {...link, path, permalink}
    }
  }
}

/** Returns a function that adds both `path` and `permalink` to a page link. */
export function usePageLinks() {
  const {toBoth} = useAddresses()
  return <Link extends LinkForms>(link: Link | undefined) =>
    link && {...toBoth(link), label: link.label ?? link.title, title: link.title ?? link.label}
}
