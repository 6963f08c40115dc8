import type http from 'node:http'
import {isOwnHost, LONGEST_URL} from '../requests/check-request.js'

/** Why a request isn't answered. */
export interface RefusedRequest {
  status: 400 | 403 | 405 | 414
  text: string
}

/**
 * Refuses requests that no file can answer, and those for other hosts: a foreign `Host` means that another website
 * resolves its name to this machine (DNS rebinding).
 *
 * @param host - Name that the server listens on.
 */
export function refuseRequest(
  {method = '', url = '', headers}: Pick<http.IncomingMessage, 'method' | 'url' | 'headers'>,
  host: string
): RefusedRequest | undefined {
  if (method !== 'GET' && method !== 'HEAD')
    return {status: 405, text: 'Only GET and HEAD are answered.'}
  if (url.length > LONGEST_URL) return {status: 414, text: 'The URL is too long.'}
  if (!isPath(url)) return {status: 400, text: 'The URL is not a valid path.'}
  if (isOwnHost(headers.host ?? '', host)) return undefined
  return {
    status: 403,
    text: `This server does not answer for ${headers.host}. Start it with --host to use another name.`
  }
}

function isPath(url: string): boolean {
  const [pathname = ''] = url.split(/[?#]/)
  if (!pathname.startsWith('/')) return false
  try {
    return !decodeURIComponent(pathname).includes('\0')
  } catch {
    return false
  }
}
