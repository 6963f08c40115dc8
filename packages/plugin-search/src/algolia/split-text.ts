/**
 * Splits text into pieces of at most `limit` characters. Splits between lines if possible, then
 * between sentences, then between words. Only words longer than the limit are cut.
 */
export function splitText(text: string, limit: number): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const part of listParts(text, limit)) {
    if (piece !== '' && piece.length + part.length > limit) {
      pieces.push(piece.trim())
      piece = ''
    }
    piece += part
  }
  return [...pieces, piece.trim()].filter(Boolean)
}

/**
 * Boundaries to split at, in order of preference: lines, sentences (including Chinese and
 * Japanese), words.
 */
const ENDS = [/(?<=\n)/, /(?<=[.!?]\s|[。！？])/u, /(?<=\s)/]

/** Splits text at the coarsest boundaries that keep each part within the limit. */
function listParts(
  text: string,
  limit: number,
  [end, ...fallbacks]: readonly RegExp[] = ENDS
): string[] {
  if (text.length <= limit) return [text]
  if (!end) return cutAnywhere(text, limit)
  return text.split(end).flatMap((part) => listParts(part, limit, fallbacks))
}

/** Splits between any two characters, but never inside a surrogate pair. */
function cutAnywhere(text: string, limit: number): string[] {
  return text.match(new RegExp(`.{1,${Math.max(1, Math.floor(limit / 2))}}`, 'gsu')) ?? []
}
