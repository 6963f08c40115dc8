import {WebStandardStreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import {createServer} from './create-server.js'
import type {ServerSettings} from './server-settings.js'

/** Maximum size of a request in bytes. */
const MAX_BODY = 100_000

/**
 * Handles a request to the Streamable HTTP transport. Each request has its own server, so there are
 * no sessions and any number of instances can run in parallel.
 */
export async function handleRequest(request: Request, settings: ServerSettings): Promise<Response> {
  if (request.method !== 'POST')
    return new Response('Send requests with POST.\n', {status: 405, headers: {allow: 'POST'}})
  const body = await request.text()
  if (body.length > MAX_BODY) return new Response('The request is too large.\n', {status: 413})
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true
  })
  const server = createServer(settings)
  await server.connect(transport)
  const {url, headers, method} = request
  const answer = await transport.handleRequest(new Request(url, {method, headers, body}))
  const text = await answer.text()
  await server.close()
  return new Response(text === '' ? null : text, answer)
}
