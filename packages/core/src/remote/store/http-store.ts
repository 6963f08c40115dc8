import http from 'node:http'
import https from 'node:https'
import {messageOf} from '@lectern/shared/problems/site-problem'
import {addTrailingSlash} from '@lectern/shared/url/url-path'
import {type BlobKey, type BlobStore, StoreError} from './blob-store.js'
import {acceptedEncodings, decodeBody} from './content-encoding.js'

/** Connection settings of a cache server. */
export interface HttpStoreSettings {
  /** Base URL without credentials. The paths of entries start with `ac/` or `cas/`. */
  url: string
  /** Value of the `Authorization` header. */
  authorization?: string | undefined
  /** Time without data before a request fails, in milliseconds. */
  idleTimeout: number
}

/** Maximum number of connections. */
const CONNECTIONS = 6

/**
 * Opens a server that supports the HTTP protocol of Bazel's remote cache. Doesn't follow redirects,
 * because they could send credentials to another host.
 */
export function openHttpStore({url, authorization, idleTimeout}: HttpStoreSettings): BlobStore {
  const base = new URL(addTrailingSlash(url))
  const {Agent} = base.protocol === 'https:' ? https : http
  const agent = new Agent({keepAlive: true, maxSockets: CONNECTIONS})
  const send = (method: string, {kind, hash}: BlobKey, rest: SendOptions = {}) =>
    sendRequest(new URL(`${kind}/${hash}`, base), {
      ...{method, agent, idleTimeout, ...rest},
      headers: {
        'user-agent': 'lectern',
        ...(authorization !== undefined && {authorization}),
        ...rest.headers
      }
    })
  return {
    label: base.host,
    async read(key, {maxBytes, signal}) {
      const headers = {'accept-encoding': acceptedEncodings()}
      const {status, body, encoding} = await send('GET', key, {headers, maxBytes, signal})
      if (isMissing(status)) return undefined
      if (status !== 200) throw createStatusError(status)
      return decodeBody(body, encoding, maxBytes)
    },
    async has(key, signal) {
      const {status} = await send('HEAD', key, {signal})
      if (isMissing(status)) return false
      if (status !== 200 && status !== 204) throw createStatusError(status)
      return true
    },
    async write(key, bytes, signal) {
      const headers = {
        'content-type': 'application/octet-stream',
        'content-length': String(bytes.byteLength)
      }
      const {status} = await send('PUT', key, {headers, body: bytes, signal})
      // Some servers reject overwrites, which is fine because blobs with the same hash are
      // identical.
      const isPresent = key.kind === 'cas' && (status === 409 || status === 412)
      if ((status < 200 || status > 299) && !isPresent) throw createStatusError(status)
    },
    async remove(key, signal) {
      const {status} = await send('DELETE', key, {signal})
      if (status >= 500) throw createStatusError(status)
    },
    close: () => agent.destroy()
  }
}

function isMissing(status: number): boolean {
  return status === 404 || status === 410
}

function createStatusError(status: number): StoreError {
  if (status >= 300 && status < 400)
    return new StoreError('refused', `it redirected the request (HTTP ${status})`)
  if (status === 401 || status === 403)
    return new StoreError('refused', `it denied access (HTTP ${status})`)
  const isTemporary = status >= 500 || status === 408 || status === 429
  return new StoreError(isTemporary ? 'unavailable' : 'refused', `it answered HTTP ${status}`)
}

interface SendOptions {
  headers?: Readonly<Record<string, string>>
  body?: Uint8Array
  /** Maximum size of the response in bytes. Defaults to 64 KB. */
  maxBytes?: number
  signal?: AbortSignal | undefined
}

interface RequestOptions extends SendOptions {
  method: string
  agent: http.Agent
  idleTimeout: number
}

interface Answer {
  status: number
  encoding: string | undefined
  body: Buffer
}

/** Maximum size in bytes of responses that aren't blobs, such as error pages. */
const SMALL = 65_536

function sendRequest(url: URL, options: RequestOptions): Promise<Answer> {
  const {method, headers, agent, body, signal, idleTimeout} = options
  return new Promise((resolve, reject) => {
    const {request: open} = url.protocol === 'https:' ? https : http
    const request = open(url, {method, headers, agent, signal})
    const fail = (error: unknown) => {
      request.destroy()
      reject(error instanceof StoreError ? error : describeError(error))
    }
    request.setTimeout(idleTimeout, () =>
      fail(new StoreError('timeout', `it didn't answer within ${idleTimeout / 1000} seconds`))
    )
    request.on('error', fail)
    request.on('response', (response) => {
      receiveBody(response, options.maxBytes ?? SMALL).then(
        (received) =>
          resolve({
            status: response.statusCode ?? 0,
            encoding: response.headers['content-encoding'],
            body: received
          }),
        fail
      )
    })
    request.end(body)
  })
}

/** Receives a response, and stops if it exceeds the maximum size. */
async function receiveBody(response: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  const isBlob = response.statusCode === 200
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > maxBytes) {
      if (isBlob) throw new StoreError('refused', 'its response is longer than expected')
      response.destroy()
      break
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function describeError(error: unknown): StoreError {
  const {code, name} = error as NodeJS.ErrnoException
  if (name === 'AbortError' || name === 'TimeoutError')
    return new StoreError('timeout', 'the time limit was reached', {cause: error})
  return new StoreError('unavailable', `the connection failed (${code ?? messageOf(error)})`, {
    cause: error
  })
}
