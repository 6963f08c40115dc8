import {decodeUrl} from './decode-url.js'
/**
 * Joins parts into a route path. The result starts with a slash, and has no duplicate or trailing
 * slashes. For example, `joinRoutePath('docs', '', '/a/')` is `/docs/a`.
 */
export function joinRoutePath(...parts: readonly string[]): string {
  const joined = parts
    .filter(Boolean)
    .join('/')
    .replace(/\/{2,}/g, '/')
  return `/${joined.replace(/^\/|\/$/g, '')}`
}

/**
 * Adds the base URL to a route path: `/docs/a` becomes `/base/docs/a`. `baseUrl` starts and ends
 * with a slash.
 */
export function addBaseUrl(routePath: string, baseUrl: string): string {
  return baseUrl + routePath.replace(/^\//, '')
}

/** Adds a slash to a path or URL that doesn't end with one. */
export function addTrailingSlash(url: string): string {
  return url.endsWith('/') ? url : `${url}/`
}

/** Removes the base URL from a path. Returns `undefined` if the path is outside the site. */
export function removeBaseUrl(urlPath: string, baseUrl: string): string | undefined {
  if (urlPath.startsWith(baseUrl)) return `/${urlPath.slice(baseUrl.length)}`
  return `${urlPath}/` === baseUrl ? '/' : undefined
}

/** Applies the site's `trailingSlash` setting to a path, before its query and hash. */
export function applyTrailingSlash(urlPath: string, trailingSlash: boolean | undefined): string {
  if (trailingSlash === undefined) return urlPath
  const [, pathname = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(urlPath) ?? []
  // `logo.svg` is a filename, but `2.1.0` is a version.
  if (pathname === '' || pathname === '/' || /\.[a-z]\w*$/i.test(pathname)) return urlPath
  const bare = pathname.replace(/(?<!\/)\/+$/, '')
  return (trailingSlash ? `${bare}/` : bare) + suffix
}

/**
 * Returns the path of a page in the browser's location, without the base URL. It ends with a slash if
 * `trailingSlash` is `true`, or if it isn't set and the page is the index of a folder.
 */
export function locationPath(
  {path, isFolder}: {path: string; isFolder?: boolean},
  trailingSlash: boolean | undefined
): string {
  return applyTrailingSlash(path, trailingSlash ?? (isFolder || undefined))
}

/**
 * Returns whether two paths refer to the same page, regardless of trailing slashes and encoding.
 */
export function isSamePath(left: string | undefined, right: string | undefined): boolean {
  return left !== undefined && right !== undefined && comparablePath(left) === comparablePath(right)
}

const NORMAL_PATH = /^[\w./-]*[\w.-]$/

/** Normalizes a path for comparison: decodes it and removes the trailing slash. */
export function comparablePath(urlPath: string): string {
  // Sidebars compare hundreds of paths, and most of them are already normal.
  if (NORMAL_PATH.test(urlPath)) return urlPath
  const pathname = urlPath.replace(/[?#].*$/s, '').replace(/(?<=[^/])\/+$/, '')
  return decodeUrl(pathname)
}

/**
 * Resolves a URL relative to a page. For example, `../a#b` on `/docs/c/` becomes `/docs/a#b`.
 *
 * @param base - Path of the page. If it ends with a slash, the page is a folder.
 */
export function resolveRelativeUrl(url: string, base: string): string {
  // The origin is only needed to parse the URL.
  const origin = 'https://site.invalid'
  if (!URL.canParse(url, origin + base)) return url
  const {pathname, search, hash} = new URL(url, origin + base)
  return pathname + search + hash
}

/** Returns whether a link leaves the site because it has a scheme or starts with `//`. */
export function isExternalUrl(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)
}

/** Matches link targets that do nothing, such as `javascript:void(0)`. */
const INERT_SCRIPT = /^javascript:(?:void\(?0\)?)?;?$/i

/**
 * Returns whether a link to a URL would run code or show content from the URL itself. These links
 * are rejected.
 */
export function isScriptUrl(url: string): boolean {
  if (/^[#/]/.test(url)) return false
  // Browsers ignore control characters and whitespace inside a scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters
  const bare = url.replace(/[\u0000-\u0020]/g, '')
  if (INERT_SCRIPT.test(bare)) return false
  return /^(?:(?:javascript|vbscript):|data:(?!image\/(?:avif|gif|jpe?g|png|webp)[;,]))/i.test(bare)
}
