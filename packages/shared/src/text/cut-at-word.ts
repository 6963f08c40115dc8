/** Maximum length of page descriptions in characters. */
const MAX_DESCRIPTION = 300

/** Matches characters of scripts that don't separate words with spaces, and their punctuation. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\u3001-\u303f\uff01-\uff1f]/u

/**
 * Shortens a description. The cut is between two words or, in text without spaces, between two
 * characters.
 *
 * @param limit - Maximum number of characters.
 */
export function cutAtWord(text: string, limit = MAX_DESCRIPTION): string {
  if (text.length <= limit) return text
  let end = limit
  while (end > 0 && !isBetweenWords(text, end)) end--
  const cut = text.slice(0, end || limit)
  return cut.replace(/[\ud800-\udbff]$/, '').replace(/(?<![\s,;:、，；：])[\s,;:、，；：]+$/, '')
}

function isBetweenWords(text: string, at: number): boolean {
  const [before = '', after = ''] = [text[at - 1], text[at]]
  return after === ' ' || (UNSPACED.test(before) && !/\p{M}/u.test(after))
}
