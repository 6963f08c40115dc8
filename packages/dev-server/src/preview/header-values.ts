import {validateHeaderValue} from 'node:http'

/**
 * Encodes a header value for Node. As on static hosts, characters outside Latin-1 are sent as
 * UTF-8.
 *
 * @returns `undefined` if HTTP doesn't allow the value.
 */
export function toHeaderValue(text: string): string | undefined {
  const value = Buffer.from(text).toString('latin1')
  try {
    validateHeaderValue('value', value)
    return value
  } catch {
    return undefined
  }
}

/** Encodes a URL for the `Location` header. Its value has to be ASCII. */
export function toLocation(url: string): string {
  return url.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent)
}
