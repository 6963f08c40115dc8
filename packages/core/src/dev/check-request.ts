import net from 'node:net'

/** The part of a request that decides whether it is answered at all. */
export interface RequestHead {
  method: string | undefined
  url: string | undefined
  /** The `Host` header. */
  host: string | undefined
}

/** What a request is refused with. */
export interface Refusal {
  status: 400 | 403 | 405
  text: string
}

/**
 * Refuse what no author's browser sends. A foreign `Host` means that a strange website had its own name
 * answered with this machine's address (DNS rebinding); it must not read the site's sources.
 *
 * @param host - Name that the server was asked to listen on.
 */
export function checkRequest(request: RequestHead, host: string): Refusal | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return {status: 405, text: 'The development server answers GET and HEAD only.'}
  if (!isOwnHost(request.host ?? '', host))
    return {
      status: 403,
      text: `The development server does not answer for ${request.host}. Start it with --host to use another name.`
    }
  return isCleanUrl(request.url ?? '')
    ? undefined
    : {status: 400, text: 'The address holds what no address of this site does.'}
}

/** The name without the port is this machine's, the one asked for, or an address that is no name. */
function isOwnHost(header: string, host: string): boolean {
  const name = header
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase()
  if (name === 'localhost' || name.endsWith('.localhost') || name === host.toLowerCase())
    return true
  return net.isIP(name) !== 0
}

function isCleanUrl(url: string): boolean {
  if (!url.startsWith('/') || url.startsWith('//')) return false
  const [pathname = ''] = url.split(/[?#]/)
  // An encoded slash or NUL is never part of a file's name; `..` would leave the folder.
  if (/%(?:2f|5c|00)/i.test(pathname) || pathname.includes('\\') || pathname.includes('\0'))
    return false
  try {
    return !decodeURIComponent(pathname).split('/').includes('..')
  } catch {
    // Not an encoding.
    return false
  }
}
