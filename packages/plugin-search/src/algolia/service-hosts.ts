/** A host in the form that Algolia's clients expect. */
interface ServiceHost {
  /** Host, port and path, without the protocol. */
  url: string
  accept: 'readWrite'
  protocol: 'http' | 'https'
}

/**
 * Returns the hosts to use instead of Algolia's, such as a proxy. Returns `undefined` to use
 * Algolia's own hosts.
 */
export function listServiceHosts(serviceUrl: string | undefined): ServiceHost[] | undefined {
  if (serviceUrl === undefined) return undefined
  const {protocol, host, pathname} = new URL(serviceUrl)
  const url = host + pathname.replace(/\/$/, '')
  return [{url, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https'}]
}
