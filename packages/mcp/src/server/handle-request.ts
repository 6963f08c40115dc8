import {WebStandardStreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import {createServer} from './create-server.js'
import type {ServerSettings} from './server-settings.js'

/** A received request: a Web API `Request`, or the same data from Node. */
export interface McpRequest extends Pick<Request, 'method' | 'url' | 'headers'> {
  body: AsyncIterable<Uint8Array> | null
}

/** Maximum size of a request in bytes. */
const MAX_BODY = 100_000

/**
 * Handles a request to the Streamable HTTP transport. Each request has its own server, so there are
 * no sessions and any number of instances can run in parallel.
 */
export async function handleRequest(
  {method, url, headers, body}: McpRequest,
  settings: ServerSettings
): Promise<Response> {
  if (method !== 'POST')
    return new Response('Send requests with POST.\n', {status: 405, headers: {allow: 'POST'}})
  const text = await readBody(body ?? [])
  if (text === undefined) return new Response('The request is too large.\n', {status: 413})
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true
  })
  const server = createServer(settings)
  await server.connect(transport)
  const response = await transport.handleRequest(new Request(url, {method, headers, body: text}))
  const result = await response.text()
  await server.close()
  return new Response(result === '' ? null : result, response)
}

/** Reads a body as UTF-8. Returns `undefined` once it exceeds the limit. */
async function readBody(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const part of body) {
    size += part.byteLength
    if (size > MAX_BODY) return undefined
    text += decoder.decode(part, {stream: true})
  }
  return text + decoder.decode()
}
