/** A host as clients of Algolia take it. */
interface ServiceHost {
  /** With port and path, without protocol. */
  url: string
  accept: 'readWrite'
  protocol: 'http' | 'https'
}

/** Where clients send their requests to when it is not to Algolia itself, such as a proxy; none for Algolia. */
export function listServiceHosts(address: string | undefined): ServiceHost[] | undefined {
  if (address === undefined) return undefined
  const {protocol, host, pathname} = new URL(address)
  const url = host + pathname.replace(/\/$/, '')
  return [{url, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https'}]
}
