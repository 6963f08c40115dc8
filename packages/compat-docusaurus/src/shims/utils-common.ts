/** `@docusaurus/utils-common`, as far as components use it. */
import {isSamePath} from '@lectern/shared/url/url-path'

export {addBaseUrl, applyTrailingSlash, isSamePath} from '@lectern/shared/url/url-path'

/** ID of the element that holds a post. */
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

/** Whether a path is the home page of the site. */
export function isHomePath(path: string, baseUrl: string): boolean {
  return isSamePath(path, baseUrl)
}

/** Puts a prefix before a text that doesn't have it. */
export function addPrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text : prefix + text
}

/** Removes a prefix. */
export function removePrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text.slice(prefix.length) : text
}

/** Puts a suffix behind a text that doesn't have it. */
export function addSuffix(text: string, suffix: string): string {
  return text.endsWith(suffix) ? text : text + suffix
}

/** Removes a suffix. */
export function removeSuffix(text: string, suffix: string): string {
  return text.endsWith(suffix) ? text.slice(0, text.length - suffix.length) : text
}

/** An error and its causes, the outermost first. */
export function getErrorCausalChain(error: Error): Error[] {
  const {cause} = error
  return cause instanceof Error ? [error, ...getErrorCausalChain(cause)] : [error]
}
