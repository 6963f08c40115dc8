import {decodeUrlPart} from '@lectern/shared/url/decode-url'
/** Creates a JSON pointer without `#`, such as `/paths/~1birds/get`. */
export function createPointer(...tokens: readonly (string | number)[]): string {
  return tokens
    .map((token) => `/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('')
}

/**
 * Returns the tokens of a JSON pointer, which can also be a URL fragment such as `#/a~1b/c%20d`.
 */
export function readPointer(pointer: string): string[] {
  const [, ...tokens] = pointer.replace(/^#/, '').split('/')
  return tokens.map((token) => decodeUrlPart(token).replaceAll('~1', '/').replaceAll('~0', '~'))
}

/**
 * Returns the value that a pointer refers to. Returns `undefined` if it doesn't exist. Ignores
 * inherited properties.
 */
export function findValue(document: unknown, pointer: string): unknown {
  let value = document
  for (const token of readPointer(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, token))
      return undefined
    value = (value as Readonly<Record<string, unknown>>)[token]
  }
  return value
}
