/**
 * Joins parts into one route path: one leading slash, single slashes between, no trailing slash but
 * for the root. `joinRoutePath('docs', '', '/a/')` is `/docs/a`.
 */
export function joinRoutePath(...parts: readonly string[]): string {
  const joined = parts
    .filter(Boolean)
    .join('/')
    .replace(/\/{2,}/g, '/')
  return `/${joined.replace(/^\/|\/$/g, '')}`
}

/** `/docs/a` below `/base/` is `/base/docs/a`. `baseUrl` starts and ends with a slash. */
export function addBaseUrl(routePath: string, baseUrl: string): string {
  return baseUrl + routePath.replace(/^\//, '')
}

/** The reverse of `addBaseUrl`; `undefined` for a path outside the site. */
export function removeBaseUrl(urlPath: string, baseUrl: string): string | undefined {
  if (urlPath.startsWith(baseUrl)) return `/${urlPath.slice(baseUrl.length)}`
  return `${urlPath}/` === baseUrl ? '/' : undefined
}

/** Applies the site's `trailingSlash` setting to a path, before its query and hash. */
export function applyTrailingSlash(urlPath: string, trailingSlash: boolean | undefined): string {
  if (trailingSlash === undefined) return urlPath
  const [, pathname = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(urlPath) ?? []
  // A name such as `logo.svg` is a file; one such as `2.1.0` is a version.
  if (pathname === '' || pathname === '/' || /\.[a-z]\w*$/i.test(pathname)) return urlPath
  const bare = pathname.replace(/(?<!\/)\/+$/, '')
  return (trailingSlash ? `${bare}/` : bare) + suffix
}

/** Whether two paths lead to the same page: trailing slashes and encoding do not count. */
export function isSamePath(left: string | undefined, right: string | undefined): boolean {
  return left !== undefined && right !== undefined && comparablePath(left) === comparablePath(right)
}

/** The form of a path in which equal pages are equal strings: decoded, without a trailing slash. */
export function comparablePath(urlPath: string): string {
  const pathname = urlPath.replace(/[?#].*$/s, '').replace(/(?<=[^/])\/+$/, '')
  try {
    return decodeURI(pathname)
  } catch {
    // A stray `%` is not an encoding: the path stands for itself.
    return pathname
  }
}

/**
 * Resolves a URL relative to a page: `../a#b` on `/docs/c/` is `/docs/a#b`.
 *
 * @param base - Path of the page. With a slash at the end, the page is a folder.
 */
export function resolveRelativeUrl(url: string, base: string): string {
  // The origin only makes the URL parse.
  const origin = 'https://site.invalid'
  if (!URL.canParse(url, origin + base)) return url
  const {pathname, search, hash} = new URL(url, origin + base)
  return pathname + search + hash
}

/** Whether a link leaves the site: it has a scheme, or starts with `//`. */
export function isExternalUrl(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)
}

/** A link without a target, as people write it: it runs nothing. */
const INERT_SCRIPT = /^javascript:(?:void\(?0\)?)?;?$/i

/** Whether a URL runs code, or shows its own page, when it's followed; the link is then refused. */
export function isScriptUrl(url: string): boolean {
  // Browsers ignore control characters and whitespace inside a scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  const bare = url.replace(/[\u0000-\u0020]/g, '')
  if (INERT_SCRIPT.test(bare)) return false
  return /^(?:(?:javascript|vbscript):|data:(?!image\/(?:avif|gif|jpe?g|png|webp)[;,]))/i.test(bare)
}
