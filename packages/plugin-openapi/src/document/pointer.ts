/** Creates a JSON pointer from its tokens, without `#`: `/paths/~1birds/get`. */
export function createPointer(...tokens: readonly (string | number)[]): string {
  return tokens
    .map((token) => `/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('')
}

/**
 * Returns the tokens of a JSON pointer. The pointer can be the fragment of a URL, such as
 * `#/a~1b/c%20d`.
 */
export function readPointer(pointer: string): string[] {
  const [, ...tokens] = pointer.replace(/^#/, '').split('/')
  return tokens.map((token) => decode(token).replaceAll('~1', '/').replaceAll('~0', '~'))
}

function decode(token: string): string {
  try {
    return decodeURIComponent(token)
  } catch {
    // The `%` isn't part of an escape sequence, so it belongs to the name.
    return token
  }
}

/**
 * Returns the value that a pointer refers to. Returns `undefined` if there's none. Inherited
 * properties aren't values.
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
