import {once} from 'node:events'
import {createServer, type IncomingMessage} from 'node:http'
import type {AddressInfo} from 'node:net'
import {buffer} from 'node:stream/consumers'

/** An answered request. */
interface CacheRequest {
  method: string
  status: number
}

/** A cache server for Nx. */
export interface CacheServer {
  url: string
  requests: readonly CacheRequest[]
  stop(): Promise<void>
}

interface Answer {
  status: number
  /** Stored artifact, or a message that Nx shows. */
  body?: Buffer | string
}

/** Starts a server for the “Nx custom remote cache specification” 1.0.0, which accepts only what it describes. */
export async function startCacheServer(token: string): Promise<CacheServer> {
  const artifacts = new Map<string, Buffer>()
  const requests: CacheRequest[] = []
  const server = createServer(async (request, response) => {
    const {status, body} = await answer(request, {artifacts, token})
    requests.push({method: request.method ?? '', status})
    const type = typeof body === 'string' ? 'text/plain' : 'application/octet-stream'
    response.writeHead(status, {'content-type': type}).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const {port} = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return {url: `http://127.0.0.1:${port}`, requests, stop}
}

async function answer(
  request: IncomingMessage,
  {artifacts, token}: {artifacts: Map<string, Buffer>; token: string}
): Promise<Answer> {
  const {method, url = '', headers} = request
  const [, hash] = /^\/v1\/cache\/([\w-]+)$/.exec(url) ?? []
  const content = await buffer(request)
  if (hash === undefined) return {status: 404}
  if (headers.authorization !== `Bearer ${token}`)
    return method === 'PUT'
      ? {status: 401, body: 'The token is invalid.'}
      : {status: 403, body: 'Access forbidden.'}
  if (method === 'GET') {
    const body = artifacts.get(hash)
    return body ? {status: 200, body} : {status: 404}
  }
  if (method !== 'PUT') return {status: 405}
  if (Number(headers['content-length']) !== content.length) return {status: 411}
  if (headers['content-type'] !== 'application/octet-stream') return {status: 415}
  if (artifacts.has(hash)) return {status: 409}
  artifacts.set(hash, content)
  return {status: 200}
}
