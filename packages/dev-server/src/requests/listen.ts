import http from 'node:http'
import {messageOf, SiteError} from '@lectern/shared/problems/site-problem'

/** Maximum number of ports to try. */
const TRIES = 20

/** A server that listens on one address or on both loopback addresses. */
export interface Listening {
  port: number
  close(): Promise<void>
}

/**
 * Listens on a port or the next free one. For `localhost`, it uses both loopback addresses, because
 * browsers may connect to either.
 *
 * @throws SiteError `port-taken` if none of the ports is free, `address-refused` if the system
 *   rejects the address.
 */
export async function listenOnFreePort(
  answer: http.RequestListener,
  wanted: number,
  host: string
): Promise<Listening> {
  const last = wanted === 0 ? TRIES : Math.min(65_535, wanted + TRIES - 1)
  for (let port = wanted; port <= last; port++) {
    // For port 0, the system chooses a port. If it's only free on one of the addresses, the system
    // chooses again.
    const listening = await listenOnPort(answer, wanted === 0 ? 0 : port, host)
    if (listening) return listening
  }
  throw new SiteError({
    code: 'port-taken',
    message: `Ports ${wanted} to ${last} are in use.`,
    hint: 'Choose a different port, e.g. `--port 4000`.'
  })
}

/** Returns `undefined` if the port is in use. */
async function listenOnPort(
  answer: http.RequestListener,
  wanted: number,
  host: string
): Promise<Listening | undefined> {
  const addresses = host === 'localhost' ? ['127.0.0.1', '::1'] : [host]
  const servers: http.Server[] = []
  const close = async () => void (await Promise.all(servers.map(closeServer)))
  let port = wanted
  for (const address of addresses) {
    const server = http.createServer(answer)
    const error = await listen(server, port, address)
    if (!error) servers.push(server)
    else if (error.code === 'EADDRINUSE') {
      await close()
      return undefined
    } else if (servers.length === 0 && address === addresses.at(-1))
      throw rejected(host, port, error)
    // If the machine doesn't have one of the addresses, the other is enough.
    port = portOf(server) ?? port
  }
  return {port, close}
}

function listen(
  server: http.Server,
  port: number,
  address: string
): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    server.once('error', resolve)
    server.listen(port, address, () => {
      server.off('error', resolve)
      resolve(undefined)
    })
  })
}

function portOf(server: http.Server): number | undefined {
  const address = server.address()
  return typeof address === 'object' ? address?.port : undefined
}

function closeServer(server: http.Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}

function rejected(host: string, port: number, error: Error): SiteError {
  return new SiteError(
    {
      code: 'address-refused',
      message: `The server can't listen on ${host}:${port}: ${messageOf(error)}.`,
      hint: 'Use a local address and a port above 1023, e.g. `--host localhost --port 3000`.'
    },
    {cause: error}
  )
}
