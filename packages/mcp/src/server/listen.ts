import http from 'node:http'
import {handleRequest} from './handle-request.js'
import type {ServerSettings} from './server-settings.js'

/** Maximum size of a request in bytes. */
const MAX_BODY = 100_000

/** Path of the server. */
const PATH = '/mcp'

/** Address to listen on. */
interface Address {
  host: string
  port: number
}

/**
 * Starts a server for the Streamable HTTP transport and returns its URL. Rejects if the port is
 * taken.
 */
export async function listen(
  settings: ServerSettings,
  {host, port}: Address
): Promise<{url: string; close(): Promise<void>}> {
  const server = http.createServer((request, response) => {
    answer(request, settings, host).then(
      (found) => send(response, found),
      () => send(response, new Response('Internal server error.\n', {status: 500}))
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  const address = server.address()
  const shown = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://${host}:${shown}${PATH}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      })
  }
}

async function answer(
  request: http.IncomingMessage,
  settings: ServerSettings,
  host: string
): Promise<Response> {
  const {method = 'GET', headers} = request
  // Protects against DNS rebinding, where a website's domain resolves to this machine.
  if (
    !isOwn(headers.host, host) ||
    (headers.origin !== undefined && !isOwn(new URL(headers.origin).host, host))
  )
    return new Response('This host is not allowed.\n', {status: 403})
  if (request.url?.replace(/\?.*$/s, '') !== PATH)
    return new Response(`The server is at ${PATH}.\n`, {status: 404})
  let body = ''
  for await (const part of request.setEncoding('utf8')) {
    body += part
    if (body.length > MAX_BODY) return new Response('The request is too large.\n', {status: 413})
  }
  const kept = Object.entries(headers).filter(([name]) =>
    /^(?:accept|content-type|mcp-.*)$/.test(name)
  )
  return handleRequest(
    new Request(`http://${host}${PATH}`, {
      method,
      headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
      ...(method === 'POST' && {body})
    }),
    settings
  )
}

function isOwn(given: string | undefined, host: string): boolean {
  const name = (given ?? '').replace(/:\d+$/, '')
  return [host, 'localhost', '127.0.0.1', '[::1]'].includes(name)
}

async function send(response: http.ServerResponse, found: Response): Promise<void> {
  response.writeHead(found.status, Object.fromEntries(found.headers))
  response.end(await found.text())
}
