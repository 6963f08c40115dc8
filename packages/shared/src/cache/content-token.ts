/**
 * Compiled content doesn't depend on other files. Values from other files, such as the URL of a
 * linked page or the size of an image, are stored as tokens and filled in when the page is
 * rendered.
 */
const TOKEN = /site-(link|asset|width|height):\/\/(\d+)\//g

/** Returns the token for the URL path of `record.links[index]`. A query or hash may follow it. */
export function linkToken(index: number): string {
  return `site-link://${index}/`
}

/** Returns the token for the URL path of `record.assets[index]`. */
export function assetToken(index: number): string {
  return `site-asset://${index}/`
}

/** Returns the token for an image's width in CSS pixels. The image is `record.assets[index]`. */
export function widthToken(index: number): string {
  return `site-width://${index}/`
}

/** Returns the token for an image's height in CSS pixels. The image is `record.assets[index]`. */
export function heightToken(index: number): string {
  return `site-height://${index}/`
}

/** Returns the token for the plain Markdown of `record.partials[index]`. */
export function partialToken(index: number): string {
  return `site-partial://${index}/`
}

const SITE_PATH = 'site-path://'

/** Marks a URL in plain Markdown that is relative to the site (`/a`) or the page (`a`). */
export function sitePath(path: string): string {
  return SITE_PATH + path
}

/** Replaces paths that `sitePath` marked with absolute URLs. */
export function replaceSitePaths(markdown: string, resolve: (path: string) => string): string {
  return markdown.replace(/site-path:\/\/([^\s)>\]"]*)/g, (_, path: string) => resolve(path))
}

/** Values for a file's tokens, by index. URLs are percent-encoded and include the base URL. */
export interface TokenValues {
  links: readonly string[]
  assets: readonly {url: string; width?: number; height?: number}[]
}

/**
 * Replaces tokens in HTML, JSON or JavaScript. The values don't need to be escaped. If a dimension is unknown,
 * the attribute is removed, and the property in JSON or JavaScript becomes `null`.
 */
export function replaceTokens(text: string, values: TokenValues): string {
  let hasUnknown = false
  const replaced = text.replace(TOKEN, (token, kind: string, digits: string) => {
    const index = Number(digits)
    if (kind === 'link') return safeUrl(values.links[index] ?? token)
    const asset = values.assets[index]
    if (!asset) return token
    if (kind === 'asset') return safeUrl(asset.url)
    const size = kind === 'width' ? asset.width : asset.height
    hasUnknown ||= size === undefined
    return size === undefined ? UNKNOWN_SIZE : String(size)
  })
  return hasUnknown ? removeUnknownSizes(replaced) : replaced
}

const UNKNOWN_SIZE = 'site-size://unknown/'

/** Matches an unknown dimension, with its name in HTML and its quotes, which are escaped in a JSON string. */
const UNKNOWN = /( (?:width|height)=)?(\\?")?site-size:\/\/unknown\/(\\?")?/g

function removeUnknownSizes(text: string): string {
  return text.replace(UNKNOWN, (_, name = '', open = '', close = '') => {
    if (name !== '' && close !== '') return ''
    return open === '"' && close === '"' ? 'null' : `${name}${open}${close}`
  })
}

/**
 * Replaces the tokens in every string of a plain value, such as a static body. Parts without tokens
 * are reused instead of copied.
 */
export function replaceTokensIn<Value>(value: Value, values: TokenValues): Value
export function replaceTokensIn(value: unknown, values: TokenValues): unknown {
  if (typeof value === 'string') {
    if (!value.includes('site-')) return value
    const replaced = replaceTokens(value, values)
    // The value was the token of an unknown dimension.
    return replaced === '' ? undefined : replaced
  }
  if (Array.isArray(value)) {
    const replaced = value.map((item: unknown) => replaceTokensIn(item, values))
    return replaced.some((item, index) => item !== value[index]) ? replaced : value
  }
  if (typeof value !== 'object' || value === null) return value
  const changed = Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    const replaced = replaceTokensIn(item, values)
    return replaced === item ? [] : [[key, replaced] as const]
  })
  return changed.length > 0 ? {...value, ...Object.fromEntries(changed)} : value
}

/**
 * Percent-encodes characters that would end a string or an attribute in HTML, JSON or JavaScript.
 */
function safeUrl(url: string): string {
  return url.replace(
    /["'`\\<>&\s]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
  )
}
