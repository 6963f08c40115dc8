import {validateHeaderValue} from 'node:http'

/**
 * Returns the value of a header as Node sends it. Characters outside of Latin-1 are sent as UTF-8,
 * as static hosts do.
 *
 * @returns `undefined` for a value that HTTP doesn't allow.
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

/** Returns a URL for the `Location` header: characters that aren't ASCII are encoded. */
export function toLocation(url: string): string {
  return url.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent)
}
