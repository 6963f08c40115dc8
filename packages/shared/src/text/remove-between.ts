/**
 * Removes the parts of a text from a start marker to the next end marker, such as comments. Keeps a part
 * without an end marker.
 *
 * @param replacement - Replaces each part.
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
