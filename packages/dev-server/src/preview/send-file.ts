import fs from 'node:fs'
import type http from 'node:http'
import {pipeline} from 'node:stream'
import fresh from 'fresh'
import {lookup} from 'mrmime'
import parseRange from 'range-parser'
import {chooseEncoding, type Encoding} from './choose-encoding.js'
import {createBodyReader, LARGEST_BODY, type ReadBody} from './file-bodies.js'
import {sendText} from '../requests/send-text.js'

/** A file to send. Its headers are already set on the response. */
export interface SentFile {
  filePath: string
  stats: fs.Stats
  /** 404 for the not-found page. */
  status: 200 | 404
}

/** Minimum size of files to compress, in bytes. Compressing smaller files doesn't save a packet. */
const WORTH_COMPRESSING = 1024

/** Sends a file as the response to a request. */
export type SendFile = (
  request: http.IncomingMessage,
  response: http.ServerResponse,
  file: SentFile
) => void

/**
 * Creates a function that sends files. A response is compressed if the client supports it, partial if the request has
 * a single range, and empty if the client's cached copy is current (RFC 9110 §13, §14).
 */
export function createFileSender(): SendFile {
  const readBody = createBodyReader()
  return (request, response, file) => sendFile(request, response, {...file, readBody})
}

function sendFile(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  {filePath, stats, status, readBody}: SentFile & {readBody: ReadBody}
): void {
  const type = typeOf(filePath)
  response.statusCode = status
  response.setHeader('content-type', type)
  if (status === 200) {
    setValidators(response, stats)
    if (isKnown(request, response)) {
      response.removeHeader('content-type')
      response.writeHead(304).end()
      return
    }
  }
  const canCompress = stats.size >= WORTH_COMPRESSING && isText(type)
  if (canCompress) addVary(response, 'Accept-Encoding')
  const wantsRange = status === 200 && request.headers.range !== undefined
  const encoding =
    canCompress && !wantsRange ? chooseEncoding(request.headers['accept-encoding']) : undefined
  if (encoding) response.setHeader('content-encoding', encoding.name)
  const part = encoding ? {} : choosePart(request, response, stats)
  if (request.method === 'HEAD' || part === 'unsatisfiable') {
    response.end()
    return
  }
  if (part.start !== undefined || stats.size > LARGEST_BODY) {
    stream(response, filePath, {part, encoding})
    return
  }
  readBody({filePath, stats}, encoding).then(
    (body) => {
      response.setHeader('content-length', body.length)
      response.end(body)
    },
    () => sendUnreadable(response)
  )
}

/** Streams a part of a file, or a file that's too large to read at once. */
function stream(
  response: http.ServerResponse,
  filePath: string,
  {part, encoding}: {part: {start?: number; end?: number}; encoding: Encoding | undefined}
): void {
  fs.open(filePath, (error, fd) => {
    if (error) return sendUnreadable(response)
    const source = fs.createReadStream('', {...part, fd})
    // Errors are ignored, because `pipeline` aborts the response. Nothing else is possible once it
    // has started.
    const ignore = () => {}
    if (encoding) pipeline(source, encoding.create(), response, ignore)
    else pipeline(source, response, ignore)
  })
}

function addVary(response: http.ServerResponse, name: string): void {
  const others = response.getHeader('vary')
  response.setHeader('vary', others === undefined ? name : `${String(others)}, ${name}`)
}

/** Responds to a request for a file that was just deleted or isn't readable. */
function sendUnreadable(response: http.ServerResponse): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  sendText(response, 404, "The file can't be read.")
}

/**
 * Sets the headers for caching. The ETag is weak, because it can't detect writes within the clock's
 * resolution and is the same for compressed responses.
 */
function setValidators(response: http.ServerResponse, {size, mtimeMs, mtime}: fs.Stats): void {
  response.setHeader('etag', `W/"${size.toString(16)}-${Math.trunc(mtimeMs).toString(16)}"`)
  response.setHeader('last-modified', mtime.toUTCString())
}

function isKnown(request: http.IncomingMessage, response: http.ServerResponse): boolean {
  return fresh(request.headers, {
    etag: response.getHeader('etag'),
    'last-modified': response.getHeader('last-modified')
  })
}

/** Sets the content length and, for partial responses, the status and range. Returns the part to read. */
function choosePart(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  {size}: fs.Stats
): {start?: number; end?: number} | 'unsatisfiable' {
  if (response.statusCode === 200) response.setHeader('accept-ranges', 'bytes')
  const ranges = readRanges(request, response, size)
  if (ranges === -1) {
    response.statusCode = 416
    response.setHeader('content-range', `bytes */${size}`)
    return 'unsatisfiable'
  }
  // For several ranges or an invalid range, the whole file is a valid response.
  const [range, ...others] = Array.isArray(ranges) && ranges.type === 'bytes' ? ranges : []
  if (!range || others.length > 0) {
    response.setHeader('content-length', size)
    return {}
  }
  response.statusCode = 206
  response.setHeader('content-range', `bytes ${range.start}-${range.end}/${size}`)
  response.setHeader('content-length', range.end - range.start + 1)
  return range
}

function readRanges({headers}: http.IncomingMessage, response: http.ServerResponse, size: number) {
  const isWanted = response.statusCode === 200 && headers.range !== undefined
  // Weak ETags aren't allowed here (RFC 9110 §13.1.5), so only an exact date matches.
  const condition = headers['if-range']
  const holds = condition === undefined || condition === response.getHeader('last-modified')
  return isWanted && holds && headers.range !== undefined ? parseRange(size, headers.range) : -2
}

function typeOf(filePath: string): string {
  const type = lookup(filePath) ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

function isText(type: string): boolean {
  return /^text\/|[/+](?:json|xml|javascript|wasm)\b|^font\/(?:ttf|otf)/.test(type)
}
