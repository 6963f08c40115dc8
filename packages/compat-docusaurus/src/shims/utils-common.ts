/** `@docusaurus/utils-common`, limited to the exports that components import. */
import {addTrailingSlash, isSamePath} from '@lectern/shared/url/url-path'

export {addBaseUrl, addTrailingSlash, isSamePath} from '@lectern/shared/url/url-path'

/** ID of the element that contains a post. */
export const blogPostContainerID = '__blog-post-container'

/** Settings of `applyTrailingSlash`. */
export interface TrailingSlashSettings {
  trailingSlash: boolean | undefined
  baseUrl: string
}

/** Applies the `trailingSlash` setting to a path, before its query and hash. */
export function applyTrailingSlash(
  path: string,
  {trailingSlash, baseUrl}: TrailingSlashSettings
): string {
  if (path.startsWith('#') || trailingSlash === undefined) return path
  const [pathname = ''] = path.split(/[#?]/)
  if (pathname === '/' || pathname === baseUrl) return path
  const applied = trailingSlash ? addTrailingSlash(pathname) : removeTrailingSlash(pathname)
  return applied + path.slice(pathname.length)
}

/** Converts `a` to `/a`. */
export function addLeadingSlash(text: string): string {
  return text.startsWith('/') ? text : `/${text}`
}

/** Converts `a/` to `a`. */
export function removeTrailingSlash(text: string): string {
  return text.replace(/\/$/, '')
}

/** Tests whether a path is the site's home page. */
export function isHomePath(path: string, baseUrl: string): boolean {
  return isSamePath(path, baseUrl)
}

/** Adds a prefix unless the string already has it. */
export function addPrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text : prefix + text
}

/** Removes a prefix. */
export function removePrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text.slice(prefix.length) : text
}

/** Adds a suffix unless the string already has it. */
export function addSuffix(text: string, suffix: string): string {
  return text.endsWith(suffix) ? text : text + suffix
}

/** Removes a suffix. */
export function removeSuffix(text: string, suffix: string): string {
  return text.endsWith(suffix) ? text.slice(0, text.length - suffix.length) : text
}

/** Returns an error and its causes, outermost first. */
export function getErrorCausalChain(error: Error): Error[] {
  const {cause} = error
  return cause instanceof Error ? [error, ...getErrorCausalChain(cause)] : [error]
}
