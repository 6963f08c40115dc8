import http from 'node:http'
import {messageOf, SiteError} from '../problems/site-problem.js'

/** Where a server listens. */
export interface ListenOptions {
  host: string
  /** First port to try. For 0, the system chooses a port. */
  port: number
  /** Number of ports to try. @default 1 */
  tries?: number
  /** Command for hints, e.g. `site serve`. */
  command: string
  /** How long idle connections stay open, in milliseconds. Defaults to Node's 5 seconds. */
  keepAliveTimeout?: number
}

/** A server that listens on one address or on both loopback addresses. */
export interface Listening {
  port: number
  close(): Promise<void>
}

/** Number of times that the system may choose a port. */
const CHOICES = 20

/**
 * Starts an HTTP server on the first free port. For `localhost`, it uses both loopback addresses,
 * because browsers may connect to either.
 *
 * @throws SiteError `port-taken` if none of the ports is free, `address-refused` if the system
 *   rejects the address.
 */
export async function listen(
  handle: http.RequestListener,
  options: ListenOptions
): Promise<Listening> {
  const {port: first, tries = 1} = options
  const last = first === 0 ? CHOICES : Math.min(65_535, first + tries - 1)
  for (let port = first; port <= last; port++) {
    // If the chosen port is only free on one of the addresses, the system chooses again.
    const listening = await listenOnPort(handle, {...options, port: first === 0 ? 0 : port})
    if (listening) return listening
  }
  throw new SiteError({
    code: 'port-taken',
    message: first === last ? `Port ${first} is in use.` : `Ports ${first} to ${last} are in use.`,
    hint: `Choose a different port, e.g. \`${options.command} --port ${last < 65_535 ? last + 1 : 3000}\`.`
  })
}

/** Returns `undefined` if the port is in use. */
async function listenOnPort(
  handle: http.RequestListener,
  {host, port: wanted, keepAliveTimeout}: ListenOptions
): Promise<Listening | undefined> {
  const addresses = host === 'localhost' ? ['127.0.0.1', '::1'] : [host]
  const servers: http.Server[] = []
  const close = async () => void (await Promise.all(servers.map(closeServer)))
  let port = wanted
  for (const address of addresses) {
    const server = http.createServer({keepAliveTimeout}, handle)
    const error = await startServer(server, port, address)
    if (!error) servers.push(server)
    else if (error.code === 'EADDRINUSE') {
      await close()
      return undefined
    } else if (servers.length === 0 && address === addresses.at(-1))
      throw addressRefused(host, port, error)
    // If the machine doesn't have one of the addresses, the other is enough.
    port = portOf(server) ?? port
  }
  return {port, close}
}

function startServer(
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

function addressRefused(host: string, port: number, error: Error): SiteError {
  return new SiteError(
    {
      code: 'address-refused',
      message: `The server can't listen on ${host}:${port}: ${messageOf(error)}.`,
      hint: 'Use a local address and a port above 1023, e.g. `--host localhost --port 3000`.'
    },
    {cause: error}
  )
}
