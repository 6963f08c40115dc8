/** Maximum number of highlighted words. Keeps long pages fast. */
const MAX_RANGES = 200

/** Elements whose text isn't part of the content. */
const OUTSIDE = 'script,style,nav,button,.hash-link'

/**
 * Finds words in the text of an element.
 *
 * @param start - Heading of the section to search. The section ends at the next heading. Without a
 * heading, the whole element is searched.
 */
export function findWords(root: Element, words: readonly string[], start?: Element): Range[] {
  const pattern = createPattern(words)
  if (!pattern) return []
  const ranges: Range[] = []
  for (const node of listTexts(root, start)) {
    for (const {index, 0: word} of (node.nodeValue ?? '').matchAll(pattern)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      ranges.push(range)
      if (ranges.length === MAX_RANGES) return ranges
    }
  }
  return ranges
}

/**
 * Creates a pattern that matches whole words. In scripts without spaces, it matches anywhere,
 * because words have no boundaries.
 */
export function createPattern(words: readonly string[]): RegExp | undefined {
  const parts = [...new Set(words.map((word) => word.trim().toLowerCase()).filter(Boolean))]
  if (parts.length === 0) return undefined
  const escaped = parts
    .sort((left, right) => right.length - left.length)
    .map((word) => {
      const text = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      return /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d]+$/u.test(word)
        ? `(?<![\\p{L}\\d])${text}(?![\\p{L}\\d])`
        : text
    })
  return new RegExp(escaped.join('|'), 'giu')
}

function* listTexts(root: Element, start: Element | undefined): Generator<Node> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  let isInside = start === undefined
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node === start) isInside = true
    else if (isInside && start && node instanceof HTMLHeadingElement) return
    if (!isInside || !(node instanceof Text)) continue
    if (node.parentElement?.closest(OUTSIDE) === null) yield node
  }
}
