/**
 * Decodes a URL or path for display and comparison. Escaped separators, such as `%2F`, stay escaped.
 * Text with a `%` that doesn't start an escape sequence is returned unchanged.
 */
export function decodeUrl(url: string): string {
  try {
    return decodeURI(url)
  } catch {
    // The `%` is a normal character.
    return url
  }
}

/**
 * Decodes a part of a URL, such as a path segment or a fragment. Text with a `%` that doesn't start
 * an escape sequence is returned unchanged.
 */
export function decodeUrlPart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // The `%` is a normal character.
    return part
  }
}
