import net from 'node:net'

/**
 * Tests whether a `Host` header names this machine: the host that the server listens on,
 * `localhost`, or any IP address. Other names may belong to a website that resolves its name to
 * this machine (DNS rebinding).
 *
 * @param header - May include a port. IPv6 addresses are in brackets.
 * @param host - Value of the `--host` option.
 */
export function isOwnHost(header: string, host: string): boolean {
  const name = header
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase()
  return isOwnName(name, host) || net.isIP(name) !== 0
}

/**
 * Tests whether an `Origin` header is a page on this machine. Unlike in a `Host` header, an IP
 * address isn't enough, because websites can have one.
 *
 * @param host - Value of the `--host` option.
 */
export function isOwnOrigin(header: string, host: string): boolean {
  // `null` is the origin of sandboxed documents.
  if (!URL.canParse(header)) return false
  const name = new URL(header).hostname.replace(/^\[|\]$/g, '')
  return isOwnName(name, host) || name === '127.0.0.1' || name === '::1'
}

function isOwnName(name: string, host: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || name === host.toLowerCase()
}

/**
 * Returns the URL of a server in a form that browsers can open. A server that listens on all
 * addresses can be opened at `localhost`.
 *
 * @param pathname - Starts with `/`.
 */
export function serverUrl({host, port}: {host: string; port: number}, pathname: string): string {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${net.isIPv6(shown) ? `[${shown}]` : shown}:${port}${pathname}`
}
