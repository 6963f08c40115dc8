/**
 * Compiled content doesn't depend on other files. Dependent values (the URL of a linked page or image, an
 * image's size) are tokens, which are replaced when the page is rendered.
 */
const TOKEN = /site-(link|asset|width|height):\/\/(\d+)\//g

/** Token for the URL path of `record.links[index]`. A query or hash may follow it. */
export function linkToken(index: number): string {
  return `site-link://${index}/`
}

/** Token for the URL path of `record.assets[index]`. */
export function assetToken(index: number): string {
  return `site-asset://${index}/`
}

/** Token for the width in CSS pixels of the image `record.assets[index]`. */
export function widthToken(index: number): string {
  return `site-width://${index}/`
}

/** Token for the height in CSS pixels of the image `record.assets[index]`. */
export function heightToken(index: number): string {
  return `site-height://${index}/`
}

/** Token for the plain Markdown of `record.partials[index]`. */
export function partialToken(index: number): string {
  return `site-partial://${index}/`
}

const SITE_PATH = 'site-path://'

/** Marks a URL in plain Markdown that is relative to the site (`/a`) or to the page (`a`). */
export function sitePath(path: string): string {
  return SITE_PATH + path
}

/** Replaces paths that `sitePath` marked with absolute URLs. */
export function replaceSitePaths(markdown: string, resolve: (path: string) => string): string {
  return markdown.replace(/site-path:\/\/([^\s)>\]"]*)/g, (_, path: string) => resolve(path))
}

/** Token values of one content, by index. URLs are percent-encoded, with base URL. */
export interface TokenValues {
  links: readonly string[]
  assets: readonly {url: string; width?: number; height?: number}[]
}

/** Replaces tokens in HTML, JSON or JavaScript. Values never need escaping. */
export function replaceTokens(text: string, values: TokenValues): string {
  return text.replace(TOKEN, (token, kind: string, digits: string) => {
    const index = Number(digits)
    if (kind === 'link') return safeUrl(values.links[index] ?? token)
    const asset = values.assets[index]
    if (!asset) return token
    if (kind === 'asset') return safeUrl(asset.url)
    return String((kind === 'width' ? asset.width : asset.height) ?? '')
  })
}

/**
 * Replaces tokens in every string of a plain value, such as a static body. Parts without a token aren't copied.
 */
export function replaceTokensIn<Value>(value: Value, values: TokenValues): Value
export function replaceTokensIn(value: unknown, values: TokenValues): unknown {
  if (typeof value === 'string') {
    return value.includes('site-') ? replaceTokens(value, values) : value
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

/** Percent-encodes characters that would end a string or an attribute in these languages. */
function safeUrl(url: string): string {
  return url.replace(
    /["'`\\<>&\s]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
  )
}
