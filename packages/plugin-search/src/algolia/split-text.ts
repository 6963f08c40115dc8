/**
 * Cuts a text into pieces of at most `limit` characters: at ends of lines where it can, else at ends of sentences,
 * else between words, and through a word only where that alone is longer.
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

/** Ends of parts, coarse ones first: lines, sentences (including Chinese and Japanese), words. */
const ENDS = [/(?<=\n)/, /(?<=[.!?]\s|[。！？])/u, /(?<=\s)/]

/** Parts that fit, each with what follows it up to the next one. */
function listParts(
  text: string,
  limit: number,
  [end, ...finer]: readonly RegExp[] = ENDS
): string[] {
  if (text.length <= limit) return [text]
  if (!end) return cutAnywhere(text, limit)
  return text.split(end).flatMap((part) => listParts(part, limit, finer))
}

/** Between characters, never within one that takes two code units. */
function cutAnywhere(text: string, limit: number): string[] {
  return text.match(new RegExp(`.{1,${Math.max(1, Math.floor(limit / 2))}}`, 'gsu')) ?? []
}
