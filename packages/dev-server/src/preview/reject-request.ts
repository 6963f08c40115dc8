import type http from 'node:http'
import {isOwnHost} from '@lectern/shared/server/server-host'
import {LONGEST_URL, type Rejection} from '../requests/check-request.js'
import {decodePathname} from '../requests/decode-pathname.js'

/**
 * Rejects requests that can't match a file, and requests for other hosts. A foreign `Host` means that a website
 * resolves its name to this machine (DNS rebinding).
 *
 * @param host - Hostname that the server listens on.
 */
export function rejectRequest(
  {method = '', url = '', headers}: Pick<http.IncomingMessage, 'method' | 'url' | 'headers'>,
  host: string
): Rejection | undefined {
  if (method !== 'GET' && method !== 'HEAD')
    return {status: 405, text: 'Only GET and HEAD requests are supported.'}
  if (url.length > LONGEST_URL) return {status: 414, text: 'The URL is too long.'}
  if (!isPath(url)) return {status: 400, text: 'The URL is not a valid path.'}
  if (isOwnHost(headers.host ?? '', host)) return undefined
  return {
    status: 403,
    text: `Requests for ${headers.host} aren't allowed. Start the server with --host to use a different name.`
  }
}

function isPath(url: string): boolean {
  const [pathname = ''] = url.split(/[?#]/)
  return pathname.startsWith('/') && decodePathname(pathname) !== undefined
}
