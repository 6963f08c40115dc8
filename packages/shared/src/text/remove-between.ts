/**
 * Returns a text without its parts from one mark to the next of another, such as comments. A part without an end stays.
 *
 * @param replacement - Takes the place of each part.
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
