import {validateHeaderValue} from 'node:http'

/**
 * Encodes a header value for Node. Characters outside Latin-1 are sent as UTF-8, as static hosts
 * do.
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

/** Encodes a URL for the `Location` header, which has to be ASCII. */
export function toLocation(url: string): string {
  return url.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent)
}
