/** A host in the form that Algolia's clients expect. */
interface ServiceHost {
  /** Host, port and path. Excludes the protocol. */
  url: string
  accept: 'readWrite'
  protocol: 'http' | 'https'
}

/** Lists the hosts to use instead of Algolia's, such as a proxy. Returns `undefined` for Algolia's own hosts. */
export function listServiceHosts(address: string | undefined): ServiceHost[] | undefined {
  if (address === undefined) return undefined
  const {protocol, host, pathname} = new URL(address)
  const url = host + pathname.replace(/\/$/, '')
  return [{url, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https'}]
}
