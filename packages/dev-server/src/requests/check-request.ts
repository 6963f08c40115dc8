import type http from 'node:http'
import {isOwnHost} from '@lectern/shared/server/server-host'
import {decodePathname} from './decode-pathname.js'

/** URL path for error reports from the browser. It's outside the base URL, so it can't conflict with a page. */
export const THROWN_PATH = '/__lectern/thrown'

/** Maximum length of a URL. Static hosts have similar limits. */
export const LONGEST_URL = 8192

/** Parts of a request that are checked. */
export interface RequestHead {
  method: string | undefined
  url: string | undefined
  /** The `Host` header. */
  host?: string
  /** The `Origin` header. */
  origin?: string
  /**
   * The `Sec-Fetch-Site` header. It describes the relation between the requesting page and the
   * server.
   */
  fetchSite?: string
  /** The `Sec-Fetch-Mode` header. */
  fetchMode?: string
}

/** Reason for refusing a request. */
export interface Rejection {
  status: 400 | 403 | 405 | 414
  text: string
}

/** Reads the parts of a request that `checkRequest` uses. */
export function readRequestHead({method, url, headers}: http.IncomingMessage): RequestHead {
  const single = (name: string) => [headers[name]].flat()[0]
  return {
    method,
    url,
    host: headers.host,
    origin: headers.origin,
    fetchSite: single('sec-fetch-site'),
    fetchMode: single('sec-fetch-mode')
  }
}

/**
 * Rejects requests that don't come from the user's browser tabs. A foreign `Host` means that a website resolved its own
 * name to this machine (DNS rebinding) to read the site's sources. Pages of other websites must not load files as
 * scripts, images or event streams. They can only link to the site.
 *
 * @param host - Value of the `host` option.
 */
export function checkRequest(request: RequestHead, host: string): Rejection | undefined {
  if (!['GET', 'HEAD'].includes(request.method ?? '') && !isReport(request))
    return {status: 405, text: 'Only GET and HEAD requests are supported.'}
  if (!isOwnHost(request.host ?? '', host))
    return {
      status: 403,
      text: `Requests for ${request.host} aren't allowed. Start the server with --host to use a different name.`
    }
  if (isForeign(request))
    return {
      status: 403,
      text: "Requests from other websites aren't allowed."
    }
  const url = request.url ?? ''
  if (url.length > LONGEST_URL) return {status: 414, text: 'The URL is too long.'}
  return isCleanUrl(url) ? undefined : {status: 400, text: 'The URL contains invalid characters.'}
}

/** Tests for an error report, which browsers send with an `Origin` header. */
function isReport({method, url, origin}: RequestHead): boolean {
  const [path] = (url ?? '').split('?')
  return method === 'POST' && path === THROWN_PATH && origin !== undefined
}

/** Tests whether the request comes from a page of a different website, or of a different server on this machine. */
function isForeign({host, origin, fetchSite = 'none', fetchMode}: RequestHead): boolean {
  if (origin !== undefined && hostOf(origin) !== host) return true
  return !['none', 'same-origin'].includes(fetchSite) && fetchMode !== 'navigate'
}

/**
 * Returns an origin's host. Returns `undefined` for `null`, which is the origin of opaque
 * documents.
 */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

function isCleanUrl(url: string): boolean {
  if (!url.startsWith('/') || url.startsWith('//')) return false
  const [pathname = ''] = url.split(/[?#]/)
  // Filenames never include an encoded slash or NUL, and `..` would leave the folder.
  if (/%(?:2f|5c|00)/i.test(pathname) || pathname.includes('\\') || pathname.includes('\0'))
    return false
  const name = decodePathname(pathname)
  return name !== undefined && !name.split('/').includes('..')
}
