/** Texts of pages that were read for the index, kept until they're written to their own files. */
export interface TextCache {
  add(key: string, text: string): void
  /** Returns and removes a text. */
  take(key: string): string | undefined
}

/** Maximum number of characters to keep in memory. Pages beyond that are read again. */
const MAXIMUM = 24_000_000

/** Creates a cache that holds at most `maximum` characters. */
export function createTextCache(maximum = MAXIMUM): TextCache {
  const texts = new Map<string, string>()
  let size = 0
  return {
    add(key, text) {
      if (size + text.length > maximum) return
      texts.set(key, text)
      size += text.length
    },
    take(key) {
      const text = texts.get(key)
      if (texts.delete(key)) size -= text?.length ?? 0
      return text
    }
  }
}
