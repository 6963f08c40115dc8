import {type EncodedBody, encodeBody} from './encode-body.js'

/** A field that readers fill in. */
export interface TryItField {
  name: string
  place: 'path' | 'query' | 'header' | 'cookie'
  isRequired: boolean
  /** Example value. */
  example: string
  /** Whether the value is a list, separated by commas, and each item is a parameter in the query. */
  isRepeated?: boolean
  /** Whether the value is a password or token, which the page hides. */
  isSecret?: boolean
  /** Text in front of the value in a header, such as `Bearer `. */
  prefix?: string
}

/** A request that readers can edit and send. It's included in the props of the page. */
export interface TryItRequest {
  method: string
  /** Server URLs, without a trailing slash. */
  servers: readonly string[]
  /** Path with placeholders, such as `/birds/{id}`. */
  path: string
  fields: readonly TryItField[]
  body?: {mediaType: string; text: string}
  /** URL of a proxy. The encoded URL of each request is appended to it. */
  proxy?: string
}

/** A request as the browser sends it. */
export interface SentRequest {
  url: string
  method: string
  headers: Readonly<Record<string, string>>
  body?: EncodedBody['body']
}

/**
 * Creates a request from the values of its fields, which are in the order of `fields`. Leaves out
 * empty optional fields.
 */
export function createRequest(
  {method, path, fields, body, proxy}: TryItRequest,
  given: {server: string; values: readonly string[]; body: string}
): SentRequest {
  const query = new URLSearchParams()
  const headers: Record<string, string> = {}
  let filled = path
  for (const [index, {name, place, prefix = '', isRepeated}] of fields.entries()) {
    const value = given.values[index] ?? ''
    if (place === 'path') filled = filled.replaceAll(`{${name}}`, encodeURIComponent(value))
    else if (value === '') continue
    else if (place === 'query')
      for (const item of isRepeated ? splitList(value) : [value]) query.append(name, item)
    else if (place === 'header') headers[name] = prefix + value
  }
  const hasBody = body !== undefined && given.body !== '' && !['GET', 'HEAD'].includes(method)
  const encoded = hasBody ? encodeBody(given.body, body.mediaType) : undefined
  if (encoded?.contentType !== undefined) headers['Content-Type'] = encoded.contentType
  const search = query.toString()
  const url = given.server + filled + (search && `?${search}`)
  return {
    // A server on the site's own host needs no proxy.
    url: proxy === undefined || url.startsWith('/') ? url : proxy + encodeURIComponent(url),
    method,
    headers,
    ...(encoded && {body: encoded.body})
  }
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}
