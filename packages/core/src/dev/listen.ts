import type http from 'node:http'
import {SiteError} from '@lectern/shared/site-problem'

/** How many ports are tried, from the wanted one on. */
const TRIES = 20

/**
 * Listen on a port, or on the next that is free.
 *
 * @returns the port.
 * @throws SiteError `port-taken` when there is none near.
 */
export async function listenOnFreePort(
  server: http.Server,
  wanted: number,
  host: string
): Promise<number> {
  const last = wanted === 0 ? 0 : Math.min(65_535, wanted + TRIES - 1)
  for (let port = wanted; port <= last; port++) {
    if (await listen(server, port, host)) {
      const address = server.address()
      return typeof address === 'object' && address ? address.port : port
    }
  }
  throw new SiteError({
    code: 'port-taken',
    message: `The ports from ${wanted} to ${last} are in use.`,
    hint: 'Choose another one with --port.'
  })
}

/** False when the port is in use. */
function listen(server: http.Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onListening = () => {
      server.off('error', onError)
      resolve(true)
    }
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening)
      if (error.code === 'EADDRINUSE') resolve(false)
      else reject(error)
    }
    server.once('listening', onListening)
    server.once('error', onError)
    server.listen(port, host)
  })
}
