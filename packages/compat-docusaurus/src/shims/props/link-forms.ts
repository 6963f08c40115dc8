import {useBaseUrlUtils, useSiteData} from '@lectern/client'
import {removeBaseUrl} from '@lectern/shared/url/url-path'

/** A link between pages in the form of Lectern, without a base URL, or of Docusaurus. */
export interface LinkForms {
  path?: string
  label?: string
  permalink?: string
  title?: string
}

/** Returns functions that convert paths and permalinks into each other. */
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

/** Returns a function that gives a link between pages the fields of both forms. */
export function usePageLinks() {
  const {toBoth} = useAddresses()
  return <Link extends LinkForms>(link: Link | undefined) =>
    link && {...toBoth(link), label: link.label ?? link.title, title: link.title ?? link.label}
}
