import type http from 'node:http'
import {listen} from '@lectern/shared/server/listen'
import {isOwnHost, isOwnOrigin, serverUrl} from '@lectern/shared/server/server-host'
import {handleRequest} from './handle-request.js'
import type {ServerSettings} from './server-settings.js'

/** Path of the server. */
const PATH = '/mcp'

/** A running server. */
export interface McpServer {
  url: string
  close(): Promise<void>
}

/**
 * Starts a server for the Streamable HTTP transport.
 *
 * @throws SiteError `port-taken`, `address-refused`.
 */
export async function listenForMcp(
  settings: ServerSettings,
  {host, port}: {host: string; port: number}
): Promise<McpServer> {
  const {port: ownPort, close} = await listen(
    (request, response) => {
      respond(request, {settings, host}).then(
        (found) => send(response, found),
        () => send(response, new Response('Internal server error.\n', {status: 500}))
      )
    },
    {host, port, command: 'site mcp --http'}
  )
  return {url: serverUrl({host, port: ownPort}, PATH), close}
}

async function respond(
  request: http.IncomingMessage,
  {settings, host}: {settings: ServerSettings; host: string}
): Promise<Response> {
  const {method = 'GET', headers} = request
  // Prevents DNS rebinding, where a website resolves its name to this machine.
  const isOwn =
    isOwnHost(headers.host ?? '', host) &&
    (headers.origin === undefined || isOwnOrigin(headers.origin, host))
  if (!isOwn) return new Response('This host is not allowed.\n', {status: 403})
  if (request.url?.replace(/\?.*$/s, '') !== PATH)
    return new Response(`The server is at ${PATH}.\n`, {status: 404})
  const kept = Object.entries(headers).filter(([name]) =>
    /^(?:accept|content-type|mcp-.*)$/.test(name)
  )
  return handleRequest(
    {
      method,
      // The transport only needs a valid URL.
      url: `http://localhost${PATH}`,
      headers: new Headers(kept.map(([name, value]) => [name, String(value)])),
      body: request
    },
    settings
  )
}

async function send(response: http.ServerResponse, found: Response): Promise<void> {
  response.writeHead(found.status, Object.fromEntries(found.headers))
  response.end(await found.text())
}
