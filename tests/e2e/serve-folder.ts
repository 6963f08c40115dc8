import {readFileSync} from 'node:fs'
import {createServer, type RequestListener} from 'node:http'
import path from 'node:path'
import sirv from 'sirv'

/** A folder served on localhost. */
export interface ServedFolder {
  /** Origin without a trailing slash. */
  origin: string
  close(): Promise<void>
}

/**
 * Serves a built site on a free port like a simple web host: `/a` resolves to `a.html` or `a/index.html`, and missing
 * files to `404.html`. Doesn't use `site serve`, whose bugs might otherwise go unnoticed.
 *
 * @param headers - Headers of every response.
 */
export async function serveFolder(
  dir: string,
  headers: Readonly<Record<string, string>> = {}
): Promise<ServedFolder> {
  const serve = sirv(dir, {extensions: ['html'], etag: true})
  return serveRequests((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    serve(request, response, () => {
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'})
      response.end(readFileSync(path.join(dir, '404.html')))
    })
  })
}

/** Starts a server on a free port. */
export async function serveRequests(listener: RequestListener): Promise<ServedFolder> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}
