/** `@docusaurus/utils-common`, as far as components use it. */
import {isSamePath} from '@lectern/shared/url/url-path'

export {addBaseUrl, applyTrailingSlash, isSamePath} from '@lectern/shared/url/url-path'

/** Id of the element that holds a post. */
export const blogPostContainerID = '__blog-post-container'

/** `a` becomes `a/`. */
export function addTrailingSlash(text: string): string {
  return text.endsWith('/') ? text : `${text}/`
}

/** `a` becomes `/a`. */
export function addLeadingSlash(text: string): string {
  return text.startsWith('/') ? text : `/${text}`
}

/** `a/` becomes `a`. */
export function removeTrailingSlash(text: string): string {
  return text.replace(/\/$/, '')
}

/** Whether a path is that of the site's first page. */
export function isHomePath(path: string, baseUrl: string): boolean {
  return isSamePath(path, baseUrl)
}
