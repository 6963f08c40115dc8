import {readFileSync} from 'node:fs'
import {createServer} from 'node:http'
import path from 'node:path'
import sirv from 'sirv'

/** A folder on the web, on this machine only. */
export interface ServedFolder {
  /** Without a slash at its end. */
  origin: string
  close(): Promise<void>
}

/**
 * Serve a built site on a free port as a plain web host does: `/a` finds `a.html` or
 * `a/index.html`, and what is missing gets `404.html`. Independent of `site serve`, so that its
 * faults cannot hide here.
 *
 * @param headers - Sent with every answer.
 */
export async function serveFolder(
  dir: string,
  headers: Readonly<Record<string, string>> = {}
): Promise<ServedFolder> {
  const serve = sirv(dir, {extensions: ['html'], etag: true})
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    serve(request, response, () => {
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'})
      response.end(readFileSync(path.join(dir, '404.html')))
    })
  })
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
