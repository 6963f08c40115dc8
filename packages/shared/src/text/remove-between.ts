/**
 * Removes all text between a start marker and the next end marker, including the markers. For
 * example, removes comments. If there's no end marker, the text is kept.
 *
 * @param replacement - Replaces each removed part.
 */
export function removeBetween(
  text: string,
  [open, close]: readonly [open: string, close: string],
  replacement = ''
): string {
  const kept: string[] = []
  let from = 0
  for (;;) {
    const start = text.indexOf(open, from)
    const end = start < 0 ? -1 : text.indexOf(close, start + open.length)
    if (end < 0) break
    kept.push(text.slice(from, start))
    from = end + close.length
  }
  return [...kept, text.slice(from)].join(replacement)
}
